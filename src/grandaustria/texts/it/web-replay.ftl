### The replay of a game: the table at any moment. What happened is told by the server, in sentences of log.ftl.

web-replay-title = Replay
web-replay-score = Foglio dei punti
web-replay-table = Al tavolo
web-replay-begin = Il tavolo è vuoto; la serata non è cominciata.
web-replay-hotels = Gli hotel in questo momento
web-replay-queue = Fila degli ospiti
web-replay-no-guest = nessuno
web-replay-dice = Dadi
# $face is a number from 1 to 6, $n how many dice show it.
web-replay-die = { $n ->
    [0] Nessun dado nello spazio { $face }.
    [one] Un dado nello spazio { $face }.
   *[other] { $n } dadi nello spazio { $face }.
}
web-replay-objectives = Obiettivi
# a fold with the round track and the emperor track
web-replay-court = Corte
web-replay-acting = È di turno.
web-replay-krones = Corone
web-replay-emperor = Casella sul tracciato dell’Imperatore
web-replay-hand = In mano
web-replay-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-replay-hotel = { $prepared ->
    [one] { $prepared } camera preparata
   *[other] { $prepared } camere preparate
}, { $occupied ->
    [one] { $occupied } occupata
   *[other] { $occupied } occupate
}
web-replay-cafe = Caffè
# $order and $served are lists such as "2 strudels and 1 wine".
web-replay-order = Ordinazione: { $order }; servito finora: { $served }.
web-replay-nothing = nulla
web-replay-free = tavolo libero
web-replay-kitchen = Cucina
web-replay-work = In servizio
web-replay-nobody = ancora nessuno
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
