### What the drawings of the table say: words printed on them, and what they are called for those who listen.

## Counts

# $count dice lie on one space, shown as one die and this number
web-pieces-times = ×{ $count }
web-pieces-food-strudel = { $n } strudel
web-pieces-food-cake = { $n ->
    [one] { $n } torta
   *[other] { $n } torte
}
web-pieces-food-wine = { $n ->
    [one] { $n } vino
   *[other] { $n } vini
}
web-pieces-food-coffee = { $n } caffè
web-pieces-krones = { $n ->
    [one] { $n } corona
   *[other] { $n } corone
}

## Guests

# $colour: blue (nobility), red (citizens), yellow (artists), green (tourists); $points: what the card is worth
web-pieces-guest = { $colour ->
    [blue] Ospite blu
    [red] Ospite rosso
    [yellow] Ospite giallo
   *[green] Ospite verde per ogni camera
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
# $items and $missing are lists such as "2 strudels and 1 wine"; $served: some or none of it has been brought
web-pieces-order = { $served ->
    [some] Ordinazione: { $items }; manca ancora: { $missing }.
   *[none] Ordinazione: { $items }.
}
web-pieces-order-full = Ordinazione: { $items }; c’è tutto.
web-pieces-no-reward = nessuna ricompensa

## Words inside a row of icons; short, they stand on small cards

# "2 points per staff card", with icons for points and staff card
web-pieces-per = per
# a penalty takes all food, with its icon
web-pieces-all = tutto
web-pieces-no-penalty = nessuna penalità
# the bonus of the emperor
web-pieces-bonus = bonus
# after a number of points: "5 points a floor"
web-pieces-floor = per piano
web-pieces-column = per colonna
web-pieces-group = per gruppo pieno
# a staff card that scores like one of another player's
web-pieces-copy = come una carta rivale

## Staff: when a card acts

web-pieces-timing-once = Subito
web-pieces-timing-round = Ogni round
web-pieces-timing-always = Sempre
web-pieces-timing-end = Alla fine

## The hotel

# the sign above the rooms; shown in capitals
web-pieces-hotel-sign = Hotel { $name }
web-pieces-hotel = Hotel di { $name }
# $column counts from the left, $floor from the ground
web-pieces-room = { $state ->
    [occupied] Piano { $floor }, camera { $column }: { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    }, occupata.
    [prepared] Piano { $floor }, camera { $column }: { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    }, preparata.
   *[empty] Piano { $floor }, camera { $column }: { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    }, non ancora preparata.
}
# head of the table on the roof, followed by the sizes 1, 2, 3, 4; at most 14 letters
web-pieces-full-group = Gruppo pieno
# what a full group brings; one word of at most 10 letters
web-pieces-bonus-points = punti
web-pieces-bonus-krones = corone
web-pieces-bonus-emperor = Imperatore
# $amounts is a list of four numbers
web-pieces-group-bonus = { $colour ->
    [blue] { $kind ->
        [points] Un gruppo blu pieno di 1, 2, 3 o 4 camere dà { $amounts } punti.
        [krones] Un gruppo blu pieno di 1, 2, 3 o 4 camere dà { $amounts } corone.
       *[emperor] Un gruppo blu pieno di 1, 2, 3 o 4 camere fa avanzare di { $amounts } caselle sul tracciato dell’Imperatore.
    }
    [red] { $kind ->
        [points] Un gruppo rosso pieno di 1, 2, 3 o 4 camere dà { $amounts } punti.
        [krones] Un gruppo rosso pieno di 1, 2, 3 o 4 camere dà { $amounts } corone.
       *[emperor] Un gruppo rosso pieno di 1, 2, 3 o 4 camere fa avanzare di { $amounts } caselle sul tracciato dell’Imperatore.
    }
   *[yellow] { $kind ->
        [points] Un gruppo giallo pieno di 1, 2, 3 o 4 camere dà { $amounts } punti.
        [krones] Un gruppo giallo pieno di 1, 2, 3 o 4 camere dà { $amounts } corone.
       *[emperor] Un gruppo giallo pieno di 1, 2, 3 o 4 camere fa avanzare di { $amounts } caselle sul tracciato dell’Imperatore.
    }
}
# under the price of a floor; at most 5 letters
web-pieces-wing-cost = costo
# under the points of a floor at the end of the game; at most 5 letters
web-pieces-wing-end = fine

## The court

web-pieces-rounds = Round
web-pieces-round = Round { $round }
web-pieces-tile = L’Imperatore dopo il round { $round }. Bonus: { $bonus } Penalità: { $penalty }
web-pieces-tile-unknown = L’Imperatore arriva dopo il round { $round }.
web-pieces-emperor = Tracciato dell’Imperatore
# before the track; at most 10 letters
web-pieces-emperor-short = Imperatore
# above the spaces of the track that mean a penalty; short
web-pieces-emperor-penalty = dopo il round { $round }: penalità
# above the spaces that mean a bonus; $back: spaces everyone goes back; short
web-pieces-emperor-bonus = bonus da { $space } (indietro { $back })
# $outcome: what the next scoring would bring
web-pieces-emperor-seat = { $outcome ->
    [bonus] { $name } è su { $space }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, e poi il bonus.
    [penalty] { $name } è su { $space }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, ma poi la penalità.
    [nothing] { $name } è su { $space }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, né bonus né penalità.
   *[none] { $name } è su { $space }.
}

## Objectives

web-pieces-progress = { $have } su { $need }
web-pieces-objective = { $name }: { $text }
# What an objective asks for, the heading of its card; the ids end with its kind. At most 20 letters
web-pieces-objective-krones = { $amount ->
    [one] { $amount } corona
   *[other] { $amount } corone
}
web-pieces-objective-tiles = { $amount ->
    [one] { $amount } camera
   *[other] { $amount } camere
}
web-pieces-objective-staff = { $amount } in servizio
web-pieces-objective-emperor = Imperatore da { $amount }
web-pieces-objective-floors = { $amount ->
    [one] { $amount } piano pieno
   *[other] { $amount } piani pieni
}
web-pieces-objective-groups = { $amount ->
    [one] { $amount } gruppo pieno
   *[other] { $amount } gruppi pieni
}
web-pieces-objective-colours = { $amount ->
    [one] { $amount } colore pieno
   *[other] { $amount } colori pieni
}
web-pieces-objective-columns = { $amount ->
    [one] { $amount } colonna piena
   *[other] { $amount } colonne piene
}
web-pieces-claimed = { $points ->
    [one] { $points } punto, rivendicato da { $name }
   *[other] { $points } punti, rivendicati da { $name }
}
web-pieces-unclaimed = { $points ->
    [one] { $points } punto, non ancora rivendicato
   *[other] { $points } punti, non ancora rivendicati
}

## Turn order

web-pieces-turn-order = Ordine di turno
web-pieces-turn = { $state ->
    [now] Numero { $number }: { $name }, ora.
    [used] Numero { $number }: { $name }, fatto.
   *[waiting] Numero { $number }: { $name }.
}

## The style page, for those who draw and build

web-pieces-style-lead = Gli ospiti sono tondi, il personale è quadrato, la corte ha otto lati, i punti portano l’alloro. L’oro è per ciò che puoi fare.
web-pieces-style-palette = Tavolozza
web-pieces-style-colour-bg = lino
web-pieces-style-colour-paper = carta
web-pieces-style-colour-ink = inchiostro
web-pieces-style-colour-chrome = verderame
web-pieces-style-colour-brass = ottone
web-pieces-style-colour-gold2 = doratura
web-pieces-style-colour-burg = corte
web-pieces-style-colour-blue = blu
web-pieces-style-colour-red = rosso
web-pieces-style-colour-yellow = giallo
web-pieces-style-colour-green = verde
web-pieces-style-belong = Colore, motivo e segno vanno insieme.
web-pieces-style-type = Caratteri
# a line to show the letters; keep the last two words in Cyrillic
web-pieces-style-sample = Grand Austria 0123 Готель Князь
web-pieces-style-families = Philosopher per nomi, numeri e la frase del turno. Commissioner per tutto il resto, mai sotto gli 11 px.
web-pieces-style-food = I cibi e i loro tre stati: chiesto, arriverebbe, servito
web-pieces-style-dice = Dadi
web-pieces-style-tokens = Segnalini
web-pieces-style-states = Stati di tutto ciò che è sul tavolo
web-pieces-style-resting = A riposo
web-pieces-style-resting-text = cornice sottile
web-pieces-style-alive = Vivo
web-pieces-style-alive-text = cornice dorata, sollevato
web-pieces-style-selected = Scelto
web-pieces-style-selected-text = pieno, spuntato
web-pieces-style-preview = Anteprima
web-pieces-style-preview-text = oro tratteggiato
web-pieces-style-not-now = Non ora
web-pieces-style-not-now-text = il motivo a parole
web-pieces-style-focus = Focus
web-pieces-style-focus-text = un anello staccato
web-pieces-style-buttons = Pulsanti
# three sample buttons
web-pieces-style-main = Il passo principale
web-pieces-style-usual = Un altro passo
web-pieces-style-switch = Un interruttore
web-pieces-style-switch-text = quanto costa
web-pieces-style-guests = Ospiti
web-pieces-style-staff = Personale
web-pieces-style-objectives = Obiettivi
web-pieces-style-rooms = Camere
web-pieces-style-room-empty = non ancora: porta tratteggiata
web-pieces-style-room-prepared = preparata: porta aperta con luce
web-pieces-style-room-occupied = occupata: c’è qualcuno
web-pieces-style-turn = Mostra il prossimo stato di questa camera
web-pieces-style-hotels = Hotel
web-pieces-style-court = La corte
web-pieces-style-order = Ordine di turno
web-pieces-style-themes = Di giorno e di notte
web-pieces-style-portraits = Tutti gli ospiti
web-pieces-style-all-guests = Tutte le carte Ospite
web-pieces-style-all-staff = Tutto il personale
web-pieces-style-icons = Icone
