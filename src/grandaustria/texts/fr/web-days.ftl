### La partie du jour : une fois pour chacun, avec la même chance, et ce qu’il en est résulté.

web-title-days = Parties du jour
web-title-day = Partie du jour

## Sur la page d’accueil

web-day-earlier = Jours passés
web-day-same = Le même hasard pour tous, contre le même adversaire : { $bot }.
web-day-begun = { $count ->
    [0] Personne ne l’a encore commencée.
    [one] Une personne l’a commencée.
   *[other] { $count } personnes l’ont commencée.
}
web-day-next = La prochaine arrive { $when }.
web-day-play = Jouer
web-day-go-on = Continuer
web-day-results = Résultats
web-day-own = Ma partie
web-day-once = Un seul essai : une partie commencée compte, terminée ou non.
web-day-counts = Personne d’autre ne la voit avant la fin de la journée ; ensuite, chacun peut regarder toutes les parties.
web-day-account = Il faut un compte pour la jouer.
web-day-honest = Avec un second compte, quelqu’un pourrait regarder d’abord ; nul ne peut l’empêcher, c’est pourquoi aucune cote n’en dépend.

## Un jour, et tous

web-day-waiting = La journée n’est pas finie
web-day-waiting-text = Les résultats viennent quand plus personne ne joue, au plus tard le { $when }. D’ici là, toutes les parties restent fermées.
web-day-column-points = Points
web-day-look = { $name } : regarder la partie
web-day-unfinished = non terminée
web-days-lead = Chacun avec ses résultats, et toutes les parties à regarder.
web-days-none = Aucune journée n’est encore finie
web-days-none-text = Les résultats seront ici dès que la première partie du jour aura été jouée.
web-day-opponent = Adversaire : { $bot }
web-day-best = Le plus de points : { $points }.
