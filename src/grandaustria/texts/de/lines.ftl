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
line-passes = gepasst

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
line-emperor-bonus = Bonus des Kaisers
line-emperor-penalty = Strafe des Kaisers
line-emperor-nothing = weder Bonus noch Strafe
line-penalty-paid-off = von der Strafe freigekauft
line-penalty-immune = vor der Strafe sicher
line-penalty-empty = die Strafe trifft nichts
line-loses = { $items } verloren
