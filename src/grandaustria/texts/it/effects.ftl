### What rewards, bonuses and penalties do. $amount and $discount are numbers, $items is a list such as
### "1 strudel and 2 wines", $floor is a floor.

effect-food = Ricevi { $items }.
effect-any = { $amount ->
    [one] Ricevi { $amount } porzione a tua scelta.
   *[other] Ricevi { $amount } porzioni a tua scelta.
}
effect-krones = { $amount ->
    [one] Ricevi { $amount } corona.
   *[other] Ricevi { $amount } corone.
}
effect-emperor = { $amount ->
    [one] Avanza di { $amount } casella sul tracciato dell’Imperatore.
   *[other] Avanza di { $amount } caselle sul tracciato dell’Imperatore.
}
effect-draw = { $amount ->
    [one] Pesca { $amount } carta Personale.
   *[other] Pesca { $amount } carte Personale.
}
effect-points = { $amount ->
    [one] Ottieni { $amount } punto.
   *[other] Ottieni { $amount } punti.
}
effect-points_per_staff = { $amount ->
    [one] Ottieni { $amount } punto per ogni carta Personale che hai giocato.
   *[other] Ottieni { $amount } punti per ogni carta Personale che hai giocato.
}
effect-occupy = { $amount ->
    [one] Puoi girare sul lato occupato una camera preparata di qualsiasi colore.
   *[other] Puoi girare sul lato occupato fino a { $amount } camere preparate di qualsiasi colore.
}
effect-guest = { $amount ->
    [one] Puoi prendere gratis { $amount } ospite dalla fila, se hai un tavolo libero.
   *[other] Puoi prendere gratis { $amount } ospiti dalla fila, uno dopo l’altro, se hai tavoli liberi.
}
effect-complete = Completa dalla riserva l’ordinazione di un ospite del tuo caffè.
effect-action = Poi puoi svolgere l’azione di uno spazio con dadi, con la sua forza, senza prenderne uno.
effect-action-turn = Dopo questo turno ne giochi un altro intero; la sua azione usa i dadi di uno spazio senza prenderne.

effect-prepare-full = Puoi preparare una camera al prezzo normale.
effect-prepare-discount = { $discount ->
    [one] Puoi preparare una camera per { $discount } corona in meno.
   *[other] Puoi preparare una camera per { $discount } corone in meno.
}
effect-prepare-free = Puoi preparare una camera gratis.
effect-prepare-full-floor = Puoi preparare una camera al prezzo normale, fino al piano { $floor }.
effect-prepare-discount-floor = { $discount ->
    [one] Puoi preparare una camera per { $discount } corona in meno, fino al piano { $floor }.
   *[other] Puoi preparare una camera per { $discount } corone in meno, fino al piano { $floor }.
}
effect-prepare-free-floor = Puoi preparare una camera gratis, fino al piano { $floor }.
effect-occupy_new = Puoi preparare una camera gratis; è subito occupata.
effect-occupy_new-floor = Puoi preparare una camera gratis, fino al piano { $floor }; è subito occupata.

effect-hire-full = Puoi assumere una carta Personale dalla mano al prezzo normale.
effect-hire-discount = { $discount ->
    [one] Puoi assumere una carta Personale dalla mano per { $discount } corona in meno.
   *[other] Puoi assumere una carta Personale dalla mano per { $discount } corone in meno.
}
effect-hire-free = Puoi assumere gratis una carta Personale dalla mano.
# $cards: how many cards are drawn for the offer
effect-offer-full = { $cards ->
    [one] Guarda { $cards } carta Personale; assumila al prezzo normale o mettila in fondo al mazzo.
   *[other] Guarda { $cards } carte Personale; puoi assumerne una al prezzo normale, le altre vanno in fondo al mazzo.
}
effect-offer-discount = { $cards ->
    [one] Guarda { $cards } carta Personale; assumila per { $discount ->
        [one] { $discount } corona
       *[other] { $discount } corone
    } in meno o mettila in fondo al mazzo.
   *[other] Guarda { $cards } carte Personale; puoi assumerne una per { $discount ->
        [one] { $discount } corona
       *[other] { $discount } corone
    } in meno, le altre vanno in fondo al mazzo.
}
effect-offer-free = { $cards ->
    [one] Guarda { $cards } carta Personale; assumila gratis o mettila in fondo al mazzo.
   *[other] Guarda { $cards } carte Personale; puoi assumerne una gratis, le altre vanno in fondo al mazzo.
}

