### The table screen: what lies there, the turn bar, the lobby of an open table.
### $name, $guest, $player: names as the reader sees them. $points, $krones, $count and the like are numbers.

web-table-laying = Der Tisch wird gedeckt …
web-table-rail = Reihenfolge, andere Hotels und Neuigkeiten
web-table-turn = Zug
web-table-tray = Was zu entscheiden ist
web-table-log = Verlauf

## What a thing is and what pressing it does; read aloud. $name is a sentence or a name, $text a whole sentence.

web-table-label = { $name } { $text }
# The same with a name that is no sentence: "End turn. You end your turn."
web-table-label-named = { $name }. { $text }
web-table-label-final = { $text } Das lässt sich nicht zurücknehmen.
# { $colour } is one of web-table-colour-…; $order is a list such as "2 strudels, 1 coffee"; $reward holds whole sentences.
web-table-guest = { $name }, { $colour }. Bestellung: { $order }. { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
} { $reward }
web-table-guest-price = { $price ->
    [0] { $name }, { $colour }, gratis.
    [one] { $name }, { $colour }, für { $price } Krone.
   *[other] { $name }, { $colour }, für { $price } Kronen.
} Bestellung: { $order }. { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
} { $reward }
web-table-reward-none = Keine Belohnung.
# A guest in the café who still waits for $missing, a list of items.
web-table-seated = { $name }, { $colour }, wartet noch auf { $missing }. { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
} { $reward }
web-table-seated-full = { $name }, { $colour }, hat die ganze Bestellung. { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
} { $reward }
# A staff card; $timing is one of web-table-timing-…, $text says what it does.
web-table-staff = { $cost ->
    [0] { $name }, kostet nichts, { $timing }: { $text }
    [one] { $name }, kostet { $cost } Krone, { $timing }: { $text }
   *[other] { $name }, kostet { $cost } Kronen, { $timing }: { $text }
}
# A room; $state says how it is, $occupied of $size rooms of its group are occupied.
web-table-room = Etage { $floor }, Zimmer { $column }, { $colour }, { $state ->
    [occupied] belegt
    [prepared] vorbereitet
   *[empty] nicht vorbereitet
}.
web-table-die = { $dice ->
    [one] Feld { $face }, { $action }: { $dice } Würfel, Stärke { $strength }.
   *[other] Feld { $face }, { $action }: { $dice } Würfel, Stärke { $strength }.
}
web-table-die-none = Feld { $face }, { $action }: kein Würfel.
web-table-objective = Ziel { $group }, { $name }: { $text } { $claimed ->
    [yes] Du hast es beansprucht.
   *[no] Du hast { $have } von { $need }.
}
# $items is a list such as "2 strudels", or web-table-count-none.
web-table-kitchen-item = { $food } in der Küche: { $items }.
# $guests: "Major or Prince"; $price: "1 krone"
web-table-kitchen-guests = Wähle erst dies, dann den Gast: { $guests }, { $price }.
web-table-gained = Gerade erhalten: { $items }.
web-table-gained-kitchen = Niemand in deinem Kaffeehaus wartet darauf: Es kommt in die Küche.
web-table-rival = { $name }: { $figures } Hotel zeigen.

web-table-colour-blue = blau
web-table-colour-red = rot
web-table-colour-yellow = gelb
web-table-colour-green = grün, für jedes Zimmer
web-table-timing-once = sofort
web-table-timing-round = jede Runde
web-table-timing-always = immer
web-table-timing-end = am Ende
web-table-food-strudel = Strudel
web-table-food-cake = Torte
web-table-food-wine = Wein
web-table-food-coffee = Kaffee
web-table-count-strudel = { $count } Strudel
web-table-count-cake = { $count ->
    [one] { $count } Torte
   *[other] { $count } Torten
}
web-table-count-wine = { $count } Wein
web-table-count-coffee = { $count } Kaffee
web-table-count-none = nichts
web-table-price = { $krones ->
    [one] { $krones } Krone
   *[other] { $krones } Kronen
}
web-table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-table-krones = Kronen
web-table-steps = Kaiser
web-table-hand-cards = Handkarten
web-table-times = ×{ $count }

## Headings of the parts of the table

web-table-queue = Gäste
web-table-queue-taken = schon genommen
web-table-dice = Aktionsfelder
web-table-cafe = Kaffeehaus
web-table-kitchen = Küche
web-table-hand = Personal auf der Hand
# Stands small after the heading: when these cards can be played
web-table-hand-when = · spielbar mit 5 oder 6
web-table-hand-empty = Keine Karte auf der Hand. Gäste und der Kaiser bringen neue.
web-table-hand-hidden = { $count ->
    [one] { $count } Karte, die nur ihr Besitzer sieht
   *[other] { $count } Karten, die nur ihr Besitzer sieht
}
web-table-work = Personal im Dienst
web-table-work-empty = Hier arbeitet noch niemand. Eine 5 stellt Personal ein.
web-table-work-none = Hier arbeitet noch niemand.
web-table-hotel = Dein Hotel
web-table-objectives = Ziele
web-table-emperor = Der Kaiser
web-table-rounds = Runden
web-table-order = Reihenfolge
web-table-rivals = Die anderen Hotels

