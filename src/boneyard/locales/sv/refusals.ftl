## Why an action is refused. $clause is the clause behind it, e.g. A35, or, where a house rule asks for it,
## that rule and its clause.
## Players have names at some tables; at others they are called by the letters of their seats: $called is
## `name` or `letter`.

refused-by-house-rule = husregel { $switch }={ $answer }, { $clause }

refused-round-over = Omgången är slut ({ $clause }).
refused-other-game = Det går inte att göra i det här spelet ({ $clause }).
refused-no-such-end = Här finns ingen ände { $end } att lägga i ({ $clause }).
refused-engine-half-dead = På den halva av supertågets första bricka som har lokets tal läggs ingen bricka ({ $clause }).
refused-not-in-double-six = Det finns ingen { $tile } i dubbel-6-setet ({ $clause }).
refused-not-in-double-nine = Det finns ingen { $tile } i dubbel-9-setet ({ $clause }).
refused-not-in-double-twelve = Det finns ingen { $tile } i dubbel-12-setet ({ $clause }).
refused-tile-not-held =
    { $where ->
        [table] { $tile } ligger på bordet, inte i din hand ({ $clause }).
        [hand] { $called ->
            [name] Det är { $holder } som har { $tile }, inte du ({ $clause }).
           *[letter] Det är spelare { $holder } som har { $tile }, inte du ({ $clause }).
        }
       *[unknown] Du har inte { $tile } ({ $clause }).
    }
refused-tile-does-not-fit = Den änden visar { $shows }, och din bricka är { $tile } ({ $clause }).
refused-train-closed = Tåg { $owner } är stängt för dig: det har ingen markör ({ $clause }).
refused-own-train-first = Påbörja ditt eget tåg innan du lägger någon annanstans ({ $clause }).
refused-own-train-on-first-turn = I din första tur påbörjar du ditt eget tåg om du har en bricka till det ({ $clause }).
refused-double-waits = Dubbel-{ $double } måste stängas först ({ $clause }).
refused-older-double-waits = Dubblar stängs i den ordning de lades: dubbel-{ $double } kommer först ({ $clause }).
refused-follow-on-the-double = Brickan efter en dubbel läggs på den dubbeln ({ $clause }).
refused-no-second-double = Brickan efter en dubbel får inte vara en dubbel ({ $clause }).
refused-only-the-drawn-tile = Nu får bara brickan du drog, { $drawn }, läggas ({ $clause }).
refused-must-play = Du har en bricka som passar, så du måste lägga ({ $clause }).
refused-must-satisfy = Du kan stänga dubbel-{ $double }, så du måste göra det ({ $clause }).
refused-must-play-drawn = Brickan du drog, { $drawn }, passar och måste läggas ({ $clause }).
refused-must-play-drawn-double = Dubbeln du drog, { $drawn }, passar och måste läggas ({ $clause }).
refused-no-keeping = En dragen bricka som passar måste läggas: du kan inte behålla den ({ $clause }).
refused-no-keeping-a-double = En dragen bricka som passar måste läggas, även en dubbel som dras medan en annan är öppen: du kan inte behålla den ({ $clause }).
refused-drawn-tile-waits = Du har dragit { $drawn }: lägg eller behåll den först ({ $clause }).
refused-must-draw = Du måste dra innan du får passa ({ $clause }).
refused-must-draw-for-duty = Du måste dra innan du lämnar vidare plikten att stänga dubbel-{ $double } ({ $clause }).
refused-must-draw-until = Plikten har kommit tillbaka till dig: dra tills din dubbel är stängd ({ $clause }).
refused-nothing-drawn = Du har inte dragit någon bricka som du kan behålla ({ $clause }).
refused-boneyard-empty = Högen är tom: passa ({ $clause }).
refused-duty-without-draw = Du kan inte stänga dubbel-{ $double }: lämna plikten vidare utan att dra ({ $clause }).
refused-no-penalty-due = Bara den som lade dubbeln drar tills en bricka passar, och bara när ingen kunde stänga den ({ $clause }).
refused-marker-off-by-itself = Det finns inget att bestämma: din markör tas bort av sig själv när det är dags ({ $clause }).
refused-marker-undecided = Säg först om din markör ska tas bort eller ligga kvar ({ $clause }).
refused-no-marker-to-decide = Det finns ingen markör att ta ställning till nu ({ $clause }).

refused-end-not-open = Ingen öppen ände visar { $shows } ({ $clause }).
refused-foot-waits = Hönsfoten { $foot } kommer först: den saknar { $toes ->
    [one] en tå
   *[other] { $toes } tår
} ({ $clause }).
refused-arms-first = Alla armar på startdubbeln { $spinner } måste fyllas först ({ $clause }).
refused-double-foot-first = Startdubbeln { $spinner } är en dubbel hönsfot: dess armar måste fyllas först ({ $clause }).

refused-choice-first = Först väljer alla en bricka att visa ({ $clause }).
refused-shown-tile-not-held = Du visar en bricka ur din egen hand, och { $tile } finns inte där ({ $clause }).
refused-choice-made = Brickorna har visats; omgången har börjat ({ $clause }).
refused-replacement-due = { $laid } kom från din depå: lägg först en bricka från din hand på dess plats ({ $clause }).
refused-given-tile-not-held = Du ersätter med en bricka ur din hand, och { $tile } finns inte där ({ $clause }).
refused-no-replacement-due = Ingen bricka i din depå behöver ersättas nu ({ $clause }).
refused-nothing-to-replace-with = Du har ingen bricka på hand att lägga på dess plats ({ $clause }).
# $stations is $number of the next three, with “or” between them
station-on-own = på din linje
station-on-line = på linje { $seat }
station-on-owned = på linje { $name }
refused-station-waits =
    { $number ->
        [one] En ofärdig station kommer först, { $stations } ({ $clause }).
       *[other] En av de ofärdiga stationerna kommer först, { $stations } ({ $clause }).
    }
refused-station-can-be-completed =
    { $number ->
        [one] Du kan göra stationen { $stations } färdig, så du får inte avstå ({ $clause }).
       *[other] Du kan göra en station färdig, { $stations }, så du får inte avstå ({ $clause }).
    }
refused-rival-lines-closed = Högen är slut, så en motspelares linje är stängd om den inte har en ofärdig station ({ $clause }).
refused-discards-not-turned = Högen räknas som slut tills någon måste dra, så en motspelares linje är stängd om den inte har en ofärdig station ({ $clause }).
refused-owner-starts-line = Bara ägaren får lägga den första brickan på en linje ({ $clause }).
refused-nothing-to-remove = Din linje har ingen bricka att riva ({ $clause }).
refused-removal-comes-first = Spår rivs före allt annat i en tur ({ $clause }).
refused-only-the-taken-tile = Nu får bara brickan du tog, { $taken }, läggas ({ $clause }).
refused-already-played = Du har redan lagt eller tagit en bricka: lägg en till, eller avsluta turen ({ $clause }).
refused-nothing-to-stop = Du kan inte avsluta turen just nu ({ $clause }).
refused-tile-can-be-taken = Det finns brickor kvar: ta en i stället för att passa ({ $clause }).

unknown-tile = Då skulle en bricka vändas upp som ingen har angett.

## Under a refusal that rests on a house rule: what the rule says

house-rule-line = { $switch }={ $answer }: { $text } ({ $clause })
