"""The commands around the play server."""
