### A rival's turn in few lines, without saying who: the name stands above them. As short as can be, no full stop.
### $guest, $staff, $objective: names. $items: a list such as "2 strudels and 1 cake". Numbers otherwise.

# What was gained and lost follows.
line-with-gains = { $sentence } ({ $gains })

line-takes-guest = nuovo ospite: { $guest }
line-served = { $items } per { $guest }
line-served-full = { $items } per { $guest }, ordinazione completa
line-stores-food = { $items } in cucina
line-chooses-food = scelta: { $items }
line-completes-order = ordinazione completata: { $guest }
line-checks-in = { $guest } in camera
line-claims = obiettivo rivendicato: «{ $objective }»

# $die: the face of the die. $action: the space it was used as.
line-takes-die = un { $die } di forza { $strength }
line-takes-die-items = un { $die }: { $items }
line-takes-die-action = un { $die } come { $action }, forza { $strength }
line-takes-die-action-items = un { $die } come { $action }: { $items }
line-takes-die-for-nothing = un { $die } senza effetto
line-extra-action = azione { $action } senza dado, forza { $strength }
line-extra-action-items = azione { $action } senza dado: { $items }
line-extra-turn = un turno extra
line-passes = passa

line-prepares-room = { $count ->
    [one] { $count } camera preparata
   *[other] { $count } camere preparate
}
line-occupies-room = { $count ->
    [one] { $count } camera girata sul lato occupato
   *[other] { $count } camere girate sul lato occupato
}
line-room-removed = { $count ->
    [one] { $count } camera persa
   *[other] { $count } camere perse
}
line-occupancy-bonus = gruppo { $colour ->
    [blue] blu
    [red] rosso
   *[yellow] giallo
} da { $size } riempito

line-hires = personale assunto: { $staff }
line-uses-staff = carta usata: { $staff }
line-dismisses = personale licenziato: { $staff }
line-draws-staff = { $count ->
    [one] { $count } carta Personale pescata
   *[other] { $count } carte Personale pescate
}
line-offer = { $count ->
    [one] { $count } carta Personale guardata
   *[other] { $count } carte Personale guardate
}
line-staff-under = { $count ->
    [one] { $count } carta Personale in fondo al mazzo
   *[other] { $count } carte Personale in fondo al mazzo
}

# $space: where one stood on the emperor track, $left: where one stands after it.
line-emperor = tracciato dell’Imperatore: da { $space } a { $left }
line-emperor-bonus = bonus dell’Imperatore
line-emperor-penalty = penalità dell’Imperatore
line-emperor-nothing = né bonus né penalità
line-penalty-paid-off = penalità evitata pagando
line-penalty-immune = al sicuro dalla penalità
line-penalty-empty = la penalità non ha nulla da togliere
line-loses = perdita: { $items }
