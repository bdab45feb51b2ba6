"""Sentences for people: what happened, why not, what to do. Nothing here knows of terminals or browsers."""