## Penalties of one kind

penalty-points = { $amount ->
    [one] Perdi { $amount } punto.
   *[other] Perdi { $amount } punti.
}
penalty-points_per_staff = { $amount ->
    [one] Perdi { $amount } punto per ogni carta Personale che hai giocato.
   *[other] Perdi { $amount } punti per ogni carta Personale che hai giocato.
}
penalty-kitchen = Tutto ciò che hai in cucina torna nella riserva.
penalty-food = Tutto ciò che hai in cucina e sui tuoi ospiti torna nella riserva.
penalty-top_rooms =
    Perdi una camera occupata del piano più alto che ne ha una, e un’altra del piano inferiore più vicino che ne ha una.
penalty-top_rooms-column =
    Perdi una camera occupata del piano più alto che ne ha una, e la prossima occupata più in basso nella sua colonna.
penalty-top_rooms-below =
    Perdi una camera occupata del piano più alto che ne ha una, e quella subito sotto se è occupata.
penalty-top_rooms-floor =
    Perdi una camera occupata del piano più alto che ne ha una, e una del piano subito sotto se ne ha.

## Penalties of two kinds: the first if it can be paid in full, else that many points

penalty-krones-else = { $amount ->
    [one] Perdi { $amount } corona; se non ne hai
   *[other] Perdi { $amount } corone; se ne hai meno
}, perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
penalty-staff-else = { $amount ->
    [one] Metti { $amount } carta Personale dalla mano in fondo al mazzo; se non ne hai
   *[other] Metti { $amount } carte Personale dalla mano in fondo al mazzo; se ne hai meno
}, perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
penalty-empty_rooms-else = { $amount ->
    [one] Perdi { $amount } camera preparata, la più alta possibile; se non ne hai
   *[other] Perdi { $amount } camere preparate, ognuna la più alta possibile; se ne hai meno
}, perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
penalty-occupied_rooms-else = { $amount ->
    [one] Perdi { $amount } camera occupata, la più alta possibile; se non ne hai
   *[other] Perdi { $amount } camere occupate, ognuna la più alta possibile; se ne hai meno
}, perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
penalty-end_staff-else = { $points ->
    [one] Una carta Personale di fine partita che hai giocato esce dal gioco; se non ne hai, perdi { $points } punto.
   *[other] Una carta Personale di fine partita che hai giocato esce dal gioco; se non ne hai, perdi { $points } punti.
}

## Penalties of two kinds: either, as the player likes

penalty-krones-or = { $amount ->
    [one] Perdi { $amount } corona
   *[other] Perdi { $amount } corone
} o { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, a tua scelta.
penalty-staff-or = { $amount ->
    [one] Metti { $amount } carta
   *[other] Metti { $amount } carte
} Personale dalla mano in fondo al mazzo o perdi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, a tua scelta.
penalty-empty_rooms-or = { $amount ->
    [one] Perdi { $amount } camera preparata,
   *[other] Perdi { $amount } camere preparate, ognuna
} la più alta possibile, o { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, a tua scelta.
penalty-occupied_rooms-or = { $amount ->
    [one] Perdi { $amount } camera occupata,
   *[other] Perdi { $amount } camere occupate, ognuna
} la più alta possibile, o { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, a tua scelta.
penalty-end_staff-or = { $points ->
    [one] Perdi una carta Personale di fine partita che hai giocato o { $points } punto, a tua scelta.
   *[other] Perdi una carta Personale di fine partita che hai giocato o { $points } punti, a tua scelta.
}
