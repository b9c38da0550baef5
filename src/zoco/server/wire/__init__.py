"""What travels: messages, bodies, and the TypeScript of both."""
