### After a round and after a match, and the list of past games.

## The board

web-ends-place = Placering
web-ends-player = Spiller
web-ends-left = På hånden
web-ends-this-round = Runde
web-ends-total = I alt
web-ends-tokens = Mønter
web-ends-went-out = gik ud
web-ends-plot = Point i alt efter hver runde
web-ends-plot-tokens = Sejrsmønter efter hver runde
web-ends-all-rounds = Alle runder
web-ends-round = Runde

## A round is over

web-ends-out =
    { $who ->
        [you] Du går ud
       *[other] { $name } går ud
    }
# The last tile may have gone to the score yard
web-ends-out-engine-191 =
    { $who ->
        [you] Din hånd er tom
       *[other] { $name } har ingen brikker på hånden
    }
web-ends-blocked = Runden er blokeret
web-ends-yard-empty = Bunken er tom
web-ends-redeal = Alle brikker deles ud igen
web-ends-lowest-wins = Færrest point i alt vinder.
# $number rounds are still to be played
web-ends-to-go =
    { $number ->
        [0] Det var den sidste runde.
        [one] Én runde tilbage.
       *[other] { $number } runder tilbage.
    }
web-ends-next = Næste runde
web-ends-ready = Du er klar
# $names are those who have not yet said that they are ready
web-ends-waiting-for = Venter på { $names }
# Who has the first turn of the next round; beside its engine
web-ends-begins =
    { $who ->
        [you] Du begynder
       *[other] { $name } begynder
    }
# $time is what is left, such as 0:42
web-ends-next-in = Næste runde om { $time }

## The match is over

web-ends-wins =
    { $who ->
        [you] Du vinder!
       *[other] { $name } vinder
    }
web-ends-share-win = Delt sejr: { $names }
web-ends-number-of-points = { $number } point
web-ends-number-of-tokens =
    { $number ->
        [one] 1 sejrsmønt
       *[other] { $number } sejrsmønter
    }
# $what is a number of points or tokens
web-ends-after =
    { $rounds ->
        [one] { $what } efter én runde
       *[other] { $what } efter { $rounds } runder
    }
web-ends-rematch = Revanche
web-ends-to-rematch = Til revanchen
web-ends-rematch-by-host = Værten kan åbne en revanche.
web-ends-rematch-open = Revanchen er åben.
web-ends-new-game = Nyt parti
web-ends-replay = Se genafspilning
web-ends-record = Gem protokollen
# It was sealed before anybody gave their share of chance; the replay shows the proof
web-ends-proof = Kontrollér uddelingen

## Past games

web-ends-past-games = Tidligere partier
web-ends-past-lead = Partier spillet på denne enhed. De ligger her, indtil serveren rydder op.
web-ends-none = Ingen partier endnu
web-ends-none-why = Her står de partier, du spiller: fortsæt dem, se dem igen, eller gem dem.
web-ends-unfinished = ikke færdigt
web-ends-waiting = ikke begyndt endnu
web-ends-won-by = Vundet af { $names }
web-ends-go-on = Fortsæt
web-ends-delete = Slet
# $title is the name of a game, such as Mexican Train (classic)
web-ends-delete-ask = Vil du slette partiet { $title }?
web-ends-delete-why = Det forsvinder for alle, der spillede med, sammen med protokollen.
web-ends-older = Vis ældre partier

