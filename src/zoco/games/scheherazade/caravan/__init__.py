"""Chapter 3, phase two: the leader's move, camels, Bedouins and the harem."""
