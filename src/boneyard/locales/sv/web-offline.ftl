### Without a network.

web-offline = Du är offline.
web-offline-table = Du är offline. Bordet väntar på dig.
