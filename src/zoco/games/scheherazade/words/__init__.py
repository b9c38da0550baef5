"""The journey as people read it: labels, facts about moves, the position in words."""
