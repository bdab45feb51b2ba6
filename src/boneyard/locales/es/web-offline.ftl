### Without a network.

web-offline = No tienes conexión.
web-offline-table = No tienes conexión. La mesa te espera.
