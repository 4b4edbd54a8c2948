### The score sheet of a finished game, and the statistics over all games.

## Head of the sheet: who has won. $name is a player, $by a number of points, $names a list of players.

web-end-wins = { $by ->
    [one] { $name } vince per { $by } punto.
   *[other] { $name } vince per { $by } punti.
}
# The same points, but more from krones and kitchen.
web-end-tiebreak = Parità di punti: { $name } vince per corone e cucina.
web-end-shared = Vittoria condivisa: { $names }.
web-end-beats-leopold = { $by ->
    [one] { $name } batte Leopold per { $by } punto.
   *[other] { $name } batte Leopold per { $by } punti.
}
web-end-leopold-wins = { $by ->
    [one] Leopold vince per { $by } punto.
   *[other] Leopold vince per { $by } punti.
}
web-end-leopold-tie = Parità di punti, e in parità vince Leopold.
web-end-counting = Si chiudono i conti…
web-end-dice = { $n ->
    [one] { $n } dado preso
   *[other] { $n } dadi presi
}
web-end-lasted-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
# $n hours and $minutes minutes
web-end-lasted-hours = { $n } h { $minutes } min
web-end-lasted-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
web-end-replay = Replay
web-end-share = Condividi
web-end-copied = Link copiato
web-end-copied-told = Il link a questo foglio dei punti è negli appunti.
web-end-save = Salva il file
web-end-again = Gioca ancora
web-end-closer = Una partita più combattuta: { $level }

## The sheet

web-end-sheet = Punti per origine
web-end-best = migliore della riga
web-end-source-guests = Ospiti alloggiati
web-end-source-rooms = Punti stampati nelle camere
web-end-source-groups = Gruppi blu pieni
web-end-source-objectives = Obiettivi
web-end-source-emperor = Tracciato dell’Imperatore
web-end-source-tiles = Tessere Imperatore
web-end-source-staff = Personale durante il gioco
web-end-source-staff_end = Personale di fine partita
web-end-source-floors = Camere occupate per piano
web-end-source-krones = Corone
web-end-source-kitchen = Avanzi in cucina
web-end-source-cafe = Ospiti ancora in attesa
web-end-before-final = Prima del conteggio finale
web-end-total = Totale
web-end-so-far = Finora
web-end-not-told = non ancora contato

## The final scoring told step by step

web-end-tell = Punteggio passo per passo
web-end-tell-begin = L’ultimo dado è preso. Restano da contare personale, camere, corone, cucina e caffè.
web-end-tell-part = Parte { $n } di { $of }
web-end-tell-nobody = Qui nessuno guadagna o perde nulla.
web-end-tell-next = Avanti
web-end-tell-skip = Vai alla fine
web-end-tell-done = Il conto è tutto qui.
web-end-tell-close = Chiudi

## Points over the game

web-end-curve = I punti nel corso della partita
web-end-curve-label = Curve dei punti di tutti lungo i round; gli stessi numeri sono nella tabella sotto.
web-end-curve-source = Quali punti mostrano le curve
web-end-curve-all = Tutti i punti
# Stands before the numbers 1 to 7 under the curves; short.
web-end-curve-round = round
# Stands at the end of the row of rounds; short.
web-end-curve-final = fine
web-end-curve-emperor = Qui il conteggio dell’Imperatore.
web-end-curve-table = Le curve come tabella
web-end-curve-table-caption = Punti alla fine di ogni round
web-end-curve-player = Giocatore
web-end-curve-after = Round { $round }
web-end-moments = I guadagni più grandi

## The hotels in the end

web-end-hotels = Gli hotel alla fine
web-end-hotel = { $occupied ->
    [one] { $occupied } camera occupata
   *[other] { $occupied } camere occupate
}, { $prepared ->
    [one] { $prepared } preparata
   *[other] { $prepared } preparate
}
web-end-place-1 = 1º posto
web-end-place-2 = 2º posto
web-end-place-3 = 3º posto
web-end-place-4 = 4º posto
web-end-best-guest = Ospite migliore
# $guest is the name of a guest, $points what he brought.
web-end-best-guest-is = { $guest }, { $points }
web-end-groups = Gruppi riempiti
web-end-groups-of = { $full } su { $groups }

## No result

web-end-no-result = Ancora nessun punteggio
web-end-running = Questa partita è ancora in corso
web-end-ended = Questa partita è stata chiusa senza risultato
web-end-no-result-text = Il foglio dei punti si scrive quando una partita è stata giocata fino alla fine.
web-end-to-table = Al tavolo

## Statistics over all one's games

web-end-statistics = Il tuo registro
web-end-statistics-lead = Che cosa dicono insieme le tue partite finite. Le partite su uno schermo condiviso e i posti che hai lasciato non contano.
web-end-statistics-none = Ancora nulla nel registro
web-end-statistics-none-text = Gioca una partita fino alla fine, e sarà scritta qui.
web-end-statistics-play = Nuova partita
web-end-statistics-learn = Impara con Gustav
# The large number stands above these words.
web-end-figure-games = { $n ->
    [one] partita giocata
   *[other] partite giocate
}
web-end-figure-won = { $n ->
    [one] vinta: { $n } partita
   *[other] vinte: { $n } partite
}
web-end-figure-mean = punti in media
web-end-figure-best = partita migliore
web-end-figure-streak = { $now ->
    [0] serie di vittorie più lunga
   *[other] serie di vittorie più lunga, ora { $now }
}
web-end-form = Forma
web-end-form-one = Ancora una partita e comincia una curva.
# $won is won or lost; $place is from 1 to 4.
web-end-form-game = { $won ->
    [won] { $day }, { $title }: vinta con { $score } punti, l’hotel seguente ne aveva { $other }.
   *[lost] { $day }, { $title }: { $score } punti, posto { $place } su { $players }; il miglior rivale ne aveva { $other }.
}
web-end-form-untitled = tavolo senza nome
web-end-form-won = vinta
web-end-form-lost = non vinta
web-end-form-other = miglior rivale
web-end-form-mean = media di cinque partite
web-end-form-list = { $n ->
    [one] L’ultima partita in elenco
   *[other] Le ultime { $n } partite in elenco
}
web-end-sources = Da dove vengono i tuoi punti
# $source is a source of points as in the score sheet, $by a number of points.
web-end-sources-best = In «{ $source }» superi i vincitori di { $by } punti a partita.
web-end-sources-worst = Puoi guadagnare di più in «{ $source }»: i vincitori vi fanno { $by } punti in più a partita.
web-end-column-source = Origine
web-end-column-own = Tu
web-end-column-winner = Vincitori
web-end-by-players = Per tavolo
web-end-column-players = Tavolo
web-end-column-games = Partite
web-end-column-won = Vinte
web-end-column-mean = Media
web-end-column-best = Migliore
web-end-players = { $n ->
    [one] { $n } persona
   *[other] { $n } persone
}
web-end-level-easy = Leopold, facile
web-end-level-medium = Leopold, medio
web-end-level-hard = Leopold, difficile
web-end-regulars = I tuoi habitué
web-end-household = Il tuo personale di fiducia
web-end-times = { $n ->
    [one] una volta
   *[other] { $n } volte
}
