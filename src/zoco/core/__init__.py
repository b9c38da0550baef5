"""The contract of a game, and what follows from it for every game alike."""
