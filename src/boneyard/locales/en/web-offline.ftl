### Without a network.

web-offline = You are offline.
web-offline-table = You are offline. The table is waiting for you.
