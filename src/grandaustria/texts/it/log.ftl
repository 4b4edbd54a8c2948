### What happened, one sentence for each event.
### $player, $guest, $staff, $objective, $tile: names as the reader sees them. $room: its number, with $floor and $colour.
### $price, $amount, $points and the like: numbers. $list: a list of names. $items: a list such as "2 krones and 1 cake".
### What a player gained or lost by it follows after a colon, by the first message; the sentence itself does not say it.
### -own is the sentence for the seat that may see the cards, -hidden the one for everybody else.

log-with-gains = { $sentence }: { $gains }.

## Set-up

log-game-begins = { $players ->
    [one] Nuova partita per { $players } persona: { $options }.
   *[other] Nuova partita per { $players } persone: { $options }.
}
log-game-goes-on = { $round ->
    [0] La partita riprende durante la preparazione.
   *[other] La partita riprende dal round { $round }.
}
log-tile = Tessera Imperatore { $id }: { $tile }.
log-objective = Obiettivo { $group }: { $objective }.
log-first-player = { $player } comincia la partita.
log-hotel = { $player } gestisce { $hotel ->
    [night] un hotel notturno
    [day_a] l’hotel diurno A
    [day_b] l’hotel diurno B
    [day_c] l’hotel diurno C
    [day_d] l’hotel diurno D
   *[other] l’hotel { $hotel }
}.
log-starting-set = { $player } parte con il set { $set }: { $list }.
log-queue-opens = La fila, da sinistra a destra: { $list }.
log-guest-arrives = { $guest } si mette in fila.
log-guests-reshuffled = Gli ospiti partiti vengono mescolati in un nuovo mazzo.
log-takes-first-guest = { $player } accoglie { $guest } per cominciare.

## Rounds and dice

log-round-begins = Il round { $round } comincia con { $player }.
log-round-ends = Il round { $round } finisce.
log-dice-rolled = { $count ->
    [one] Si lancia { $count } dado: { $list }.
   *[other] Si lanciano { $count } dadi: { $list }.
}
log-passes = { $player } passa.
log-dustbin = { $left ->
    [0] L’ultimo dado finisce nella pattumiera.
    [one] Un dado finisce nella pattumiera, l’ultimo viene rilanciato.
   *[other] Un dado finisce nella pattumiera, gli altri vengono rilanciati.
}
log-numbers-lost = { $count ->
    [one] Non restano dadi: { $count } turno va perso.
   *[other] Non restano dadi: { $count } turni vanno persi.
}
log-ends-turn = { $player } termina il turno.

## Turn

log-takes-guest = { $price ->
    [0] { $player } prende { $guest } gratis.
    [one] { $player } prende { $guest } per { $price } corona.
   *[other] { $player } prende { $guest } per { $price } corone.
}
log-takes-die = { $price ->
    [0] { $player } prende un { $die } di forza { $strength }.
    [one] { $player } prende un { $die } di forza { $strength } per { $price } corona.
   *[other] { $player } prende un { $die } di forza { $strength } per { $price } corone.
}
log-takes-die-for-nothing = { $player } prende un { $die } senza effetto.
log-copies-action = { $player } lo usa come azione { $action } di forza { $strength }.
log-extra-action = { $price ->
    [0] { $player } svolge l’azione { $action } di forza { $strength } senza prendere un dado.
    [one] { $player } paga { $price } corona e svolge l’azione { $action } di forza { $strength } senza prendere un dado.
   *[other] { $player } paga { $price } corone e svolge l’azione { $action } di forza { $strength } senza prendere un dado.
}
log-extra-turn = { $player } ha un turno extra.
log-splits = { $player } ottiene { $items }.
log-chooses-food = { $player } sceglie { $food ->
    [strudel] uno strudel
    [cake] una torta
    [wine] un vino
   *[coffee] un caffè
}.
log-declines = { $what ->
    [prepare] { $player } non prepara nessuna camera.
    [hire] { $player } non assume nessuno.
    [offer] { $player } non sceglie nessuna delle carte.
    [occupy] { $player } lascia le camere preparate come sono.
    [guest] { $player } lascia gli ospiti in fila.
   *[action] { $player } rinuncia all’azione extra.
}

## Rooms

log-prepares-room = { $price ->
    [0] { $player } prepara gratis la camera { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    } { $room } al piano { $floor }.
    [one] { $player } prepara la camera { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    } { $room } al piano { $floor } per { $price } corona.
   *[other] { $player } prepara la camera { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    } { $room } al piano { $floor } per { $price } corone.
}
log-occupies-room = { $player } gira sul lato occupato la camera { $colour ->
    [blue] blu
    [red] rossa
   *[yellow] gialla
} { $room } al piano { $floor }.
log-room-removed = { $player } perde la camera { $colour ->
    [blue] blu
    [red] rossa
   *[yellow] gialla
} { $room } al piano { $floor }.
log-occupancy-bonus = { $player } ha riempito un gruppo { $colour ->
    [blue] blu
    [red] rosso
   *[yellow] giallo
} da { $size }: { $colour ->
    [blue] { $amount ->
        [one] +{ $amount } punto
       *[other] +{ $amount } punti
    }
    [red] { $amount ->
        [one] +{ $amount } corona
       *[other] +{ $amount } corone
    }
   *[yellow] { $amount ->
        [one] +{ $amount } passo Imperatore
       *[other] +{ $amount } passi Imperatore
    }
}.

## Guests

