"""How the two travellers of the house decide: what things are worth, what they do unasked."""
