"""Areopagus: rules as a service for the Mars board games."""

__version__ = "0.2.0"
