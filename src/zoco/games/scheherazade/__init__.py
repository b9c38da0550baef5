"""Die Perlen der Scheherazade: sealed bids, hidden colours, and a caravan that everybody moves."""
