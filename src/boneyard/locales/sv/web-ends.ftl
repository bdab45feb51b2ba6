### After a round and after a match, and the list of past games.

## The board

web-ends-place = Placering
web-ends-player = Spelare
web-ends-left = Kvar på hand
web-ends-this-round = Omgång
web-ends-total = Totalt
web-ends-tokens = Mynt
web-ends-went-out = gick ut
web-ends-plot = Totalpoäng efter varje omgång
web-ends-plot-tokens = Segermynt efter varje omgång
web-ends-all-rounds = Alla omgångar
web-ends-round = Omgång

## A round is over

web-ends-out =
    { $who ->
        [you] Du går ut
       *[other] { $name } går ut
    }
# The last tile may have gone to the score yard
web-ends-out-engine-191 =
    { $who ->
        [you] Din hand är tom
       *[other] { $name } har tom hand
    }
web-ends-blocked = Omgången är blockerad
web-ends-yard-empty = Högen är tom
web-ends-redeal = Alla brickor delas ut igen
web-ends-lowest-wins = Lägst totalpoäng vinner.
# $number rounds are still to be played
web-ends-to-go =
    { $number ->
        [0] Det var sista omgången.
        [one] En omgång kvar.
       *[other] { $number } omgångar kvar.
    }
web-ends-next = Nästa omgång
web-ends-ready = Du är redo
# $names are those who have not yet said that they are ready
web-ends-waiting-for = Väntar på { $names }
# Who has the first turn of the next round; beside its engine
web-ends-begins =
    { $who ->
        [you] Du börjar
       *[other] { $name } börjar
    }
# $time is what is left, such as 0:42
web-ends-next-in = Nästa omgång om { $time }

## The match is over

web-ends-wins =
    { $who ->
        [you] Du vinner!
       *[other] { $name } vinner
    }
web-ends-share-win = Delad seger: { $names }
web-ends-number-of-points =
    { $number ->
        [one] 1 poäng
       *[other] { $number } poäng
    }
web-ends-number-of-tokens =
    { $number ->
        [one] 1 segermynt
       *[other] { $number } segermynt
    }
# $what is a number of points or tokens
web-ends-after =
    { $rounds ->
        [one] { $what } efter en omgång
       *[other] { $what } efter { $rounds } omgångar
    }
web-ends-rematch = Revansch
web-ends-to-rematch = Till revanschen
web-ends-rematch-by-host = Värden kan öppna en revansch.
web-ends-rematch-open = Revanschen är öppen.
web-ends-new-game = Nytt parti
web-ends-replay = Se reprisen
web-ends-record = Spara protokollet
# It was sealed before anybody gave their share of chance; the replay shows the proof
web-ends-proof = Kontrollera given

## Past games

web-ends-past-games = Tidigare partier
web-ends-past-lead = Partier som spelats på den här enheten. De ligger kvar tills servern rensar bort dem.
web-ends-none = Inga partier än
web-ends-none-why = Partierna du spelar samlas här. Sedan kan du spela vidare, se dem igen eller spara dem.
web-ends-unfinished = inte färdigspelat
web-ends-waiting = inte påbörjat än
web-ends-won-by = Vinnare: { $names }
web-ends-go-on = Fortsätt
web-ends-delete = Radera
# $title is the name of a game, such as Mexican Train (classic)
web-ends-delete-ask = { $title }: radera partiet?
web-ends-delete-why = Partiet och protokollet försvinner för alla som spelade.
web-ends-older = Visa äldre partier
