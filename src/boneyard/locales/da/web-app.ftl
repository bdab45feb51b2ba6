### The frame of the browser client: what is there before and around every page.

web-app-name = Boneyard
web-app-not-loaded = Siden blev ikke indlæst
web-app-not-loaded-why = Måske røg forbindelsen, eller der er en ny version. Intet ved dit bord er gået tabt.
web-app-reload = Indlæs igen
web-app-not-found = Her er der ikke noget
web-app-not-found-why = Måske kom hele adressen ikke med.
web-app-to-start = Til startsiden
