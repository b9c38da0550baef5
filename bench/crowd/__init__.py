"""What loads a server: people who play at random, and those who attack it."""
