### What happened, one sentence for each event.
### $player, $guest, $staff, $objective, $tile: names as the reader sees them. $room: its number, with $floor and $colour.
### $price, $amount, $points and the like: numbers. $list: a list of names. $items: a list such as "2 krones and 1 cake".
### What a player gained or lost by it follows after a colon, by the first message; the sentence itself does not say it.
### -own is the sentence for the seat that may see the cards, -hidden the one for everybody else.

log-with-gains = { $sentence }: { $gains }.

## Set-up

log-game-begins = { $players ->
    [one] Ein neues Spiel für { $players } Person: { $options }.
   *[other] Ein neues Spiel für { $players } Personen: { $options }.
}
log-game-goes-on = { $round ->
    [0] Das Spiel geht während des Aufbaus weiter.
   *[other] Das Spiel geht in Runde { $round } weiter.
}
log-tile = Kaiserplättchen { $id }: { $tile }.
log-objective = Ziel { $group }: { $objective }.
log-first-player = { $player } beginnt das Spiel.
log-hotel = { $player } führt { $hotel ->
    [night] ein Nachthotel
    [day_a] Taghotel A
    [day_b] Taghotel B
    [day_c] Taghotel C
    [day_d] Taghotel D
   *[other] Hotel { $hotel }
}.
log-starting-set = { $player } startet mit Personalset { $set }: { $list }.
log-queue-opens = Die Warteschlange von links nach rechts: { $list }.
log-guest-arrives = { $guest } stellt sich an.
log-guests-reshuffled = Die abgereisten Gäste werden zu einem neuen Stapel gemischt.
log-takes-first-guest = { $player } begrüßt { $guest } als ersten Gast.

## Rounds and dice

log-round-begins = Runde { $round } beginnt mit { $player }.
log-round-ends = Runde { $round } endet.
log-dice-rolled = { $count ->
    [one] { $count } Würfel wird geworfen: { $list }.
   *[other] { $count } Würfel werden geworfen: { $list }.
}
log-passes = { $player } passt.
log-dustbin = { $left ->
    [0] Der letzte Würfel kommt in den Mistkübel.
    [one] Ein Würfel kommt in den Mistkübel, der letzte wird neu geworfen.
   *[other] Ein Würfel kommt in den Mistkübel, die anderen werden neu geworfen.
}
log-numbers-lost = { $count ->
    [one] Kein Würfel ist übrig: { $count } Zug verfällt.
   *[other] Kein Würfel ist übrig: { $count } Züge verfallen.
}
log-ends-turn = { $player } beendet den Zug.

## Turn

log-takes-guest = { $price ->
    [0] { $player } nimmt { $guest } gratis.
    [one] { $player } nimmt { $guest } für { $price } Krone.
   *[other] { $player } nimmt { $guest } für { $price } Kronen.
}
log-takes-die = { $price ->
    [0] { $player } nimmt eine { $die } mit Stärke { $strength }.
    [one] { $player } nimmt eine { $die } mit Stärke { $strength } für { $price } Krone.
   *[other] { $player } nimmt eine { $die } mit Stärke { $strength } für { $price } Kronen.
}
log-takes-die-for-nothing = { $player } nimmt eine { $die } ohne Wirkung.
log-copies-action = { $player } nutzt sie als Aktion { $action } mit Stärke { $strength }.
log-extra-action = { $price ->
    [0] { $player } führt Aktion { $action } mit Stärke { $strength } aus, ohne einen Würfel zu nehmen.
    [one] { $player } zahlt { $price } Krone und führt Aktion { $action } mit Stärke { $strength } aus, ohne einen Würfel zu nehmen.
   *[other] { $player } zahlt { $price } Kronen und führt Aktion { $action } mit Stärke { $strength } aus, ohne einen Würfel zu nehmen.
}
log-extra-turn = { $player } hat einen Zusatzzug.
log-splits = { $player } erhält { $items }.
log-chooses-food = { $player } wählt { $food ->
    [strudel] Strudel
    [cake] Torte
    [wine] Wein
   *[coffee] Kaffee
}.
log-declines = { $what ->
    [prepare] { $player } bereitet kein Zimmer vor.
    [hire] { $player } stellt niemanden ein.
    [offer] { $player } stellt niemanden davon ein.
    [occupy] { $player } lässt die vorbereiteten Zimmer, wie sie sind.
    [guest] { $player } lässt die Gäste in der Warteschlange.
   *[action] { $player } verzichtet auf die Zusatzaktion.
}

