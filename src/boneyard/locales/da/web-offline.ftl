### Without a network.

web-offline = Du er offline.
web-offline-table = Du er offline. Bordet venter på dig.
