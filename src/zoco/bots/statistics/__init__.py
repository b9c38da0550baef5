"""What a match was made of: scores over time, their sources, dice, bargains; and sums of these."""
