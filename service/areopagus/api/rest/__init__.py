"""The REST contract: resources, thin ones."""
