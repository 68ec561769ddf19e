"""The use cases, free of transport: what a client may ask about a game, and the answers."""
