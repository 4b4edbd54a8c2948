### Going away from a game: who is away, giving up, ending it together, taking back a turn that ended.

web-leaving-question = Une question à la table
# $name: who asks.
web-leaving-asks-end = { $name } propose d’arrêter la partie. Elle ne compterait pas.
web-leaving-asks-back = { $name } demande à annuler le dernier tour.
web-leaving-asked-end = Tu proposes d’arrêter la partie.
web-leaving-asked-back = Tu demandes à annuler ton tour.
# $count: how many have not answered.
web-leaving-awaited = Réponses attendues : { $count }.
web-leaving-withdraw = Retirer
web-leaving-agree = Accepter
web-leaving-decline = Refuser
web-leaving-away-name = Quelqu’un n’est pas là
# $name: for whom the game waits. $when: such as "3 minutes ago".
web-leaving-away = { $name } n’est pas là ; dernière présence : { $when }.
# $when: such as "in 7 minutes".
web-leaving-away-until = L’ordinateur pourra jouer { $when }.
web-leaving-news-ended = La partie a été arrêtée sans résultat.
web-leaving-news-resigned = { $name } abandonne.
# $name: who is away.
web-leaving-news-away = L’ordinateur joue pour { $name } jusqu’à la reprise de la place.
web-leaving-news-declined = { $name } n’est pas d’accord.
web-leaving-news-withdrawn = { $name } retire la question.
web-leaving-news-back = Le tour est annulé.
web-leaving-end = Proposer d’arrêter la partie
web-leaving-end-sure = La question est posée à tous les autres. S’ils acceptent tous, la partie s’arrête et ne compte pas.
web-leaving-end-alone = La partie s’arrête et ne compte pas.
web-leaving-end-ask = Demander aux autres
web-leaving-give-up = Abandonner
web-leaving-give-up-two = La partie s’arrête et tu l’as perdue.
web-leaving-give-up-more = Tu as perdu. L’ordinateur joue à ta place jusqu’à la fin, et tu ne pourras pas la reprendre.
web-leaving-give-up-yes = Abandonner pour de bon
web-leaving-seat-resigned = A abandonné ; l’ordinateur continue
# $when: such as "3 minutes ago".
web-leaving-seat-away = Dernière présence : { $when }.
# On the button that takes steps back, when the turn has ended.
web-leaving-back = Demander à annuler le tour
# Under a name in a result: this player gave up.
web-leaving-note = abandon
# $name: who wins. $other: who gave up.
web-leaving-headline = { $name } gagne : { $other } abandonne.
# $n: how many games were given up.
web-leaving-figure = abandons : { $n }
web-leaving-patience = Si quelqu’un reste absent
web-leaving-patience-hint = Passé ce délai, les autres peuvent laisser jouer l’ordinateur.
web-leaving-patience-live = 10 minutes : nous jouons en direct
web-leaving-patience-days = 3 jours : nous jouons sur plusieurs jours
