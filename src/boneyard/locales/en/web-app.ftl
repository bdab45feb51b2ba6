### The frame of the browser client: what is there before and around every page.

web-app-name = Boneyard
web-app-not-loaded = This page did not load
web-app-not-loaded-why = Perhaps the connection was lost, or there is a new version. Nothing at your table is lost.
web-app-reload = Load it again
web-app-not-found = There is nothing here
web-app-not-found-why = Perhaps the address was not copied in full.
web-app-to-start = To the start page
