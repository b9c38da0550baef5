"""Chapter 5, event cards: their pile, what they do, and how they are carried out."""
