### What the drawings of the table say: words printed on them, and what they are called for those who listen.

## Counts

# $count dice lie on one space, shown as one die and this number
web-pieces-times = ×{ $count }
web-pieces-food-strudel = { $n } Strudel
web-pieces-food-cake = { $n ->
    [one] { $n } Torte
   *[other] { $n } Torten
}
web-pieces-food-wine = { $n } Wein
web-pieces-food-coffee = { $n } Kaffee
web-pieces-krones = { $n ->
    [one] { $n } Krone
   *[other] { $n } Kronen
}

## Guests

# $colour: blue (nobility), red (citizens), yellow (artists), green (tourists); $points: what the card is worth
web-pieces-guest = { $colour ->
    [blue] Blauer Gast
    [red] Roter Gast
    [yellow] Gelber Gast
   *[green] Grüner Gast für jedes Zimmer
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
# $items and $missing are lists such as "2 strudels and 1 wine"; $served: some or none of it has been brought
web-pieces-order = { $served ->
    [some] Bestellt: { $items }; es fehlt noch: { $missing }.
   *[none] Bestellt: { $items }.
}
web-pieces-order-full = Bestellt: { $items }; alles ist da.
web-pieces-no-reward = keine Belohnung

## Words inside a row of icons; short, they stand on small cards

# "2 points per staff card", with icons for points and staff card
web-pieces-per = je
# a penalty takes all food, with its icon
web-pieces-all = alles
web-pieces-no-penalty = keine Strafe
# the bonus of the emperor
web-pieces-bonus = Bonus
# after a number of points: "5 points a floor"
web-pieces-floor = je Etage
web-pieces-column = je Spalte
web-pieces-group = je vollem Bereich
# a staff card that scores like one of another player's
web-pieces-copy = wie eine fremde Karte

## Staff: when a card acts

web-pieces-timing-once = Sofort
web-pieces-timing-round = Jede Runde
web-pieces-timing-always = Immer
web-pieces-timing-end = Am Ende

## The hotel

# the sign above the rooms; shown in capitals
web-pieces-hotel-sign = Hotel { $name }
web-pieces-hotel = Hotel von { $name }
# $column counts from the left, $floor from the ground
web-pieces-room = { $state ->
    [occupied] Etage { $floor }, Zimmer { $column }: { $colour ->
        [blue] blau
        [red] rot
       *[yellow] gelb
    }, belegt.
    [prepared] Etage { $floor }, Zimmer { $column }: { $colour ->
        [blue] blau
        [red] rot
       *[yellow] gelb
    }, vorbereitet.
   *[empty] Etage { $floor }, Zimmer { $column }: { $colour ->
        [blue] blau
        [red] rot
       *[yellow] gelb
    }, noch nicht vorbereitet.
}
# head of the table on the roof, followed by the sizes 1, 2, 3, 4; at most 14 letters
web-pieces-full-group = Voller Bereich
# what a full group brings; one word of at most 10 letters
web-pieces-bonus-points = Punkte
web-pieces-bonus-krones = Kronen
web-pieces-bonus-emperor = Kaiser
# $amounts is a list of four numbers
web-pieces-group-bonus = { $colour ->
    [blue] { $kind ->
        [points] Ein voller blauer Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Punkte.
        [krones] Ein voller blauer Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Kronen.
       *[emperor] Ein voller blauer Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Schritte auf der Kaiserleiste.
    }
    [red] { $kind ->
        [points] Ein voller roter Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Punkte.
        [krones] Ein voller roter Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Kronen.
       *[emperor] Ein voller roter Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Schritte auf der Kaiserleiste.
    }
   *[yellow] { $kind ->
        [points] Ein voller gelber Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Punkte.
        [krones] Ein voller gelber Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Kronen.
       *[emperor] Ein voller gelber Bereich mit 1, 2, 3 oder 4 Zimmern bringt { $amounts } Schritte auf der Kaiserleiste.
    }
}
# under the price of a floor; at most 5 letters
web-pieces-wing-cost = Preis
# under the points of a floor at the end of the game; at most 5 letters
web-pieces-wing-end = Ende

## The court

web-pieces-rounds = Runden
web-pieces-round = Runde { $round }
web-pieces-tile = Kaiser nach Runde { $round }. Bonus: { $bonus } Strafe: { $penalty }
web-pieces-tile-unknown = Der Kaiser kommt nach Runde { $round }.
web-pieces-emperor = Kaiserleiste
# before the track; at most 10 letters
web-pieces-emperor-short = Kaiser
# above the spaces of the track that mean a penalty; short
web-pieces-emperor-penalty = nach Runde { $round }: Strafe
# above the spaces that mean a bonus; $back: spaces everyone goes back; short
web-pieces-emperor-bonus = Bonus ab { $space } (zurück { $back })
# $outcome: what the next scoring would bring
web-pieces-emperor-seat = { $outcome ->
    [bonus] { $name } steht auf { $space }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und dann der Bonus.
    [penalty] { $name } steht auf { $space }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, aber dann die Strafe.
    [nothing] { $name } steht auf { $space }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, weder Bonus noch Strafe.
   *[none] { $name } steht auf { $space }.
}

## Objectives

web-pieces-progress = { $have } von { $need }
web-pieces-objective = { $name }: { $text }
# What an objective asks for, the heading of its card; the ids end with its kind. At most 20 letters
web-pieces-objective-krones = { $amount ->
    [one] { $amount } Krone
   *[other] { $amount } Kronen
}
web-pieces-objective-tiles = { $amount } Zimmer
web-pieces-objective-staff = { $amount } im Dienst
web-pieces-objective-emperor = Kaiser ab { $amount }
web-pieces-objective-floors = { $amount ->
    [one] { $amount } volle Etage
   *[other] { $amount } volle Etagen
}
web-pieces-objective-groups = { $amount ->
    [one] { $amount } voller Bereich
   *[other] { $amount } volle Bereiche
}
web-pieces-objective-colours = { $amount ->
    [one] { $amount } volle Farbe
   *[other] { $amount } volle Farben
}
web-pieces-objective-columns = { $amount ->
    [one] { $amount } volle Spalte
   *[other] { $amount } volle Spalten
}
web-pieces-claimed = { $points ->
    [one] { $points } Punkt, beansprucht von { $name }
   *[other] { $points } Punkte, beansprucht von { $name }
}
web-pieces-unclaimed = { $points ->
    [one] { $points } Punkt, noch nicht beansprucht
   *[other] { $points } Punkte, noch nicht beansprucht
}

## Turn order

web-pieces-turn-order = Reihenfolge
web-pieces-turn = { $state ->
    [now] Nummer { $number }: { $name }, jetzt.
    [used] Nummer { $number }: { $name }, erledigt.
   *[waiting] Nummer { $number }: { $name }.
}

## The style page, for those who draw and build

web-pieces-style-lead = Gäste sind rund, Personal ist eckig, der Hof hat acht Ecken, Punkte tragen Lorbeer. Gold ist für das, was du tun darfst.
web-pieces-style-palette = Palette
web-pieces-style-colour-bg = Leinen
web-pieces-style-colour-paper = Papier
web-pieces-style-colour-ink = Tinte
web-pieces-style-colour-chrome = Kupfergrün
web-pieces-style-colour-brass = Messing
web-pieces-style-colour-gold2 = Vergoldung
web-pieces-style-colour-burg = Hof
web-pieces-style-colour-blue = blau
web-pieces-style-colour-red = rot
web-pieces-style-colour-yellow = gelb
web-pieces-style-colour-green = grün
web-pieces-style-belong = Farbe, Muster und Zeichen gehören zusammen.
web-pieces-style-type = Schrift
# a line to show the letters; keep the last two words in Cyrillic
web-pieces-style-sample = Grand Austria 0123 Готель Князь
web-pieces-style-families = Philosopher für Namen, Zahlen und den einen Satz des Zuges. Commissioner für alles andere, nie unter 11 px.
web-pieces-style-food = Speisen und ihre drei Zustände: bestellt, käme an, serviert
web-pieces-style-dice = Würfel
web-pieces-style-tokens = Marken
web-pieces-style-states = Zustände von allem auf dem Tisch
web-pieces-style-resting = Ruhend
web-pieces-style-resting-text = feiner Rahmen
web-pieces-style-alive = Lebendig
web-pieces-style-alive-text = vergoldeter Rahmen, angehoben
web-pieces-style-selected = Gewählt
web-pieces-style-selected-text = gefüllt, abgehakt
web-pieces-style-preview = Vorschau
web-pieces-style-preview-text = gestricheltes Gold
web-pieces-style-not-now = Jetzt nicht
web-pieces-style-not-now-text = der Grund in Worten
web-pieces-style-focus = Fokus
web-pieces-style-focus-text = ein Ring mit Abstand
web-pieces-style-buttons = Knöpfe
# three sample buttons
web-pieces-style-main = Der wichtigste Schritt
web-pieces-style-usual = Ein anderer Schritt
web-pieces-style-switch = Ein Schalter
web-pieces-style-switch-text = was es kostet
web-pieces-style-guests = Gäste
web-pieces-style-staff = Personal
web-pieces-style-objectives = Ziele
web-pieces-style-rooms = Zimmer
web-pieces-style-room-empty = noch nicht: gestrichelte Tür
web-pieces-style-room-prepared = vorbereitet: offene Tür mit Licht
web-pieces-style-room-occupied = belegt: Jemand ist zu Hause
web-pieces-style-turn = Den nächsten Zustand dieses Zimmers zeigen
web-pieces-style-hotels = Hotels
web-pieces-style-court = Der Hof
web-pieces-style-order = Reihenfolge
web-pieces-style-themes = Bei Tag und bei Nacht
web-pieces-style-portraits = Alle Gäste
web-pieces-style-all-guests = Alle Gästekarten
web-pieces-style-all-staff = Das ganze Personal
web-pieces-style-icons = Symbole
