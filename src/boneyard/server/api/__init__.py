"""What visitors reach: HTTP under /v1, and the websocket."""
