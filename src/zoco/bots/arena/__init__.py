"""The arena: bots against each other, many times, and what follows from it."""
