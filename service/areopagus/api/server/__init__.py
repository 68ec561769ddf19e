"""The server below the application: connections, overload, and a port for whoever runs it."""
