"""What can be seen of a match: its frames, exports, imports, and what is kept for later."""
