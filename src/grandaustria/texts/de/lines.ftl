### A rival's turn in few lines, without saying who: the name stands above them. As short as can be, no full stop.
### $guest, $staff, $objective: names. $items: a list such as "2 strudels and 1 cake". Numbers otherwise.

# What was gained and lost follows.
line-with-gains = { $sentence } ({ $gains })

line-takes-guest = { $guest } genommen
line-served = { $items } für { $guest }
line-served-full = { $items } für { $guest }, Bestellung komplett
line-stores-food = { $items } in die Küche
line-chooses-food = { $items } gewählt
line-completes-order = Bestellung erfüllt: { $guest }
line-checks-in = { $guest } einquartiert
line-claims = Ziel beansprucht: { $objective }

# $die: the face of the die. $action: the space it was used as.
line-takes-die = eine { $die } genommen, Stärke { $strength }
line-takes-die-items = eine { $die } genommen: { $items }
line-takes-die-action = eine { $die } als { $action } genommen, Stärke { $strength }
line-takes-die-action-items = eine { $die } als { $action } genommen: { $items }
line-takes-die-for-nothing = eine { $die } ohne Wirkung genommen
line-extra-action = Aktion { $action } ohne Würfel, Stärke { $strength }
line-extra-action-items = Aktion { $action } ohne Würfel: { $items }
line-extra-turn = ein Zusatzzug
line-passes = { $count ->
    [one] gepasst
   *[other] { $count }-mal in Folge gepasst
}
# Stands alone, as a whole sentence.
line-dustbin = { $count ->
    [one] { log-dustbin }
   *[other] { $count } Würfel nacheinander kommen in den Mistkübel.
}

line-prepares-room = { $count } Zimmer vorbereitet
line-occupies-room = { $count } Zimmer belegt
line-room-removed = { $count } Zimmer verloren
line-occupancy-bonus = { $colour ->
    [blue] blauen
    [red] roten
   *[yellow] gelben
} Bereich der Größe { $size } gefüllt

line-hires = { $staff } eingestellt
line-uses-staff = { $staff } genutzt
line-dismisses = { $staff } entlassen
line-draws-staff = { $count ->
    [one] { $count } Personalkarte gezogen
   *[other] { $count } Personalkarten gezogen
}
line-offer = { $count ->
    [one] { $count } Personalkarte angesehen
   *[other] { $count } Personalkarten angesehen
}
line-staff-under = { $count ->
    [one] { $count } Personalkarte unter den Stapel gelegt
   *[other] { $count } Personalkarten unter den Stapel gelegt
}

# $space: where one stood on the emperor track, $left: where one stands after it.
line-emperor = Kaiserleiste: von { $space } auf { $left }
line-emperor-nothing = Kaiserleiste: von { $space } auf { $left }, weder Bonus noch Strafe
line-emperor-bonus = Bonus des Kaisers
line-emperor-penalty = Strafe des Kaisers
line-penalty-paid-off = von der Strafe freigekauft
line-penalty-immune = vor der Strafe sicher
line-penalty-empty = die Strafe trifft nichts
line-loses = { $items } verloren

## Set-up

line-first-player = Startspieler
line-hotel = { $hotel ->
    [night] ein Nachthotel
    [day_a] Taghotel A
    [day_b] Taghotel B
    [day_c] Taghotel C
    [day_d] Taghotel D
   *[other] Hotel { $hotel }
}
line-starting-set = Personalset { $set }
line-draft-keeps = { $count ->
    [one] { $count } Personalkarte behalten
   *[other] { $count } Personalkarten behalten
}
line-takes-first-guest = { $guest } als ersten Gast begrüßt

## Leopold

line-leopold-deck = { $count ->
    [one] { $count } Personalkarte verdeckt ausgelegt
   *[other] { $count } Personalkarten verdeckt ausgelegt
}
line-leopold-card = nächste Karte aufgedeckt
line-leopold-shuffles = Karten gemischt
line-leopold-no-guest = kein Gast passt
line-leopold-die = eine { $die } weggenommen
line-leopold-emperor = { $amount ->
    [one] { $amount } Feld auf der Kaiserleiste vor
   *[other] { $amount } Felder auf der Kaiserleiste vor
}
line-leopold-staff = { $staff } aufgedeckt
line-leopold-no-staff = keine Personalkarte mehr aufzudecken
line-leopold-objective = Stein auf „{ $objective }“ rückt auf { $space }
line-leopold-no-objective = kein Ziel mehr übrig

## The final scoring

line-final-staff = { $points ->
    [one] { $points } Punkt für Personal
   *[other] { $points } Punkte für Personal
}
line-final-floors = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] { $count } belegtes Zimmer
   *[other] { $count } belegte Zimmer
}
line-final-krones = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
line-final-kitchen = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] { $count } Portion in der Küche
   *[other] { $count } Portionen in der Küche
}
line-final-cafe = { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
} für { $count ->
    [one] { $count } Gast im Kaffeehaus
   *[other] { $count } Gäste im Kaffeehaus
}
line-final-score = { $points ->
    [one] { $points } Punkt insgesamt
   *[other] { $points } Punkte insgesamt
}
