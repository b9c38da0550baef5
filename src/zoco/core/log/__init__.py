"""The log of a match: entries, the chain that binds them, replay, undo."""
