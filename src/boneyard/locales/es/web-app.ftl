### The frame of the browser client: what is there before and around every page.

web-app-name = Boneyard
web-app-not-loaded = Esta página no se ha cargado
web-app-not-loaded-why = Quizá se ha perdido la conexión o hay una versión nueva. En tu mesa no se ha perdido nada.
web-app-reload = Cargar otra vez
web-app-not-found = Aquí no hay nada
web-app-not-found-why = Quizá la dirección no se copió entera.
web-app-to-start = Ir al inicio
