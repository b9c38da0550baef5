"""Checks that every game must pass, from its first day; `conformance` is where to start."""
