"""Chapter 4, questions: asking, and what can be deduced from answers."""
