"""Players. They see a View and nothing else."""
