### Without a network.

web-offline = Du bist offline.
web-offline-table = Du bist offline. Der Tisch wartet auf dich.