## The six action spaces, short

web-table-space-1 = Strudel, Torte
web-table-space-2 = Wein, Kaffee
web-table-space-3 = Zimmer
web-table-space-4 = Krone, Kaiser
web-table-space-5 = Personal
web-table-space-6 = Beliebig
web-table-no-die = kein Würfel

## Café and kitchen

web-table-table-free = Freier Tisch
web-table-free = frei
web-table-check-in = Einquartieren
web-table-will-be-full = wird vollständig
web-table-full = vollständig
web-table-to-guest = an { $guest }
web-table-to-kitchen = in die Küche
web-table-choose-room = Wähle das Zimmer für { $guest }.
web-table-choose-guest = Wähle den Gast, der es bekommt.
web-table-kitchen-choose = Wähle, was du erhältst.
web-table-serve = Serviere bis zu { $count ->
    [one] { $count } Portion
   *[other] { $count } Portionen
}: Wähle eine oder einen Platz auf einer Bestellung.
web-table-serve-none = Nichts in der Küche passt gerade zu einer offenen Bestellung.
web-table-serve-more = { $count ->
    [one] Noch eine Portion darf serviert werden.
   *[other] Noch bis zu { $count } Portionen dürfen serviert werden.
}

## Staff

web-table-use = Nutzen
web-table-dismiss = Entlassen
web-table-used = In dieser Runde genutzt
# What an end-of-game card would bring now; stands beside a laurel
web-table-now = { $points } jetzt
web-table-claim = { $points } holen

## The strip under the dice

web-table-strip-idle = Zeige auf etwas mit goldenem Rahmen, um zu sehen, was es brächte.
web-table-strip-tap = Tippe auf etwas mit goldenem Rahmen, um zu sehen, was es brächte; tippe noch einmal, um es zu tun.
web-table-final = endgültig
web-table-take-it = Nehmen

## The turn bar

web-table-head-turn = { $name } · dein Zug, Nummer { $number }
web-table-head-choice = { $name } · deine Wahl
web-table-head-other = { $name } spielt
web-table-head-watching = Du siehst zu · { $name } spielt
web-table-head-over = Das Spiel ist aus
web-table-steps-title = Schritte des Zuges
web-table-step-guest = Gast
web-table-step-die = Würfel
web-table-step-end = Ende
web-table-step-done = erledigt:
web-table-boost = Verstärken +1
web-table-boost-price = { $price ->
    [one] für { $price } Krone
   *[other] für { $price } Kronen
}
web-table-boost-about = Verstärken: Zahle { $price ->
    [one] { $price } Krone
   *[other] { $price } Kronen
}, und der Würfel, den du nimmst, ist um 1 stärker.
web-table-undo = Rückgängig
web-table-redo = Wiederholen
web-table-pass = Passen
web-table-pass-begun = Zug hat begonnen
web-table-end = Zug beenden
web-table-end-die = erst einen Würfel
web-table-end-anyway = Trotzdem beenden
web-table-confirm = Bestätigen
web-table-watching = Zusehen
web-table-to-score = Zum Wertungsblatt
# $left: whole sentences of what could still be done, such as "Claim the objective 12 rooms."
web-table-reminder = Noch möglich: { $left }

## What the undo button would take back; short

web-table-undo-takes-die = Rückgängig: Würfel
web-table-undo-takes-die-for-nothing = Rückgängig: Würfel
web-table-undo-copies-action = Rückgängig: Aktion
web-table-undo-extra-action = Rückgängig: Aktion
web-table-undo-splits = Rückgängig: Aufteilung
web-table-undo-chooses-food = Rückgängig: Speise
web-table-undo-places-food = Rückgängig: Verteilen
web-table-undo-stores-food = Rückgängig: Küche
web-table-undo-serves = Rückgängig: Servieren
web-table-undo-completes-order = Rückgängig: Bestellung
web-table-undo-checks-in = Rückgängig: Einzug
web-table-undo-reward = Rückgängig: Belohnung
web-table-undo-occupancy-bonus = Rückgängig: Bonus
web-table-undo-prepares-room = Rückgängig: Zimmer
web-table-undo-occupies-room = Rückgängig: Zimmer
web-table-undo-hires = Rückgängig: Einstellen
web-table-undo-uses-staff = Rückgängig: Personal
web-table-undo-claims = Rückgängig: Ziel
web-table-undo-declines = Rückgängig: Verzicht
web-table-undo-staff-under = Rückgängig: Karte
web-table-undo-draft-keeps = Rückgängig: Karte
web-table-undo-penalty-paid-off = Rückgängig: Zahlung
web-table-undo-loses = Rückgängig: Verlust
web-table-undo-room-removed = Rückgängig: Verlust
web-table-undo-dismisses = Rückgängig: Verlust

