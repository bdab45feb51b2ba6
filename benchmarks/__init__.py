"""What is fast, against whom, and the log of results."""
