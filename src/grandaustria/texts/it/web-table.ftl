### The table screen: what lies there, the turn bar, the lobby of an open table.
### $name, $guest, $player: names as the reader sees them. $points, $krones, $count and the like are numbers.

web-table-laying = Si apparecchia il tavolo…
web-table-rail = Ordine di turno, altri hotel e novità
web-table-turn = Turno
web-table-tray = Che cosa c’è da decidere
web-table-log = Cronaca

## What a thing is and what pressing it does; read aloud. $name is a sentence or a name, $text a whole sentence.

web-table-label = { $name } { $text }
# The same with a name that is no sentence: "End turn. You end your turn."
web-table-label-named = { $name }. { $text }
web-table-label-final = { $text } Non si può annullare.
# { $colour } is one of web-table-colour-…; $order is a list such as "2 strudels, 1 coffee"; $reward holds whole sentences.
web-table-guest = { $name }, { $colour }. Ordinazione: { $order }. { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
} { $reward }
web-table-guest-price = { $price ->
    [0] { $name }, { $colour }, gratis.
    [one] { $name }, { $colour }, per { $price } corona.
   *[other] { $name }, { $colour }, per { $price } corone.
} Ordinazione: { $order }. { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
} { $reward }
web-table-reward-none = Nessuna ricompensa.
# A guest in the café who still waits for $missing, a list of items.
web-table-seated = { $name }, { $colour }, aspetta ancora { $missing }. { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
} { $reward }
web-table-seated-full = { $name }, { $colour }, ha tutta l’ordinazione. { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
} { $reward }
# A staff card; $timing is one of web-table-timing-…, $text says what it does.
web-table-staff = { $cost ->
    [0] { $name }, non costa nulla, { $timing }: { $text }
    [one] { $name }, costa { $cost } corona, { $timing }: { $text }
   *[other] { $name }, costa { $cost } corone, { $timing }: { $text }
}
# A room; $state says how it is, $occupied of $size rooms of its group are occupied.
web-table-room = Piano { $floor }, camera { $column }, { $colour }, { $state ->
    [occupied] occupata
    [prepared] preparata
   *[empty] non preparata
}.
web-table-die = { $dice ->
    [one] Spazio { $face }, { $action }: { $dice } dado, forza { $strength }.
   *[other] Spazio { $face }, { $action }: { $dice } dadi, forza { $strength }.
}
web-table-die-none = Spazio { $face }, { $action }: nessun dado.
web-table-objective = Obiettivo { $group }, { $name }: { $text } { $claimed ->
    [yes] Lo hai rivendicato.
   *[no] Hai { $have } su { $need }.
}
# $items is a list such as "2 strudels", or web-table-count-none.
web-table-kitchen-item = { $food } in cucina: { $items }.
# $guests: "Major or Prince"; $price: "1 krone"
web-table-kitchen-guests = Scegli prima qui, poi l’ospite: { $guests }, { $price }.
web-table-gained = Appena ricevuto: { $items }.
web-table-gained-kitchen = Nessuno nel tuo caffè lo aspetta: va in cucina.
web-table-rival = { $name }: { $figures } Mostra l’hotel.

web-table-colour-blue = colore blu
web-table-colour-red = colore rosso
web-table-colour-yellow = colore giallo
web-table-colour-green = colore verde, per ogni camera
web-table-timing-once = subito
web-table-timing-round = ogni round
web-table-timing-always = sempre
web-table-timing-end = alla fine
web-table-food-strudel = Strudel
web-table-food-cake = Torta
web-table-food-wine = Vino
web-table-food-coffee = Caffè
web-table-count-strudel = { $count } strudel
web-table-count-cake = { $count ->
    [one] { $count } torta
   *[other] { $count } torte
}
web-table-count-wine = { $count ->
    [one] { $count } vino
   *[other] { $count } vini
}
web-table-count-coffee = { $count } caffè
web-table-count-none = nulla
web-table-price = { $krones ->
    [one] { $krones } corona
   *[other] { $krones } corone
}
web-table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-table-krones = Corone
web-table-steps = Imperatore
web-table-hand-cards = Carte in mano
web-table-times = ×{ $count }

## Headings of the parts of the table

