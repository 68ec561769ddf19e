"""The service on the wire. It knows no game and no rule: the referee does."""
