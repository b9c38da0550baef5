"""Search for all games alike: imagined tables, chance, several seats, sealed choices."""