web-table-queue = La fila
web-table-queue-taken = già preso
web-table-dice = Spazi Azione
web-table-cafe = Caffè
web-table-kitchen = Cucina
web-table-hand = Personale in mano
# Stands small after the heading: when these cards can be played
web-table-hand-when = · giocabile con un 5 o un 6
web-table-hand-empty = Nessuna carta in mano. Ospiti e Imperatore ne portano di nuove.
web-table-hand-hidden = { $count ->
    [one] { $count } carta che vede solo chi la possiede
   *[other] { $count } carte che vede solo chi le possiede
}
web-table-work = Personale in servizio
web-table-work-empty = Qui non lavora ancora nessuno. Assumi con un 5.
web-table-work-none = Qui non lavora ancora nessuno.
web-table-hotel = Il tuo hotel
web-table-objectives = Obiettivi
web-table-emperor = L’Imperatore
web-table-rounds = Round
web-table-order = Ordine di turno
web-table-rivals = Gli altri hotel

## The six action spaces, short

web-table-space-1 = Strudel, torta
web-table-space-2 = Vino, caffè
web-table-space-3 = Camere
web-table-space-4 = Corone, passi
web-table-space-5 = Personale
web-table-space-6 = A scelta
web-table-no-die = nessun dado

## Café and kitchen

web-table-table-free = Tavolo libero
web-table-free = libero
web-table-check-in = Alloggia
web-table-will-be-full = sarà completa
web-table-full = completa
web-table-to-guest = per { $guest }
web-table-to-kitchen = in cucina
web-table-choose-room = Scegli la camera per { $guest }.
web-table-choose-guest = Scegli l’ospite che lo riceve.
web-table-kitchen-choose = Scegli che cosa ricevi.
web-table-serve = Servi fino a { $count ->
    [one] { $count } porzione
   *[other] { $count } porzioni
}: scegline una, o un posto su un’ordinazione.
web-table-serve-none = Nulla in cucina corrisponde a un’ordinazione.
web-table-serve-more = { $count ->
    [one] Puoi servire ancora una porzione.
   *[other] Puoi servire ancora fino a { $count } porzioni.
}

## Staff

web-table-use = Usa
web-table-dismiss = Licenzia
web-table-used = Già usata in questo round
# What an end-of-game card would bring now; stands beside a laurel
web-table-now = { $points } ora
web-table-claim = Rivendica { $points }

## The strip under the dice

web-table-strip-idle = Indica ciò che ha la cornice d’oro per vedere l’effetto.
web-table-strip-tap = Tocca ciò che ha la cornice d’oro per vedere l’effetto; tocca ancora per giocare.
web-table-final = non si annulla
web-table-take-it = Prendi

## The turn bar

web-table-head-turn = { $name } · il tuo turno, numero { $number }
web-table-head-choice = { $name } · scegli tu
web-table-head-other = { $name } gioca
web-table-head-watching = Stai guardando · { $name } gioca
web-table-head-over = La partita è finita
web-table-steps-title = Passi del turno
web-table-step-guest = Ospite
web-table-step-die = Dado
web-table-step-end = Fine
web-table-step-done = fatto:
web-table-boost = Potenzia +1
web-table-boost-price = { $price ->
    [one] per { $price } corona
   *[other] per { $price } corone
}
web-table-boost-about = Potenzia: paga { $price ->
    [one] { $price } corona
   *[other] { $price } corone
}, e il dado che prendi ha 1 di forza in più.
web-table-undo = Annulla
web-table-redo = Ripristina
web-table-pass = Passa
web-table-pass-begun = turno cominciato
web-table-end = Fine turno
web-table-end-die = prima prendi un dado
web-table-end-anyway = Termina comunque
web-table-confirm = Conferma
web-table-watching = Stai guardando
web-table-to-score = Al foglio dei punti
# $left: whole sentences of what could still be done, such as "Claim the objective 12 rooms."
web-table-reminder = Ancora possibile: { $left }

## What the undo button would take back; short

web-table-undo-takes-die = Annulla il dado
web-table-undo-takes-die-for-nothing = Annulla il dado
web-table-undo-copies-action = Annulla l’azione
web-table-undo-extra-action = Annulla l’azione
web-table-undo-splits = Annulla la divisione
web-table-undo-chooses-food = Annulla il cibo
web-table-undo-places-food = Annulla la consegna
web-table-undo-stores-food = Togli dalla cucina
web-table-undo-serves = Annulla il servizio
web-table-undo-completes-order = Annulla l’ordinazione
web-table-undo-checks-in = Annulla l’alloggio
web-table-undo-reward = Annulla la ricompensa
web-table-undo-occupancy-bonus = Annulla il bonus
web-table-undo-prepares-room = Annulla la camera
web-table-undo-occupies-room = Annulla la camera
web-table-undo-hires = Annulla l’assunzione
web-table-undo-uses-staff = Annulla il personale
web-table-undo-claims = Annulla l’obiettivo
web-table-undo-declines = Annulla la rinuncia
web-table-undo-staff-under = Annulla la carta
web-table-undo-draft-keeps = Annulla la carta
web-table-undo-penalty-paid-off = Annulla il pagamento
web-table-undo-loses = Annulla la perdita
web-table-undo-room-removed = Annulla la perdita
web-table-undo-dismisses = Annulla la perdita

