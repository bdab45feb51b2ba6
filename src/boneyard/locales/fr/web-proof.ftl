### Could anybody have chosen the tiles? The check that the browser does itself, after a match.
### The steps of the check and what they show are in records.ftl (verify-…); here is what only the browser says.

## The card

web-proof-good = Donne vérifiée ✓
web-proof-good-why = Les dominos étaient fixés avant que le premier soit distribué, et ce navigateur l’a vérifié.
web-proof-good-remembered = Les dominos étaient fixés avant que le premier soit distribué. Ce navigateur l’a vérifié, d’après la promesse reçue à ce moment-là.
# Bots only: no person gave a nonce
web-proof-good-alone = Chaque donne découle de ce que le serveur a promis. Aucune personne n’a donné de nonce : aucune n’a donc eu sa part du hasard.
web-proof-bad = La donne n’est pas conforme
web-proof-none = Cette donne n’est pas vérifiable
web-proof-checking = Vérification de la donne…
web-proof-more = Comment cela a été vérifié
web-proof-title = Quelqu’un a-t-il pu choisir les dominos ?
web-proof-checked = Ce que ce navigateur a vérifié :

## The checks, beside those in records.ftl. $seats is a list such as A, C

web-proof-remembered = Cet appareil était là lors de sa publication : c’est bien le même.
web-proof-not-remembered = Cet appareil n’était pas là lors de sa publication : comparez cet engagement à celui que vous avez reçu alors.
web-proof-own =
    { $number ->
        [one] Le nonce de la place { $seats } est bien celui que cet appareil a donné.
       *[other] Les nonces des places { $seats } sont bien ceux que cet appareil a donnés.
    }
web-proof-play = Le jeu. Le serveur a vérifié chaque coup avant de montrer cette partie ; ce navigateur ne connaît pas les règles. « boneyard verify » vérifie aussi les coups, sur votre propre ordinateur.
web-proof-hidden-rules = Si le nombre de dominos distribués est juste, et si une donne a été écartée à bon droit. Cela découle des règles, que « boneyard verify » connaît.

## What is wrong. $line is a line of the record

web-proof-fault-promise = Ce n’est pas la table qui a été promise : le secret, les règles, un nom, le nombre de joueurs ou la première place a changé. Le SHA-256 de ce qui a été promis est { $found }, mais l’engagement est { $expected }.
web-proof-fault-remembered = Ce n’est pas l’engagement que cet appareil a reçu avant la partie. Il a reçu { $expected }, l’enregistrement dit { $found }.
web-proof-fault-nonce = Le nonce de la place { $seat } n’est pas celui que cet appareil a donné.
web-proof-fault-seed = La graine ne vient pas du secret et des nonces : l’un d’eux a changé.
web-proof-fault-number = Ligne { $line } : il manque une donne avant la donne { $deal } de la manche { $round }.
web-proof-fault-set = Ligne { $line } : les mains et la pioche de la donne { $deal }, manche { $round }, ne forment pas un jeu complet.
# $name is the name of a line in the record: “hand A”, “boneyard”
web-proof-fault-deal = La donne { $deal } de la manche { $round } ne découle pas de la graine : « { $name } » dit { $found }, mais il faudrait { $expected }.
web-proof-fault-flip = Ligne { $line } : les dominos retirés remis en pioche à la manche { $round } ne découlent pas de la graine.

## Why nothing can be said

web-proof-lacking-commitment = Rien n’a été promis avant cette partie : il n’y a rien à vérifier.
web-proof-lacking-secret = Le secret n’a pas encore été publié.
web-proof-lacking-nonces = Le nonce d’une place manque dans l’enregistrement.
web-proof-lacking-digest = Une ligne promise manque dans l’enregistrement.
web-proof-lacking-whole = Cet enregistrement n’a que ce qu’a vu une place.
web-proof-no-record = La ligne { $line } est illisible.
web-proof-unsafe = Le navigateur ne fait cette vérification que sur une page venue par une connexion sûre (https). « boneyard verify » peut la faire avec l’enregistrement téléchargé.
web-proof-no-answer = L’enregistrement n’a pas pu être chargé.
