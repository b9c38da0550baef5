"""One table and those around it: a mailbox that takes commands and answers."""