## The large button while something may be finished or declined; short

web-table-done = Rinuncia
web-table-done-pick = Non assumere
web-table-done-food = Il resto in cucina
web-table-done-prepare = Nessuna camera
web-table-done-first_rooms = Basta camere
web-table-done-hire = Non assumere
web-table-done-occupy = Lascia le camere
web-table-done-guest = Nessun ospite
web-table-done-gizia = Niente azione extra
web-table-done-die-3 = Basta camere
web-table-done-die-5 = Non assumere
web-table-done-serve = Basta servire

## The emperor

# What the coming scoring would do: $points for the space one stands on, then back to $space; $text is a whole sentence.
web-table-emperor-outlook = { $points ->
    [one] Se il round { $round } finisse adesso: { $points } punto, poi indietro alla casella { $space }. { $text }
   *[other] Se il round { $round } finisse adesso: { $points } punti, poi indietro alla casella { $space }. { $text }
}

## Rivals

# What the coming scoring would do to another player; $tile is the name of the tile
web-table-rival-outcome = { $outcome ->
    [bonus] Seguirebbe il bonus della tessera «{ $tile }».
    [penalty] Seguirebbe la penalità della tessera «{ $tile }».
   *[nothing] Né bonus né penalità.
}
web-table-passed = ha passato
# Stands after a number: staff cards that were played
web-table-played = in gioco
# Leopold's marker on an objective counts down from III to I
web-table-marker = { $marker ->
    [0] Il segnalino di Leopold sull’obiettivo { $group } non si è ancora mosso.
    [one] Il segnalino di Leopold sull’obiettivo { $group } è avanzato di { $marker } casella.
   *[other] Il segnalino di Leopold sull’obiettivo { $group } è avanzato di { $marker } caselle.
}
# Several computers of one level at a table: "Cameriere 2"
web-table-bot-number = { $name } { $number }

## On a phone

# Round 0 is the set-up
web-table-round-of = { $round ->
    [0] Inizio
   *[other] Round { $round } di { $rounds }
}
web-table-tabs = Parti del tavolo
web-table-tab-hotel = Hotel
web-table-tab-guests = Ospiti
web-table-tab-staff = Personale
web-table-tab-court = Corte
web-table-tab-rivals = Rivali
web-table-tab-alive = qui si può fare qualcosa
web-table-tab-news = qui è successo qualcosa

## An open table

web-table-lobby-wait = C’è ancora un posto libero. Manda il link agli amici, o fai giocare il computer.
web-table-lobby-ready = Ci sono tutti.
web-table-seats = Posti
web-table-you = tu
web-table-host = invita
web-table-a-computer = computer
web-table-sit = Siediti
web-table-bot-away = Manda via
web-table-remove = Allontana
web-table-remove-whom = Allontana { $name }
web-table-remove-sure = Allontanare { $name } dal tavolo?
web-table-remove-what = Il posto si libera, e con il vecchio link { $name } non può tornare. Il tavolo riceve un nuovo link: serve a chi è invitato e non è ancora qui.
web-table-remove-no = Lascia tutto così
web-table-close = Chiudi
web-table-close-seat = Chiudi il posto { $number }
web-table-reopen = Riapri
web-table-reopen-seat = Riapri il posto { $number }
web-table-removed = Non siedi più a questo tavolo: così ha deciso chi invita.
web-table-gone = Non vedi più questo tavolo
web-table-gone-text = Ti è stato tolto il posto, il link è cambiato, o il tavolo non c’è più.
web-table-start = Comincia
web-table-start-fill = Comincia, computer nei posti liberi
web-table-leave = Alzati
web-table-wait-host = { $name } darà inizio alla partita.
web-table-invite = Invita amici

## A game that does not go on

web-table-stopped-closed = Questo tavolo è stato chiuso
web-table-stopped-closed-text = È stato chiuso prima che la partita cominciasse: non c’è quindi nulla da guardare.
web-table-stopped-ended = Questa partita è stata chiusa
web-table-stopped-ended-text = Il tavolo l’ha chiusa senza risultato. Ciò che si è giocato si può ancora guardare.
web-table-stopped-frozen = Questa partita è congelata
web-table-stopped-frozen-text = È cominciata con regole che questa versione non gioca più allo stesso modo. Si può leggere ed esportare, ma non proseguire.
web-table-to-replay = Guarda il replay
web-table-export = Esporta la partita
