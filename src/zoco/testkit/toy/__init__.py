"""Blind Well: a small game with every kind of secret, made to strain the conformance suite."""
