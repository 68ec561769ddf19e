"""Areopagus: rules as a service for the Mars board games."""

__version__ = "0.1.0"
