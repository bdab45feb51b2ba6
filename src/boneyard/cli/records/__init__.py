"""Records of matches: checked, shown and verified."""

EXIT_CODES = """\
exit codes, besides those in boneyard --help:
  1    the record is false: the message names the line and what it should say
  2    the record cannot be read, replayed or verified
"""
