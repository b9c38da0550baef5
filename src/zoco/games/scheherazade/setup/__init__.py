"""Chapter 1, set-up: fields and routes of a journey, colours drawn, cards dealt, pearls laid."""
