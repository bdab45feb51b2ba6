### A first game that explains itself: an amber card at the first turn at which something is of use.
### A title has about 30 characters, a reason two short sentences: it is read on a phone.

web-lesson = Première partie
web-lesson-question = Vous découvrez le jeu ?
web-lesson-again-question = Encore une fois depuis le début ?
web-lesson-begin = Une première partie qui s’explique d’elle-même
web-lesson-skip = Sauter les leçons
web-lesson-end = Continuer
# For those who hear the page
web-lesson-progress = Leçon { $number } sur { $all }.
# Below what was played last, while somebody else plays
web-lesson-watch = Regardez quel bout change maintenant : ensuite, c’est de nouveau à vous.

## Step 1: your train, and the one for all. $number is the number at the end of your train, $tile a tile that fits

web-lesson-own = Démarrez votre train
web-lesson-own-why = Son premier domino doit porter un { $number }, comme la locomotive. C’est le cas de votre { $tile } : touchez-le, puis le bout lumineux de votre train.
web-lesson-own-on = Continuez votre train
web-lesson-own-on-why = Les moitiés qui se touchent portent le même nombre, et votre train finit par un { $number }. Votre { $tile } convient.
web-lesson-shared = Le train mexicain est pour tous
web-lesson-shared-why = Tout le monde peut poser sur la ligne en pointillé, à chaque tour. Votre { $tile } y convient.

## Step 2: when nothing fits

web-lesson-draw = Vous n’avez rien à poser
web-lesson-draw-why = Vous piochez donc un domino, et vous le posez s’il convient. Sinon, votre tour est terminé et votre signal passe au vert.
web-lesson-marker = Votre signal est vert
web-lesson-marker-why = Vous n’avez pas pu poser : votre train est ouvert à tous. Posez-y un domino et le signal repasse au rouge : le train vous est de nouveau réservé.

## Step 3: doubles, and other trains. $number is that of the double, $name whose train is open

web-lesson-double = { $tile } est un double
web-lesson-double-why = Un double se pose en travers, et vous devez ensuite poser un domino de plus. Gardez-en un que vous pourrez poser quelque part.
web-lesson-double-follow = Un domino de plus
web-lesson-double-follow-why = Vous avez posé un double, alors vous continuez : sur ce double, ou partout ailleurs où vous pouvez poser.
web-lesson-double-open = Le double { $number } est ouvert
web-lesson-double-open-why = Quelqu’un l’a laissé sans suite. Il passe avant : tant qu’il n’est pas fermé, personne ne peut poser ailleurs.
web-lesson-others = { $name } : signal vert
web-lesson-others-why = { $name } n’a pas pu poser. Tant que le signal est vert, vous pouvez poser sur ce train comme sur le vôtre.

## At the end

web-lesson-over = Et voilà, c’est tout !
web-lesson-over-why = Qui pose en premier son dernier domino met fin à la manche ; les autres comptent les points qui restent dans leur main. Mieux vaut en avoir peu.