log-serves = { $price ->
    [0] { $player } serve { $food ->
        [strudel] uno strudel
        [cake] una torta
        [wine] un vino
       *[coffee] un caffè
    } al tavolo di { $guest }.
    [one] { $player } paga { $price } corona e serve { $food ->
        [strudel] uno strudel
        [cake] una torta
        [wine] un vino
       *[coffee] un caffè
    } al tavolo di { $guest }.
   *[other] { $player } paga { $price } corone e serve { $food ->
        [strudel] uno strudel
        [cake] una torta
        [wine] un vino
       *[coffee] un caffè
    } al tavolo di { $guest }.
}
log-places-food = { $player } porta subito { $food ->
    [strudel] uno strudel
    [cake] una torta
    [wine] un vino
   *[coffee] un caffè
} al tavolo di { $guest }.
log-stores-food = { $player } mette { $items } in cucina.
log-order-complete = L’ordinazione di { $guest } è completa.
log-completes-order = { $player } completa dalla riserva l’ordinazione di { $guest }.
log-checks-in = { $player } alloggia { $guest } nella camera { $colour ->
    [blue] blu
    [red] rossa
   *[yellow] gialla
} { $room } al piano { $floor }.
log-reward = { $guest } ricompensa { $player }.
log-claims = { $player } rivendica l’obiettivo «{ $objective }».

## Staff

log-hires = { $price ->
    [0] { $player } assume { $staff } gratis.
    [one] { $player } assume { $staff } per { $price } corona.
   *[other] { $player } assume { $staff } per { $price } corone.
}
log-uses-staff = { $player } usa { $staff }.
log-draws-staff-own = { $player } pesca { $list }.
log-draws-staff-hidden = { $count ->
    [one] { $player } pesca { $count } carta Personale.
   *[other] { $player } pesca { $count } carte Personale.
}
log-no-staff-left = Il mazzo del personale è vuoto.
log-offer-own = { $player } può scegliere tra { $list }.
log-offer-hidden = { $count ->
    [one] { $player } guarda { $count } carta Personale.
   *[other] { $player } guarda { $count } carte Personale.
}
log-staff-under-own = { $player } mette { $list } in fondo al mazzo.
log-staff-under-hidden = { $count ->
    [one] { $player } mette { $count } carta Personale in fondo al mazzo.
   *[other] { $player } mette { $count } carte Personale in fondo al mazzo.
}
log-draft-keeps-own = { $player } tiene { $list }.
log-draft-keeps-hidden = { $player } tiene una carta Personale.
log-draft-passes-on = Le carte rimaste passano a sinistra.
log-dismisses = { $player } licenzia { $staff }.

## The emperor

log-emperor-begins = L’Imperatore giudica gli hotel secondo la tessera { $id }: { $tile }.
log-emperor = { $back ->
    [0] { $player } è sulla casella { $space } del tracciato dell’Imperatore.
    [one] { $player } è sulla casella { $space } del tracciato dell’Imperatore e arretra di { $back } casella.
   *[other] { $player } è sulla casella { $space } del tracciato dell’Imperatore e arretra di { $back } caselle.
}
log-emperor-bonus = { $player } ottiene il bonus.
log-emperor-penalty = { $player } deve subire la penalità.
log-emperor-nothing = { $player } non riceve né bonus né penalità.
log-penalty-paid-off = { $price ->
    [one] { $player } paga { $price } corona ed evita la penalità.
   *[other] { $player } paga { $price } corone ed evita la penalità.
}
log-penalty-immune = { $player } è al sicuro dalla penalità.
log-penalty-empty = Per { $player } la penalità non ha nulla da togliere.
log-loses = { $player } perde { $items }.

## Leopold

log-leopold-card = Leopold scopre la sua prossima carta.
log-leopold-shuffles = Leopold mescola le sue carte.
log-leopold-guest = Leopold alloggia { $guest } nella camera { $colour ->
    [blue] blu
    [red] rossa
   *[yellow] gialla
} { $room } al piano { $floor }.
log-leopold-no-guest = Nessun ospite va bene per l’hotel di Leopold.
log-leopold-die = Leopold toglie un { $die }.
log-leopold-emperor = { $amount ->
    [one] Leopold avanza di { $amount } casella sul tracciato dell’Imperatore.
   *[other] Leopold avanza di { $amount } caselle sul tracciato dell’Imperatore.
}
log-leopold-staff = Leopold scopre { $staff }.
log-leopold-no-staff = Leopold non ha più carte Personale da scoprire.
log-leopold-objective = Il segnalino di Leopold sull’obiettivo «{ $objective }» avanza a { $space }.
log-leopold-claims = Leopold rivendica l’obiettivo «{ $objective }».
log-leopold-no-objective = Leopold non ha più obiettivi a cui lavorare.
log-leopold-deck = { $count ->
    [one] Leopold mette { $count } carta Personale coperta.
   *[other] Leopold mette { $count } carte Personale coperte.
}

## The end

log-final = La partita finisce; si contano i punti degli hotel.
log-final-staff = { $points ->
    [one] { $player }: { $points } punto per { $list }.
   *[other] { $player }: { $points } punti per { $list }.
}
log-final-floors = { $player }: { line-final-floors }.
log-final-krones = { $player }: { line-final-krones }.
log-final-kitchen = { $player }: { line-final-kitchen }.
log-final-cafe = { $player }: { line-final-cafe }.
log-final-score = { $points ->
    [one] { $player } ha { $points } punto.
   *[other] { $player } ha { $points } punti.
}
log-winners = { $count ->
    [one] { $list } vince
   *[other] { $list } condividono la vittoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
