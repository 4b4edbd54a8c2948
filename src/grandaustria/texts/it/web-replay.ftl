### The replay of a game: the table at any moment. What happened is told by the server, in sentences of log.ftl.

web-replay-score = Foglio dei punti
web-replay-table = Al tavolo
web-replay-begin = La tavola è apparecchiata; la serata comincia.
# before a choice of players
web-replay-from = Visto da
web-replay-events = Che cosa è successo

## The player's bar

web-replay-controls = Comandi
web-replay-slider = Momento della partita
# $n is the number of the moment, $of how many there are.
web-replay-where = Round { $round } · { $n } di { $of }
web-replay-setup = Preparazione · { $n } di { $of }
web-replay-first = All’inizio
web-replay-turn-back = Un turno indietro
web-replay-back = Un evento indietro
web-replay-on = Un evento avanti
web-replay-turn-on = Un turno avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-speed = Velocità
# A speed such as "2×"
web-replay-times = { $speed }×
web-replay-link = Link a questo punto
web-replay-copied = Link copiato

## What the house would do at a moment, and a new game from there

web-replay-house = Che cosa farebbe la casa?
web-replay-play-on = Gioca da qui
web-replay-play-on-text = Si apre un nuovo tavolo, com’era in questo momento. Tutto ciò che precede viene ripreso; i dadi e le carte che seguono sono nuovi.
web-replay-play-as = Il tuo posto
web-replay-play-on-note = Una partita così dice da dove viene e non conta in nessuna statistica.
web-replay-play-on-start = Apri il tavolo
# Of such a game: at the table, in lists, on the score sheet. $round is 0 in the set-up.
web-origin = { $round ->
    [0] Ripresa di un’altra partita, dalla preparazione
   *[other] Ripresa di un’altra partita, round { $round }
}
