### The frame of the browser client: what is there before and around every page.

web-app-name = Boneyard
web-app-not-loaded = Sidan kunde inte laddas
web-app-not-loaded-why = Kanske bröts anslutningen, eller så finns det en ny version. Inget vid ditt bord har gått förlorat.
web-app-reload = Ladda om
web-app-not-found = Här finns ingenting
web-app-not-found-why = Kanske kopierades inte hela adressen.
web-app-to-start = Till startsidan
