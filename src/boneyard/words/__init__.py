"""Sentences for people: what happened, what to do now, and why. Nothing here knows of a terminal."""
