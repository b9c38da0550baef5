"""Bids: the smallest game with a coin, sealed choices, a may, an automatic step and a secret."""
