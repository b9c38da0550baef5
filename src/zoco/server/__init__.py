"""The table server: rooms, lobby, sockets and the HTTP interface."""