## The large button while something may be finished or declined; short

web-table-done = Verzichten
web-table-done-pick = Keine einstellen
web-table-done-food = Rest in die Küche
web-table-done-prepare = Kein Zimmer
web-table-done-first_rooms = Genug Zimmer
web-table-done-hire = Niemanden einstellen
web-table-done-occupy = Zimmer so lassen
web-table-done-guest = Kein Gast
web-table-done-gizia = Keine Zusatzaktion
web-table-done-die-3 = Genug Zimmer
web-table-done-die-5 = Niemanden einstellen
web-table-done-serve = Genug serviert

## The emperor

# What the coming scoring would do: $points for the space one stands on, then back to $space; $text is a whole sentence.
web-table-emperor-outlook = { $points ->
    [one] Endete Runde { $round } jetzt: { $points } Punkt, dann zurück auf Feld { $space }. { $text }
   *[other] Endete Runde { $round } jetzt: { $points } Punkte, dann zurück auf Feld { $space }. { $text }
}

## Rivals

# What the coming scoring would do to another player; $tile is the name of the tile
web-table-rival-outcome = { $outcome ->
    [bonus] Dann folgte der Bonus des Plättchens „{ $tile }“.
    [penalty] Dann folgte die Strafe des Plättchens „{ $tile }“.
   *[nothing] Weder Bonus noch Strafe.
}
web-table-passed = hat gepasst
# Stands after a number: staff cards that were played
web-table-played = gespielt
# Leopold's marker on an objective counts down from III to I
web-table-marker = { $marker ->
    [0] Leopolds Stein auf Ziel { $group } hat sich noch nicht bewegt.
    [one] Leopolds Stein auf Ziel { $group } ist { $marker } Feld gerückt.
   *[other] Leopolds Stein auf Ziel { $group } ist { $marker } Felder gerückt.
}
# Several computers of one level at a table: "Kellner 2"
web-table-bot-number = { $name } { $number }

## On a phone

# Round 0 is the set-up
web-table-round-of = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}
web-table-tabs = Teile des Tisches
web-table-tab-hotel = Hotel
web-table-tab-guests = Gäste
web-table-tab-staff = Personal
web-table-tab-court = Hof
web-table-tab-rivals = Gegner
web-table-tab-alive = hier gibt es etwas zu tun
web-table-tab-news = hier ist etwas geschehen

## An open table

web-table-lobby-wait = Noch ist ein Platz frei. Schicke einem Freund den Link oder lass den Computer spielen.
web-table-lobby-ready = Alle sind da.
web-table-seats = Plätze
web-table-you = du
web-table-host = lädt ein
web-table-a-computer = Computer
web-table-sit = Hinsetzen
web-table-bot-away = Wegschicken
web-table-remove = Entfernen
web-table-remove-whom = { $name } entfernen
web-table-remove-sure = { $name } vom Tisch entfernen?
web-table-remove-what = Der Platz wird frei, und mit dem alten Link kommt { $name } nicht zurück. Der Tisch bekommt einen neuen Link: Wer eingeladen und noch nicht da ist, braucht ihn.
web-table-remove-no = Nicht entfernen
web-table-close = Schließen
web-table-close-seat = Platz { $number } schließen
web-table-reopen = Wieder öffnen
web-table-reopen-seat = Platz { $number } wieder öffnen
web-table-removed = Du sitzt nicht mehr an diesem Tisch: Du wurdest entfernt.
web-table-gone = Diesen Tisch siehst du nicht mehr
web-table-gone-text = Du wurdest entfernt, der Link ist ein anderer geworden, oder es gibt den Tisch nicht mehr.
web-table-start = Beginnen
web-table-start-fill = Beginnen, Computer auf freie Plätze
web-table-leave = Aufstehen
web-table-wait-host = { $name } beginnt das Spiel.
web-table-invite = Freunde einladen

## A game that does not go on

web-table-stopped-closed = Dieser Tisch wurde geschlossen
web-table-stopped-closed-text = Er wurde geschlossen, bevor das Spiel begann; es gibt also nichts anzusehen.
web-table-stopped-ended = Dieses Spiel wurde beendet
web-table-stopped-ended-text = Es wurde ohne Ergebnis beendet. Was gespielt wurde, lässt sich noch ansehen.
web-table-stopped-frozen = Dieses Spiel ist eingefroren
web-table-stopped-frozen-text = Es wurde unter Regeln begonnen, die diese Version nicht mehr genauso spielt. Es lässt sich lesen und exportieren, aber nicht weiterspielen.
web-table-to-replay = Wiedergabe ansehen
web-table-export = Spiel exportieren
