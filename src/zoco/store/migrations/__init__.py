"""The history of the schema; it runs when a store is opened."""
