"""Letters between the processes of one database: what carries them, and knows nothing of tables."""
