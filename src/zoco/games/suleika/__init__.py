"""Suleika, also known as Marrakech: carpets laid at the feet of a vizier who walks by dice."""
