### The replay of a game: the table at any moment. What happened is told by the server, in sentences of log.ftl.

web-replay-score = Feuille de score
web-replay-table = À la table
web-replay-begin = La table est mise ; la soirée commence.
# before a choice of players
web-replay-from = Vu par
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

## What the house would do at a moment, and a new game from there

web-replay-house = Que ferait la maison ?
web-replay-play-on = Jouer à partir d’ici
web-replay-play-on-text = Une nouvelle table s’ouvre, telle qu’elle était à ce moment. Tout ce qui précède est repris ; les dés et les cartes qui suivent sont nouveaux.
web-replay-play-as = Ta place
web-replay-play-on-note = Une telle partie indique d’où elle vient et ne compte dans aucune statistique.
web-replay-play-on-start = Ouvrir la table
# Of such a game: at the table, in lists, on the score sheet. $round is 0 in the set-up.
web-origin = { $round ->
    [0] Reprise d’une autre partie, dès la mise en place
   *[other] Reprise d’une autre partie, manche { $round }
}
