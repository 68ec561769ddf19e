"""The client, with or without ``await``: ``_sync`` is made from ``_async``."""
