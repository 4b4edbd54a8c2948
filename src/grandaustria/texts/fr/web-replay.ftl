### The replay of a game: the table at any moment. What happened is told by the server, in sentences of log.ftl.

web-replay-title = Relecture
web-replay-score = Feuille de score
web-replay-table = À la table
web-replay-begin = La table est vide ; la soirée n’a pas commencé.
web-replay-hotels = Les hôtels à ce moment
web-replay-queue = File des clients
web-replay-no-guest = personne
web-replay-dice = Dés
# $face is a number from 1 to 6, $n how many dice show it.
web-replay-die = { $n ->
    [0] Aucun dé sur la case { $face }.
    [one] Un dé sur la case { $face }.
   *[other] { $n } dés sur la case { $face }.
}
web-replay-objectives = Objectifs
# a fold with the round track and the emperor track
web-replay-court = Cour
web-replay-acting = Joue en ce moment.
web-replay-krones = Couronnes
web-replay-emperor = Case sur la piste de l’Empereur
web-replay-hand = En main
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-hotel = { $prepared ->
    [one] { $prepared } chambre préparée
   *[other] { $prepared } chambres préparées
}, { $occupied ->
    [one] { $occupied } occupée
   *[other] { $occupied } occupées
}
web-replay-cafe = Café
# $order and $served are lists such as "2 strudels and 1 wine".
web-replay-order = Commande : { $order } ; déjà servi : { $served }.
web-replay-nothing = rien
web-replay-free = table libre
web-replay-kitchen = Cuisine
web-replay-work = En service
web-replay-nobody = personne encore
web-replay-events = Ce qui s’est passé

## The player's bar

web-replay-controls = Commandes
web-replay-slider = Moment de la partie
# $n is the number of the moment, $of how many there are.
web-replay-where = Manche { $round } · { $n } sur { $of }
web-replay-setup = Mise en place · { $n } sur { $of }
web-replay-first = Au début
web-replay-turn-back = Un tour en arrière
web-replay-back = Un événement en arrière
web-replay-on = Un événement en avant
web-replay-turn-on = Un tour en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
# A speed such as "2×"
web-replay-times = { $speed }×
web-replay-link = Lien vers ce moment
web-replay-copied = Lien copié
