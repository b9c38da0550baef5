"""The doors of the server: the application, its addresses, the socket of a table."""
