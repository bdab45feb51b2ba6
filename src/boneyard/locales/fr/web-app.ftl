### The frame of the browser client: what is there before and around every page.

web-app-name = Boneyard
web-app-not-loaded = Cette page ne s’est pas chargée
web-app-not-loaded-why = La connexion est peut-être perdue, ou il y a une nouvelle version. Rien n’est perdu à votre table.
web-app-reload = Recharger
web-app-not-found = Il n’y a rien ici
web-app-not-found-why = L’adresse n’a peut-être pas été copiée en entier.
web-app-to-start = Aller à l’accueil
