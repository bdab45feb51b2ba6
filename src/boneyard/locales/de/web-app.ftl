### The frame of the browser client: what is there before and around every page.

web-app-name = Boneyard
web-app-not-loaded = Diese Seite wurde nicht geladen
web-app-not-loaded-why = Vielleicht ist die Verbindung abgerissen, oder es gibt eine neue Version. An deinem Tisch geht nichts verloren.
web-app-reload = Neu laden
web-app-not-found = Hier ist nichts
web-app-not-found-why = Vielleicht wurde die Adresse nicht vollständig kopiert.
web-app-to-start = Zur Startseite
