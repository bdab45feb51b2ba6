"""Tables over HTTP and websockets: everybody's actions decided, kept on disk and told to whoever may know."""
