### What a player may do now, as a short sentence that says what is done.
### The ids end with the names of the events in log.ftl, and the arguments are the same: $guest, $staff, $objective: names;
### $room with $floor and $colour; $price, $strength: numbers; $food: strudel, cake, wine or coffee; $items: a list.
### What it brings follows after a colon, by the first message; the sentence itself does not say it.

choice-with-gains = { $sentence } : { $gains }.

## A turn

choice-ends-turn = Termine ton tour.
choice-passes = Passe.
choice-takes-first-guest = Accueille { $guest } pour commencer.
choice-takes-guest = { $price ->
    [0] Prends { $guest } gratuitement.
    [one] Prends { $guest } pour { $price } couronne.
   *[other] Prends { $guest } pour { $price } couronnes.
}
choice-takes-die = { $price ->
    [0] Prends un { $die } de force { $strength }.
    [one] Prends un { $die } de force { $strength } pour { $price } couronne.
   *[other] Prends un { $die } de force { $strength } pour { $price } couronnes.
}
choice-takes-die-for-nothing = Prends un { $die } ; sans couronne, il ne fait rien.
choice-copies-action = Utilise-le comme un { $action } de force { $strength }.
choice-extra-action = { $price ->
    [0] Fais l’action { $action } de force { $strength } ; les dés restent.
    [one] Fais l’action { $action } de force { $strength } pour { $price } couronne ; les dés restent.
   *[other] Fais l’action { $action } de force { $strength } pour { $price } couronnes ; les dés restent.
}
choice-splits = Prends { $items }.
choice-claims = Valide l’objectif « { $objective } ».

## Food and guests

choice-chooses-food = Choisis { $food ->
    [strudel] un strudel
    [cake] un gâteau
    [wine] un vin
   *[coffee] un café
}.
choice-places-food = Donne tout de suite { $food ->
    [strudel] un strudel
    [cake] un gâteau
    [wine] un vin
   *[coffee] un café
} à { $guest }.
choice-stores-food = Mets { $items } en cuisine.
choice-serves = { $price ->
    [0] Sers { $food ->
        [strudel] un strudel
        [cake] un gâteau
        [wine] un vin
       *[coffee] un café
    } à { $guest }.
    [one] Sers { $food ->
        [strudel] un strudel
        [cake] un gâteau
        [wine] un vin
       *[coffee] un café
    } à { $guest } pour { $price } couronne.
   *[other] Sers { $food ->
        [strudel] un strudel
        [cake] un gâteau
        [wine] un vin
       *[coffee] un café
    } à { $guest } pour { $price } couronnes.
}
choice-completes-order = Sers toute sa commande à { $guest } depuis la réserve.
choice-checks-in = Loge { $guest } dans la chambre { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} { $room } à l’étage { $floor }.
# $effect: a sentence that says what this part of a reward does
choice-reward = D’abord ceci : { $effect }
choice-occupancy-bonus = D’abord le bonus du groupe { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
} complet de { $size }.

## Rooms

choice-prepares-room = { $price ->
    [0] Prépare la chambre { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    } { $room } à l’étage { $floor } gratuitement.
    [one] Prépare la chambre { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    } { $room } à l’étage { $floor } pour { $price } couronne.
   *[other] Prépare la chambre { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    } { $room } à l’étage { $floor } pour { $price } couronnes.
}
choice-occupies-room = Retourne côté occupé la chambre { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} { $room } à l’étage { $floor }.
choice-room-removed = Perds la chambre { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} { $room } à l’étage { $floor }.

## Staff

choice-hires = { $price ->
    [0] Engage { $staff } gratuitement.
    [one] Engage { $staff } pour { $price } couronne.
   *[other] Engage { $staff } pour { $price } couronnes.
}
choice-uses-staff = Fais appel à { $staff }.
choice-staff-under = Mets { $list } sous la pioche.
choice-draft-keeps = Garde { $list }.
choice-dismisses = Renvoie { $staff }.

## The emperor's penalty

choice-penalty-paid-off = { $price ->
    [one] Paie { $price } couronne pour échapper à la pénalité.
   *[other] Paie { $price } couronnes pour échapper à la pénalité.
}
# $kind says what is taken, $amount how much of it
choice-suffer = { $kind ->
    [krones] { $amount ->
        [one] Perds { $amount } couronne.
       *[other] Perds { $amount } couronnes.
    }
    [points] Perds { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
    [points_per_staff] Perds { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } par carte Personnel en service.
    [kitchen] Perds tout ce qui est dans ta cuisine.
    [food] Perds tout ce qui est dans ta cuisine et chez tes clients.
    [staff] { $amount ->
        [one] Mets { $amount } carte Personnel de ta main sous la pioche.
       *[other] Mets { $amount } cartes Personnel de ta main sous la pioche.
    }
    [empty_rooms] { $amount ->
        [one] Perds { $amount } chambre préparée.
       *[other] Perds { $amount } chambres préparées.
    }
    [occupied_rooms] { $amount ->
        [one] Perds { $amount } chambre occupée.
       *[other] Perds { $amount } chambres occupées.
    }
    [top_rooms] Perds des chambres occupées, les plus hautes possible.
   *[end_staff] Perds une carte Personnel de fin de partie.
}

## Declining, and finishing what may go on; the ids end with what is asked

choice-done-prepare = Ne prépare aucune chambre.
choice-done-first_rooms = Ne prépare plus de chambre.
choice-done-die-3 = Ne prépare aucune chambre avec ce dé.
choice-done-die-3-begun = Ne prépare plus de chambre.
choice-done-die-5 = N’engage personne avec ce dé.
choice-done-hire = N’engage personne.
choice-done-pick = N’engage aucune de ces cartes.
choice-done-occupy = Laisse les autres chambres comme elles sont.
choice-done-guest = Ne prends pas de client.
choice-done-gizia = Renonce à l’action supplémentaire.
choice-done-serve = Ne sers plus rien.
