"""Chapter 2, phase one: bids, tips, and how they are settled."""
