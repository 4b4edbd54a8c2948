"""The HTTP and WebSocket interface, version 1."""
