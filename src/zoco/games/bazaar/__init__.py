"""Bazaar by Sid Sackson: exchange rates, wares, and the fewer stones left over the better."""
