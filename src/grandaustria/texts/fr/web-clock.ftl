### Les horloges des tables.

## Choosing one

web-clock = Horloge
web-clock-kind-none = Sans horloge
web-clock-kind-none-text = Chacun prend le temps qu’il lui faut.
web-clock-kind-turn = Un temps par tour
web-clock-kind-turn-text = Pour une partie d’une seule traite.
web-clock-kind-budget = Un temps pour la partie
web-clock-kind-budget-text = Chaque tour en ajoute un peu.
web-clock-kind-days = Sur plusieurs jours
web-clock-kind-days-text = D’une demi-journée à une semaine par tour, avec des jours de congé.
web-clock-each = Pour chaque tour
web-clock-whole = Pour toute la partie
web-clock-addition = En plus à chaque tour
web-clock-days-off = Jours de congé pour chacun
web-clock-then = Quand le temps est écoulé
web-clock-then-turn = L’ordinateur joue ce tour
web-clock-then-seat = L’ordinateur joue jusqu’au retour
web-clock-then-wait = Tout le monde attend

## What was agreed

web-clock-sum-turn = Temps pour un tour : { $time }.
web-clock-sum-budget = Temps pour toute la partie : { $time } ; en plus à chaque tour : { $more }.
web-clock-sum-days = Temps pour un tour : { $time } ; jours de congé : { $count }.
web-clock-then-turn-sum = Quand il est écoulé, l’ordinateur ({ $bot }) joue ce tour.
web-clock-then-seat-sum = Quand il est écoulé, l’ordinateur ({ $bot }) joue jusqu’à ce que la place soit reprise.
web-clock-then-wait-sum = Quand il est écoulé, tout le monde attend.

## At the table

web-clock-hours = { $hours } h { $minutes } min
web-clock-days-hours = { $days } j { $hours } h
web-clock-yours = Ton temps
web-clock-up = Temps écoulé
web-clock-title = Reste { $time } : à toi
web-clock-up-turn = Ton temps est écoulé. Dans quelques secondes, l’ordinateur joue ce tour.
web-clock-up-seat = Ton temps est écoulé. Dans quelques secondes, l’ordinateur joue, jusqu’à ce que tu reprennes ta place.
web-clock-up-wait = Ton temps est écoulé. Les autres t’attendent.
web-clock-grace = Encore { $seconds } s, si la connexion était coupée
web-clock-stood-in = Ton temps était écoulé : l’ordinateur joue ce tour.
web-clock-stood-in-for = Temps écoulé pour { $name } : l’ordinateur joue.
web-clock-off = Jours de congé : { $count }
web-clock-off-take = Prendre un jour de congé
