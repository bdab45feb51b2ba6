### The start page: the boxes, who plays, house rules, how the evening goes. Also the list of past games.

# The title of the browser window
web-start-page-title = Boneyard · tågdomino
web-start-which-box = Vilken låda har du på bordet?
web-start-lead = Välj en och spela genast mot bottar, eller bjud in vänner med en länk. Inget konto, ingen reklam.
web-start-past-games = Tidigare partier
# $theme is “Light”, “Dark” or “As the system”
web-start-colours = Färger: { $theme }
web-start-players = { $fewest }–{ $most } spelare
web-start-set-12 = dubbel-12-set
web-start-set-9-12 = dubbel-9- eller dubbel-12-set
web-start-set-6-9 = dubbel-6- eller dubbel-9-set
web-start-play-now = Spela nu
# $title is the title of a box
web-start-play-box = Spela { $title } nu
web-start-invite = Bjud in vänner
web-start-change = ändra
web-start-promise-clause = Varje avslag hänvisar till regelbladet.
web-start-promise-deal = Varje giv kan kontrolleras.
web-start-promise-bots = Bottarna ser inte mer än du själv skulle se.

## Who plays

web-start-how-many = Spelare
web-start-fewer = En spelare färre
web-start-more = En spelare till
web-start-your-name = Ditt namn
# What somebody is called who has given no name
web-start-somebody = Gäst
# $number is the number of the seat; your own is seat 1
web-start-seat = Plats { $number }
web-start-person = Spelare { $number }
web-start-name-of = Namn på spelare { $number }
# $name is the name of a bot, such as Fireman
web-start-bot = { $name } · nivå { $level }
web-start-by-link = En vän, via länk
web-start-here = Någon vid den här enheten
# A button below the seats: people take all of them, and pass the device round
web-start-all-here = Alla vid den här enheten
web-start-a-friend = en vän

## House rules

web-start-house-rules = Husregler
web-start-change-rules = Alla husregler
# How many answers are not the leaflet’s own
web-start-differ =
    { $number ->
        [0] Allt som i regelbladet
        [one] 1 svar avviker från regelbladet
       *[other] { $number } svar avviker från regelbladet
    }
# Beside the answer that the leaflet gives
web-start-leaflet = som i regelbladet
web-start-as-printed = Allt som i regelbladet
web-start-saved = Sparade husregler
web-start-save-as = Spara de här reglerna under ett namn
web-start-save-example = Söndagar hos Anna
web-start-save = Spara
# $name is the name under which house rules were saved
web-start-forget = Glöm { $name }
web-start-done = Klart
web-start-length-rounds = Omgångar
web-start-length-tokens = Mynt för seger
web-start-all-rounds = alla
web-start-compare = Så skiljer sig lådorna åt
web-start-question = Fråga
# Read aloud where a sheet does not ask a question
web-start-not-asked = ställs inte
web-start-loading = Ett ögonblick …

## How the evening goes

web-start-manners = Klocka, tips med mera
web-start-clock = Klocka
web-start-clock-none = Ingen klocka
# $number is a time such as 20 seconds
web-start-clock-move = { $number } per drag
web-start-clock-match = { $number } per parti
web-start-seconds =
    { $number ->
        [one] 1 sekund
       *[other] { $number } sekunder
    }
web-start-minutes =
    { $number ->
        [one] 1 minut
       *[other] { $number } minuter
    }
web-start-hours =
    { $number ->
        [one] 1 timme
       *[other] { $number } timmar
    }
web-start-pace = Bottarna spelar
web-start-pace-quick = snabbt
web-start-pace-normal = lagom fort
web-start-pace-calm = långsamt
web-start-pace-own =
    { $seconds ->
        [one] efter 1 sekund
       *[other] efter { $seconds } sekunder
    }
web-start-hints = Tips
web-start-take-backs = Ångra drag
web-start-public = Alla får vara med

## Tables

web-start-go-on = Påbörjade partier
web-start-go-on-with = Fortsätt
# So many unfinished games are in the list of past games besides the one shown
web-start-more-unfinished = { $number } till
web-start-open-tables = Öppna bord
web-start-join = Gå med
web-start-watch = Titta på
web-start-free =
    { $number ->
        [one] 1 ledig plats
       *[other] { $number } lediga platser
    }

## When something goes wrong

web-start-trouble-unreachable = Servern går inte att nå. Kontrollera anslutningen och försök sedan igen.
web-start-trouble-failed = Det gick inte. Försök igen.
web-start-trouble-wait =
    { $minutes ->
        [one] Det blir om ungefär 1 minut.
       *[other] Det blir om ungefär { $minutes } minuter.
    }
