"""Basari: Das Kartenspiel: sealed actions, open gems, and haggling between any two who collide."""
