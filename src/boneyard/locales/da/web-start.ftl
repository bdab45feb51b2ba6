### The start page: the boxes, who plays, house rules, how the evening goes. Also the list of past games.

# The title of the browser window
web-start-page-title = Boneyard · togdomino
web-start-which-box = Hvilken æske ligger på dit bord?
web-start-lead = Vælg en, og spil med det samme mod bots, eller invitér venner med et link. Ingen konto, ingen reklamer.
web-start-past-games = Tidligere partier
# $theme is “Light”, “Dark” or “As the system”
web-start-colours = Farver: { $theme }
web-start-players = { $fewest }–{ $most } spillere
web-start-set-12 = dobbelt-12-sæt
web-start-set-9-12 = dobbelt-9- eller dobbelt-12-sæt
web-start-set-6-9 = dobbelt-6- eller dobbelt-9-sæt
web-start-play-now = Spil nu
# $title is the title of a box
web-start-play-box = Spil { $title } nu
web-start-invite = Invitér venner
web-start-change = skift
web-start-promise-clause = Hver afvisning henviser til regelarket.
web-start-promise-deal = Hver uddeling kan efterprøves.
web-start-promise-bots = Bottene ser ikke mere, end du ville se.

## Who plays

web-start-how-many = Spillere
web-start-fewer = Én spiller færre
web-start-more = Én spiller mere
web-start-your-name = Dit navn
# What somebody is called who has given no name
web-start-somebody = Gæst
# $number is the number of the seat; your own is seat 1
web-start-seat = Plads { $number }
web-start-person = Spiller { $number }
web-start-name-of = Navn på spiller { $number }
# $name is the name of a bot, such as Fireman
web-start-bot = { $name } · niveau { $level }
web-start-by-link = En ven, via link
web-start-here = En anden ved denne enhed
# A button below the seats: people take all of them, and pass the device round
web-start-all-here = Alle ved denne enhed
web-start-a-friend = en ven

## House rules

web-start-house-rules = Husregler
web-start-change-rules = Alle husregler
# How many answers are not the leaflet’s own
web-start-differ =
    { $number ->
        [0] Alt som på regelarket
        [one] 1 svar er anderledes end på regelarket
       *[other] { $number } svar er anderledes end på regelarket
    }
# Beside the answer that the leaflet gives
web-start-leaflet = som på regelarket
web-start-as-printed = Alt som på regelarket
web-start-saved = Gemte husregler
web-start-save-as = Gem disse regler under et navn
web-start-save-example = Søndage hos Anna
web-start-save = Gem
# $name is the name under which house rules were saved
web-start-forget = Glem { $name }
web-start-done = Færdig
web-start-length-rounds = Runder
web-start-length-tokens = Sejrsmønter for at vinde
web-start-all-rounds = alle
web-start-compare = Forskelle mellem æskerne
web-start-question = Spørgsmål
# Read aloud where a sheet does not ask a question
web-start-not-asked = ikke relevant
web-start-loading = Et øjeblik …

## How the evening goes

web-start-manners = Ur, tip og mere
web-start-clock = Ur
web-start-clock-none = Intet ur
# $number is a time such as 20 seconds
web-start-clock-move = { $number } pr. handling
web-start-clock-match = { $number } pr. parti
web-start-seconds =
    { $number ->
        [one] 1 sekund
       *[other] { $number } sekunder
    }
web-start-minutes =
    { $number ->
        [one] 1 minut
       *[other] { $number } minutter
    }
web-start-hours =
    { $number ->
        [one] 1 time
       *[other] { $number } timer
    }
web-start-pace = Bots spiller
web-start-pace-quick = hurtigt
web-start-pace-normal = i normalt tempo
web-start-pace-calm = langsomt
web-start-pace-own =
    { $seconds ->
        [one] efter { $seconds } sekund
       *[other] efter { $seconds } sekunder
    }
web-start-hints = Tip
web-start-take-backs = Man må tage noget tilbage
web-start-public = Alle må være med

## Tables

web-start-go-on = Påbegyndte partier
web-start-go-on-with = Fortsæt
# So many unfinished games are in the list of past games besides the one shown
web-start-more-unfinished = { $number } mere
web-start-open-tables = Åbne borde
web-start-join = Vær med
web-start-watch = Se med
web-start-free =
    { $number ->
        [one] 1 ledig plads
       *[other] { $number } ledige pladser
    }

## When something goes wrong

web-start-trouble-unreachable = Serveren kan ikke nås. Tjek din forbindelse, og prøv så igen.
web-start-trouble-failed = Det gik ikke. Prøv igen.
web-start-trouble-wait =
    { $minutes ->
        [one] Det vil sige om cirka 1 minut.
       *[other] Det vil sige om cirka { $minutes } minutter.
    }
