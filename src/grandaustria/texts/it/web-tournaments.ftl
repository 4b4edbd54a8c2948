### Tornei: a tutti i tavoli di un turno la fortuna è la stessa.

web-cup-lead = A tutti i tavoli di un turno la fortuna è la stessa: tutti ricevono gli stessi ospiti, lo stesso personale e gli stessi dadi. La differenza la fa solo come si gioca.
web-cup-none = Non ci sono ancora tornei.
web-cup-none-text = Chi ha un account può aprirne uno. Gli ultimi tavoli li completano i computer.
web-cup-account = Per i tornei serve un account: un nome e una password.
web-cup-taking-part = con te
# $name: who has opened it.
web-cup-hosted = aperto da { $name }
web-cup-all = Tutti i tornei
web-cup-entries = { $count ->
    [0] nessuno partecipa ancora
    [one] un partecipante
   *[other] { $count } partecipanti
}

## Aprirne uno

web-cup-open-do = Apri un torneo
web-cup-name = Titolo
web-cup-method = Chi incontra chi
web-cup-method-swiss = Sistema svizzero
web-cup-method-swiss-text = Si incontra chi ha più o meno gli stessi punti.
web-cup-method-round-robin = Girone all’italiana
web-cup-method-round-robin-text = Tutti incontrano tutti, fino a 16.
web-cup-rounds = Turni
web-cup-rounds-hint = Al massimo la metà dei partecipanti, così nessuno incontra due volte lo stesso avversario.
web-cup-level = Computer ai posti vuoti
web-cup-start-when = Inizio
web-cup-start-host = Quando lo dico io
web-cup-rounds-count = { $count ->
    [one] un turno
   *[other] { $count } turni
}
# $players: how many sit at a table, from 2 to 4.
web-cup-kind = tavoli da { $players }

## Come va

web-cup-status-open = Aperto
# $round: the number of the round that is played.
web-cup-status-running = Turno { $round } di { $rounds }
web-cup-status-over = Finito
# $when: such as "in 3 hours".
web-cup-starts = Inizia { $when }
# $name: who has opened it.
web-cup-begins-host = Inizia quando lo dice { $name }.
# $when: day and time.
web-cup-begins-at = Inizia da solo: { $when }.
# $bot: a level of the computers.
web-cup-fill = I posti ancora liberi li prendono i computer ({ $bot }).
web-cup-nobody = Nessuno partecipa ancora.
web-cup-who = Partecipanti
web-cup-standing = Classifica
web-cup-column-points = Punti
web-cup-column-compared = Confronto
web-cup-column-score = Punteggi
# Of one game.
web-cup-column-game = Punteggio
web-cup-compared-what = Punti: uno per ognuno al tavolo che arriva dietro. Confronto: la quota di chi aveva lo stesso posto e ha fatto meno.
web-cup-withdrawn = ritirato
web-cup-which = Quale turno
web-cup-round = Turno { $n }
web-cup-table = Tavolo { $n }
web-cup-closed = Quello che succede ai tavoli lo vede solo chi vi siede. Finita l’ultima partita del turno, si possono guardare tutte.
web-cup-playing = in corso
web-cup-done = finita
web-cup-look = Guarda la partita
web-cup-look-at = Guarda la partita del tavolo { $n }

## Che cosa si fa

web-cup-join = Partecipa
web-cup-leave = Non partecipare più
web-cup-to-table = Al mio tavolo
web-cup-start = Inizia ora
web-cup-start-sure = Iniziare ora questo torneo?
web-cup-start-what = Il primo turno inizia subito, e nessuno può più iscriversi.
web-cup-withdraw = Ritirati
web-cup-withdraw-sure = Ritirarti da questo torneo?
web-cup-withdraw-what = Dal prossimo turno gioca la casa per te, e in classifica sei dietro a tutti quelli che restano. Non puoi tornare.
web-cup-remove = Elimina
web-cup-remove-sure = Eliminare questo torneo?
web-cup-remove-what = Non si gioca, e nessuno partecipa più.
web-cup-computers = Computer che partecipano
web-cup-computers-number = Quanti
web-cup-computers-set = Fai entrare
web-refusal-too-many-tournaments = Hai aperto troppi tornei. Aspetta che uno finisca, o eliminane uno.
web-refusal-cup-full = Questo torneo è al completo.
web-refusal-cup-started = Questo torneo è già iniziato.
web-refusal-cup-over = Questo torneo è finito.
