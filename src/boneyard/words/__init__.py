"""Sentences for people: what happened, why not, what to do. Nothing here knows a terminal or a browser."""
