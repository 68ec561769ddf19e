"""The contract under fire: Schemathesis on the running service, fed with real positions."""
