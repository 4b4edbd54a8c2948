### What a player may do now, as a short sentence that says what is done.
### The ids end with the names of the events in log.ftl, and the arguments are the same: $guest, $staff, $objective: names;
### $room with $floor and $colour; $price, $strength: numbers; $food: strudel, cake, wine or coffee; $items: a list.
### What it brings follows after a colon, by the first message; the sentence itself does not say it.

choice-with-gains = { $sentence }: { $gains }.

## A turn

choice-ends-turn = Beende deinen Zug.
choice-passes = Passe.
choice-takes-first-guest = Begrüße { $guest } als deinen ersten Gast.
choice-takes-guest = { $price ->
    [0] Nimm { $guest } gratis.
    [one] Nimm { $guest } für { $price } Krone.
   *[other] Nimm { $guest } für { $price } Kronen.
}
choice-takes-die = { $price ->
    [0] Nimm eine { $die } mit Stärke { $strength }.
    [one] Nimm eine { $die } mit Stärke { $strength } für { $price } Krone.
   *[other] Nimm eine { $die } mit Stärke { $strength } für { $price } Kronen.
}
choice-takes-die-for-nothing = Nimm eine { $die }; ohne Krone bewirkt sie nichts.
choice-copies-action = Nutze sie als { $action } mit Stärke { $strength }.
choice-extra-action = { $price ->
    [0] Führe Aktion { $action } mit Stärke { $strength } aus; die Würfel bleiben.
    [one] Führe Aktion { $action } mit Stärke { $strength } für { $price } Krone aus; die Würfel bleiben.
   *[other] Führe Aktion { $action } mit Stärke { $strength } für { $price } Kronen aus; die Würfel bleiben.
}
choice-splits = Nimm { $items }.
choice-claims = Beanspruche das Ziel „{ $objective }“.

## Food and guests

choice-chooses-food = Wähle { $food ->
    [strudel] Strudel
    [cake] Torte
    [wine] Wein
   *[coffee] Kaffee
}.
choice-places-food = Bringe { $guest } gleich { $food ->
    [strudel] einen Strudel
    [cake] eine Torte
    [wine] einen Wein
   *[coffee] einen Kaffee
}.
choice-stores-food = Stelle { $items } in die Küche.
choice-serves = { $price ->
    [0] Serviere { $guest } { $food ->
        [strudel] einen Strudel
        [cake] eine Torte
        [wine] einen Wein
       *[coffee] einen Kaffee
    }.
    [one] Serviere { $guest } für { $price } Krone { $food ->
        [strudel] einen Strudel
        [cake] eine Torte
        [wine] einen Wein
       *[coffee] einen Kaffee
    }.
   *[other] Serviere { $guest } für { $price } Kronen { $food ->
        [strudel] einen Strudel
        [cake] eine Torte
        [wine] einen Wein
       *[coffee] einen Kaffee
    }.
}
choice-completes-order = Erfülle die Bestellung von { $guest } aus dem Vorrat.
choice-checks-in = Quartiere { $guest } auf Etage { $floor } im { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
} Zimmer { $room } ein.
# $effect: a sentence that says what this part of a reward does
choice-reward = Zuerst dies: { $effect }
choice-occupancy-bonus = Zuerst der Bonus für den vollen { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
} Bereich der Größe { $size }.

## Rooms

choice-prepares-room = { $price ->
    [0] Bereite auf Etage { $floor } das { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Zimmer { $room } gratis vor.
    [one] Bereite auf Etage { $floor } das { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Zimmer { $room } für { $price } Krone vor.
   *[other] Bereite auf Etage { $floor } das { $colour ->
        [blue] blaue
        [red] rote
       *[yellow] gelbe
    } Zimmer { $room } für { $price } Kronen vor.
}
choice-occupies-room = Belege auf Etage { $floor } das { $colour ->
    [blue] blaue
    [red] rote
   *[yellow] gelbe
} Zimmer { $room }.
choice-room-removed = Verliere auf Etage { $floor } das { $colour ->
    [blue] blaue
    [red] rote
   *[yellow] gelbe
} Zimmer { $room }.

## Staff

choice-hires = { $price ->
    [0] Stelle { $staff } gratis ein.
    [one] Stelle { $staff } für { $price } Krone ein.
   *[other] Stelle { $staff } für { $price } Kronen ein.
}
choice-uses-staff = Nutze { $staff }.
choice-staff-under = Lege { $list } unter den Stapel.
choice-draft-keeps = Behalte { $list }.
choice-dismisses = Entlasse { $staff }.

## The emperor's penalty

choice-penalty-paid-off = { $price ->
    [one] Zahle { $price } Krone, um von der Strafe verschont zu bleiben.
   *[other] Zahle { $price } Kronen, um von der Strafe verschont zu bleiben.
}
# $kind says what is taken, $amount how much of it
choice-suffer = { $kind ->
    [krones] { $amount ->
        [one] Verliere { $amount } Krone.
       *[other] Verliere { $amount } Kronen.
    }
    [points] Verliere { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }.
    [points_per_staff] Verliere { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } für jede Personalkarte im Dienst.
    [kitchen] Verliere alles in deiner Küche.
    [food] Verliere alles in deiner Küche und bei deinen Gästen.
    [staff] { $amount ->
        [one] Lege { $amount } Personalkarte aus deiner Hand unter den Stapel.
       *[other] Lege { $amount } Personalkarten aus deiner Hand unter den Stapel.
    }
    [empty_rooms] { $amount ->
        [one] Verliere { $amount } vorbereitetes Zimmer.
       *[other] Verliere { $amount } vorbereitete Zimmer.
    }
    [occupied_rooms] { $amount ->
        [one] Verliere { $amount } belegtes Zimmer.
       *[other] Verliere { $amount } belegte Zimmer.
    }
    [top_rooms] Verliere belegte Zimmer von möglichst weit oben.
   *[end_staff] Verliere eine Personalkarte für das Spielende.
}

## Declining, and finishing what may go on; the ids end with what is asked

choice-done-prepare = Kein Zimmer vorbereiten.
choice-done-first_rooms = Keine weiteren Zimmer vorbereiten.
choice-done-die-3 = Mit diesem Würfel kein Zimmer vorbereiten.
choice-done-die-3-begun = Keine weiteren Zimmer vorbereiten.
choice-done-die-5 = Mit diesem Würfel niemanden einstellen.
choice-done-hire = Niemanden einstellen.
choice-done-pick = Niemanden davon einstellen.
choice-done-occupy = Die anderen Zimmer lassen, wie sie sind.
choice-done-guest = Keinen Gast nehmen.
choice-done-gizia = Auf die Zusatzaktion verzichten.
choice-done-serve = Nichts mehr servieren.
