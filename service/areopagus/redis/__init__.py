"""The client of Redis that sessions and rate limits share."""
