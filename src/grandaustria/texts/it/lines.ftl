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
line-passes = { $count ->
    [one] passa
   *[other] passa { $count } volte di fila
}
# Stands alone, as a whole sentence.
line-dustbin = { $count ->
    [one] { log-dustbin }
   *[other] { $count } dadi di fila finiscono nella pattumiera.
}

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
line-emperor-nothing = tracciato dell’Imperatore: da { $space } a { $left }, né bonus né penalità
line-emperor-bonus = bonus dell’Imperatore
line-emperor-penalty = penalità dell’Imperatore
line-penalty-paid-off = penalità evitata pagando
line-penalty-immune = al sicuro dalla penalità
line-penalty-empty = la penalità non ha nulla da togliere
line-loses = perdita: { $items }

## Set-up

line-first-player = gioca per primo
line-hotel = { $hotel ->
    [night] un hotel notturno
    [day_a] l’hotel diurno A
    [day_b] l’hotel diurno B
    [day_c] l’hotel diurno C
    [day_d] l’hotel diurno D
   *[other] l’hotel { $hotel }
}
line-starting-set = set di personale { $set }
line-draft-keeps = { $count ->
    [one] { $count } carta Personale tenuta
   *[other] { $count } carte Personale tenute
}
line-takes-first-guest = primo ospite: { $guest }

## Leopold

line-leopold-deck = { $count ->
    [one] { $count } carta Personale coperta
   *[other] { $count } carte Personale coperte
}
line-leopold-card = prossima carta scoperta
line-leopold-shuffles = carte mescolate
line-leopold-no-guest = nessun ospite va bene
line-leopold-die = toglie un { $die }
line-leopold-emperor = { $amount ->
    [one] { $amount } casella sul tracciato dell’Imperatore
   *[other] { $amount } caselle sul tracciato dell’Imperatore
}
line-leopold-staff = personale scoperto: { $staff }
line-leopold-no-staff = niente più carte Personale da scoprire
line-leopold-objective = segnalino su «{ $objective }» a { $space }
line-leopold-no-objective = nessun obiettivo rimasto

## The final scoring

line-final-staff = { $points ->
    [one] { $points } punto per il personale
   *[other] { $points } punti per il personale
}
line-final-floors = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $count ->
    [one] { $count } camera occupata
   *[other] { $count } camere occupate
}
line-final-krones = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $count ->
    [one] { $count } corona
   *[other] { $count } corone
}
line-final-kitchen = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $count ->
    [one] { $count } porzione in cucina
   *[other] { $count } porzioni in cucina
}
line-final-cafe = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } punti
} per { $count ->
    [one] { $count } ospite rimasto nel caffè
   *[other] { $count } ospiti rimasti nel caffè
}
line-final-score = { $points ->
    [one] { $points } punto in tutto
   *[other] { $points } punti in tutto
}
