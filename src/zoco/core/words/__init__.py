"""What is said to people: keys and parameters, catalogues, rulebooks, positions in words."""
