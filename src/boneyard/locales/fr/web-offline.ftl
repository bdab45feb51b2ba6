### Without a network.

web-offline = Vous êtes hors ligne.
web-offline-table = Vous êtes hors ligne. La table vous attend.