## Rooms

log-prepares-room = { $price ->
    [0] { $player } bereitet auf Etage { $floor } das { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Zimmer { $room } gratis vor.
    [one] { $player } bereitet auf Etage { $floor } das { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Zimmer { $room } für { $price } Krone vor.
   *[other] { $player } bereitet auf Etage { $floor } das { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Zimmer { $room } für { $price } Kronen vor.
}
log-occupies-room = { $player } belegt auf Etage { $floor } das { $colour ->
    [blue] blaue
    [red] rote
   *[yellow] gelbe
} Zimmer { $room }.
log-room-removed = { $player } verliert auf Etage { $floor } das { $colour ->
    [blue] blaue
    [red] rote
   *[yellow] gelbe
} Zimmer { $room }.
log-occupancy-bonus = { $player } hat einen { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
} Bereich der Größe { $size } gefüllt: { $colour ->
    [blue] { $amount ->
        [one] +{ $amount } Punkt
       *[other] +{ $amount } Punkte
    }
    [red] { $amount ->
        [one] +{ $amount } Krone
       *[other] +{ $amount } Kronen
    }
   *[yellow] { $amount ->
        [one] +{ $amount } Kaiserschritt
       *[other] +{ $amount } Kaiserschritte
    }
}.

## Guests

log-serves = { $price ->
    [0] { $player } serviert { $guest } { $food ->
        [strudel] einen Strudel
        [cake] eine Torte
        [wine] einen Wein
       *[coffee] einen Kaffee
    }.
    [one] { $player } zahlt { $price } Krone und serviert { $guest } { $food ->
        [strudel] einen Strudel
        [cake] eine Torte
        [wine] einen Wein
       *[coffee] einen Kaffee
    }.
   *[other] { $player } zahlt { $price } Kronen und serviert { $guest } { $food ->
        [strudel] einen Strudel
        [cake] eine Torte
        [wine] einen Wein
       *[coffee] einen Kaffee
    }.
}
log-places-food = { $player } bringt { $guest } gleich { $food ->
    [strudel] einen Strudel
    [cake] eine Torte
    [wine] einen Wein
   *[coffee] einen Kaffee
}.
log-stores-food = { $player } stellt { $items } in die Küche.
log-order-complete = Die Bestellung von { $guest } ist erfüllt.
log-completes-order = { $player } erfüllt die Bestellung von { $guest } aus dem Vorrat.
log-checks-in = { $player } quartiert { $guest } auf Etage { $floor } im { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
} Zimmer { $room } ein.
log-reward = { $guest } belohnt { $player }.
log-claims = { $player } beansprucht das Ziel „{ $objective }“.

## Staff

log-hires = { $price ->
    [0] { $player } stellt { $staff } gratis ein.
    [one] { $player } stellt { $staff } für { $price } Krone ein.
   *[other] { $player } stellt { $staff } für { $price } Kronen ein.
}
log-uses-staff = { $player } nutzt { $staff }.
log-draws-staff-own = { $player } zieht { $list }.
log-draws-staff-hidden = { $count ->
    [one] { $player } zieht { $count } Personalkarte.
   *[other] { $player } zieht { $count } Personalkarten.
}
log-no-staff-left = Der Personalstapel ist leer.
log-offer-own = { $player } hat die Wahl: { $list }.
log-offer-hidden = { $count ->
    [one] { $player } sieht sich { $count } Personalkarte an.
   *[other] { $player } sieht sich { $count } Personalkarten an.
}
log-staff-under-own = { $player } legt { $list } unter den Stapel.
log-staff-under-hidden = { $count ->
    [one] { $player } legt { $count } Personalkarte unter den Stapel.
   *[other] { $player } legt { $count } Personalkarten unter den Stapel.
}
log-draft-keeps-own = { $player } behält { $list }.
log-draft-keeps-hidden = { $player } behält eine Personalkarte.
log-draft-passes-on = Die übrigen Karten wandern nach links.
log-dismisses = { $player } entlässt { $staff }.

## The emperor

log-emperor-begins = Der Kaiser beurteilt die Hotels nach Plättchen { $id }: { $tile }.
log-emperor = { $back ->
    [0] { $player } steht auf Feld { $space } der Kaiserleiste.
    [one] { $player } steht auf Feld { $space } der Kaiserleiste und geht { $back } Feld zurück.
   *[other] { $player } steht auf Feld { $space } der Kaiserleiste und geht { $back } Felder zurück.
}
log-emperor-bonus = { $player } verdient sich den Bonus.
log-emperor-penalty = { $player } muss die Strafe hinnehmen.
log-emperor-nothing = { $player } bekommt weder Bonus noch Strafe.
log-penalty-paid-off = { $price ->
    [one] { $player } zahlt { $price } Krone und bleibt von der Strafe verschont.
   *[other] { $player } zahlt { $price } Kronen und bleibt von der Strafe verschont.
}
log-penalty-immune = { $player } ist vor der Strafe sicher.
log-penalty-empty = Für die Strafe ist bei { $player } nichts zu holen.
log-loses = { $player } verliert { $items }.

## Leopold

log-leopold-card = Leopold deckt seine nächste Karte auf.
log-leopold-shuffles = Leopold mischt seine Karten.
log-leopold-guest = Leopold nimmt { $guest } auf Etage { $floor } ins { $colour ->
    [blue] blaue
    [red] rote
   *[yellow] gelbe
} Zimmer { $room }.
log-leopold-no-guest = Kein Gast passt in Leopolds Hotel.
log-leopold-die = Leopold nimmt eine { $die } weg.
log-leopold-emperor = { $amount ->
    [one] Leopold rückt { $amount } Feld auf der Kaiserleiste vor.
   *[other] Leopold rückt { $amount } Felder auf der Kaiserleiste vor.
}
log-leopold-staff = Leopold deckt { $staff } auf.
log-leopold-no-staff = Leopold hat keine Personalkarte mehr aufzudecken.
log-leopold-objective = Leopolds Stein auf dem Ziel „{ $objective }“ rückt auf { $space }.
log-leopold-claims = Leopold beansprucht das Ziel „{ $objective }“.
log-leopold-no-objective = Leopold hat kein Ziel mehr, an dem er arbeiten kann.
log-leopold-deck = { $count ->
    [one] Leopold legt { $count } Personalkarte verdeckt aus.
   *[other] Leopold legt { $count } Personalkarten verdeckt aus.
}

## The end

log-final = Das Spiel endet; die Hotels werden gewertet.
log-final-staff = { $points ->
    [one] { $player }: { $points } Punkt für { $list }.
   *[other] { $player }: { $points } Punkte für { $list }.
}
log-final-floors = { $player }: { line-final-floors }.
log-final-krones = { $player }: { line-final-krones }.
log-final-kitchen = { $player }: { line-final-kitchen }.
log-final-cafe = { $player }: { line-final-cafe }.
log-final-score = { $points ->
    [one] { $player } hat { $points } Punkt.
   *[other] { $player } hat { $points } Punkte.
}
log-winners = { $count ->
    [one] { $list } gewinnt
   *[other] { $list } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
