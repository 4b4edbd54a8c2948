### What a player may do now, as a short sentence that says what is done.
### The ids end with the names of the events in log.ftl, and the arguments are the same: $guest, $staff, $objective: names;
### $room with $floor and $colour; $price, $strength: numbers; $food: strudel, cake, wine or coffee; $items: a list.
### What it brings follows after a colon, by the first message; the sentence itself does not say it.

choice-with-gains = { $sentence }: { $gains }.

## A turn

choice-ends-turn = Termina il turno.
choice-passes = Passa.
choice-takes-first-guest = Accogli { $guest } per cominciare.
choice-takes-guest = { $price ->
    [0] Prendi { $guest } gratis.
    [one] Prendi { $guest } per { $price } corona.
   *[other] Prendi { $guest } per { $price } corone.
}
choice-takes-die = { $price ->
    [0] Prendi un { $die } di forza { $strength }.
    [one] Prendi un { $die } di forza { $strength } per { $price } corona.
   *[other] Prendi un { $die } di forza { $strength } per { $price } corone.
}
choice-takes-die-for-nothing = Prendi un { $die }; senza una corona non fa nulla.
choice-copies-action = Usalo come un { $action } di forza { $strength }.
choice-extra-action = { $price ->
    [0] Svolgi l’azione { $action } di forza { $strength }; i dadi restano.
    [one] Svolgi l’azione { $action } di forza { $strength } per { $price } corona; i dadi restano.
   *[other] Svolgi l’azione { $action } di forza { $strength } per { $price } corone; i dadi restano.
}
choice-splits = Prendi { $items }.
choice-claims = Rivendica l’obiettivo «{ $objective }».

## Food and guests

choice-chooses-food = Scegli { $food ->
    [strudel] uno strudel
    [cake] una torta
    [wine] un vino
   *[coffee] un caffè
}.
choice-places-food = Porta subito { $food ->
    [strudel] uno strudel
    [cake] una torta
    [wine] un vino
   *[coffee] un caffè
} al tavolo di { $guest }.
choice-stores-food = Metti { $items } in cucina.
choice-serves = { $price ->
    [0] Servi { $food ->
        [strudel] uno strudel
        [cake] una torta
        [wine] un vino
       *[coffee] un caffè
    } al tavolo di { $guest }.
    [one] Servi { $food ->
        [strudel] uno strudel
        [cake] una torta
        [wine] un vino
       *[coffee] un caffè
    } al tavolo di { $guest } per { $price } corona.
   *[other] Servi { $food ->
        [strudel] uno strudel
        [cake] una torta
        [wine] un vino
       *[coffee] un caffè
    } al tavolo di { $guest } per { $price } corone.
}
choice-completes-order = Completa dalla riserva l’ordinazione di { $guest }.
choice-checks-in = Alloggia { $guest } nella camera { $colour ->
    [blue] blu
    [red] rossa
   *[yellow] gialla
} { $room } al piano { $floor }.
# $effect: a sentence that says what this part of a reward does
choice-reward = Prima questo: { $effect }
choice-occupancy-bonus = Prima il bonus del gruppo { $colour ->
    [blue] blu
    [red] rosso
   *[yellow] giallo
} pieno da { $size }.

## Rooms

choice-prepares-room = { $price ->
    [0] Prepara gratis la camera { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    } { $room } al piano { $floor }.
    [one] Prepara la camera { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    } { $room } al piano { $floor } per { $price } corona.
   *[other] Prepara la camera { $colour ->
        [blue] blu
        [red] rossa
       *[yellow] gialla
    } { $room } al piano { $floor } per { $price } corone.
}
choice-occupies-room = Gira sul lato occupato la camera { $colour ->
    [blue] blu
    [red] rossa
   *[yellow] gialla
} { $room } al piano { $floor }.
choice-room-removed = Perdi la camera { $colour ->
    [blue] blu
    [red] rossa
   *[yellow] gialla
} { $room } al piano { $floor }.

## Staff

choice-hires = { $price ->
    [0] Assumi { $staff } gratis.
    [one] Assumi { $staff } per { $price } corona.
   *[other] Assumi { $staff } per { $price } corone.
}
choice-uses-staff = Usa { $staff }.
choice-staff-under = Metti { $list } in fondo al mazzo.
choice-draft-keeps = Tieni { $list }.
choice-dismisses = Licenzia { $staff }.

## The emperor's penalty

choice-penalty-paid-off = { $price ->
    [one] Paga { $price } corona per evitare la penalità.
   *[other] Paga { $price } corone per evitare la penalità.
}
# $kind says what is taken, $amount how much of it
choice-suffer = { $kind ->
    [krones] { $amount ->
        [one] Perdi { $amount } corona.
       *[other] Perdi { $amount } corone.
    }
    [points] Perdi { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }.
    [points_per_staff] Perdi { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    } per ogni carta Personale in servizio.
    [kitchen] Perdi tutto ciò che hai in cucina.
    [food] Perdi tutto ciò che hai in cucina e sui tuoi ospiti.
    [staff] { $amount ->
        [one] Metti { $amount } carta Personale della tua mano in fondo al mazzo.
       *[other] Metti { $amount } carte Personale della tua mano in fondo al mazzo.
    }
    [empty_rooms] { $amount ->
        [one] Perdi { $amount } camera preparata.
       *[other] Perdi { $amount } camere preparate.
    }
    [occupied_rooms] { $amount ->
        [one] Perdi { $amount } camera occupata.
       *[other] Perdi { $amount } camere occupate.
    }
    [top_rooms] Perdi camere occupate, le più alte possibili.
   *[end_staff] Perdi una carta Personale di fine partita.
}

## Declining, and finishing what may go on; the ids end with what is asked

choice-done-prepare = Non preparare nessuna camera.
choice-done-first_rooms = Non preparare altre camere.
choice-done-die-3 = Non preparare camere con questo dado.
choice-done-die-3-begun = Non preparare altre camere.
choice-done-die-5 = Non assumere nessuno con questo dado.
choice-done-hire = Non assumere nessuno.
choice-done-pick = Non assumere nessuna di queste carte.
choice-done-occupy = Lascia le altre camere come sono.
choice-done-guest = Non prendere ospiti.
choice-done-gizia = Rinuncia all’azione extra.
choice-done-serve = Non servire altro.
