### What happened, one sentence for each event.
### $player, $guest, $staff, $objective, $tile: names as the reader sees them. $room: its number, with $floor and $colour.
### $price, $amount, $points and the like: numbers. $list: a list of names. $items: a list such as "2 krones and 1 cake".
### What a player gained or lost by it follows after a colon, by the first message; the sentence itself does not say it.
### -own is the sentence for the seat that may see the cards, -hidden the one for everybody else.

log-with-gains = { $sentence } : { $gains }.

## Set-up

log-game-begins = { $players ->
    [one] Nouvelle partie pour { $players } personne : { $options }.
   *[other] Nouvelle partie pour { $players } personnes : { $options }.
}
log-game-goes-on = { $round ->
    [0] La partie reprend pendant la mise en place.
   *[other] La partie reprend à la manche { $round }.
}
log-tile = Tuile Empereur { $id } : { $tile }.
log-objective = Objectif { $group } : { $objective }.
log-first-player = { $player } commence la partie.
log-hotel = { $player } tient { $hotel ->
    [night] un hôtel de nuit
    [day_a] l’hôtel de jour A
    [day_b] l’hôtel de jour B
    [day_c] l’hôtel de jour C
    [day_d] l’hôtel de jour D
   *[other] l’hôtel { $hotel }
}.
log-starting-set = { $player } débute avec le lot { $set } : { $list }.
log-queue-opens = La file, de gauche à droite : { $list }.
log-guest-arrives = { $guest } rejoint la file.
log-guests-reshuffled = Les clients partis sont mélangés et forment une nouvelle pioche.
log-takes-first-guest = { $player } accueille { $guest } pour commencer.

## Rounds and dice

log-round-begins = La manche { $round } commence avec { $player }.
log-round-ends = La manche { $round } se termine.
log-dice-rolled = { $count ->
    [one] { $count } dé est lancé : { $list }.
   *[other] { $count } dés sont lancés : { $list }.
}
log-passes = { $player } passe.
log-dustbin = { $left ->
    [0] Le dernier dé va à la poubelle.
    [one] Un dé va à la poubelle, le dernier est relancé.
   *[other] Un dé va à la poubelle, les autres sont relancés.
}
log-numbers-lost = { $count ->
    [one] Il ne reste aucun dé : { $count } tour est perdu.
   *[other] Il ne reste aucun dé : { $count } tours sont perdus.
}
log-ends-turn = { $player } termine son tour.

## Turn

log-takes-guest = { $price ->
    [0] { $player } prend { $guest } gratuitement.
    [one] { $player } prend { $guest } pour { $price } couronne.
   *[other] { $player } prend { $guest } pour { $price } couronnes.
}
log-takes-die = { $price ->
    [0] { $player } prend un { $die } de force { $strength }.
    [one] { $player } prend un { $die } de force { $strength } pour { $price } couronne.
   *[other] { $player } prend un { $die } de force { $strength } pour { $price } couronnes.
}
log-takes-die-for-nothing = { $player } prend un { $die } sans effet.
log-copies-action = { $player } l’utilise comme action { $action } de force { $strength }.
log-extra-action = { $price ->
    [0] { $player } fait l’action { $action } de force { $strength } sans prendre de dé.
    [one] { $player } paie { $price } couronne et fait l’action { $action } de force { $strength } sans prendre de dé.
   *[other] { $player } paie { $price } couronnes et fait l’action { $action } de force { $strength } sans prendre de dé.
}
log-extra-turn = { $player } a un tour supplémentaire.
log-splits = { $player } gagne { $items }.
log-chooses-food = { $player } choisit { $food ->
    [strudel] un strudel
    [cake] un gâteau
    [wine] un vin
   *[coffee] un café
}.
log-declines = { $what ->
    [prepare] { $player } ne prépare aucune chambre.
    [hire] { $player } n’engage personne.
    [offer] { $player } ne retient personne.
    [occupy] { $player } laisse les chambres préparées comme elles sont.
    [guest] { $player } laisse les clients dans la file.
   *[action] { $player } renonce à l’action supplémentaire.
}

## Rooms

log-prepares-room = { $price ->
    [0] { $player } prépare la chambre { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    } { $room } à l’étage { $floor } gratuitement.
    [one] { $player } prépare la chambre { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    } { $room } à l’étage { $floor } pour { $price } couronne.
   *[other] { $player } prépare la chambre { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    } { $room } à l’étage { $floor } pour { $price } couronnes.
}
log-occupies-room = { $player } retourne côté occupé la chambre { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} { $room } à l’étage { $floor }.
log-room-removed = { $player } perd la chambre { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} { $room } à l’étage { $floor }.
log-occupancy-bonus = { $player } a rempli un groupe { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
} de { $size } : { $colour ->
    [blue] { $amount ->
        [one] +{ $amount } point
       *[other] +{ $amount } points
    }
    [red] { $amount ->
        [one] +{ $amount } couronne
       *[other] +{ $amount } couronnes
    }
   *[yellow] { $amount ->
        [one] +{ $amount } case Empereur
       *[other] +{ $amount } cases Empereur
    }
}.

## Guests

log-serves = { $price ->
    [0] { $player } sert { $food ->
        [strudel] un strudel
        [cake] un gâteau
        [wine] un vin
       *[coffee] un café
    } à { $guest }.
    [one] { $player } paie { $price } couronne et sert { $food ->
        [strudel] un strudel
        [cake] un gâteau
        [wine] un vin
       *[coffee] un café
    } à { $guest }.
   *[other] { $player } paie { $price } couronnes et sert { $food ->
        [strudel] un strudel
        [cake] un gâteau
        [wine] un vin
       *[coffee] un café
    } à { $guest }.
}
log-places-food = { $player } donne tout de suite { $food ->
    [strudel] un strudel
    [cake] un gâteau
    [wine] un vin
   *[coffee] un café
} à { $guest }.
log-stores-food = { $player } met { $items } en cuisine.
log-order-complete = { $guest } a reçu toute sa commande.
log-completes-order = { $player } sert toute sa commande à { $guest } depuis la réserve.
log-checks-in = { $player } loge { $guest } dans la chambre { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} { $room } à l’étage { $floor }.
log-reward = { $guest } récompense { $player }.
log-claims = { $player } valide l’objectif « { $objective } ».

## Staff

log-hires = { $price ->
    [0] { $player } engage { $staff } gratuitement.
    [one] { $player } engage { $staff } pour { $price } couronne.
   *[other] { $player } engage { $staff } pour { $price } couronnes.
}
log-uses-staff = { $player } fait appel à { $staff }.
log-draws-staff-own = { $player } pioche { $list }.
log-draws-staff-hidden = { $count ->
    [one] { $player } pioche { $count } carte Personnel.
   *[other] { $player } pioche { $count } cartes Personnel.
}
log-no-staff-left = La pioche du personnel est vide.
log-offer-own = { $player } a le choix : { $list }.
log-offer-hidden = { $count ->
    [one] { $player } regarde { $count } carte Personnel.
   *[other] { $player } regarde { $count } cartes Personnel.
}
log-staff-under-own = { $player } met { $list } sous la pioche.
log-staff-under-hidden = { $count ->
    [one] { $player } met { $count } carte Personnel sous la pioche.
   *[other] { $player } met { $count } cartes Personnel sous la pioche.
}
log-draft-keeps-own = { $player } garde { $list }.
log-draft-keeps-hidden = { $player } garde une carte Personnel.
log-draft-passes-on = Les cartes restantes passent à gauche.
log-dismisses = { $player } renvoie { $staff }.

## The emperor

log-emperor-begins = L’Empereur juge les hôtels selon la tuile { $id } : { $tile }.
log-emperor = { $back ->
    [0] { $player } est sur la case { $space } de la piste de l’Empereur.
    [one] { $player } est sur la case { $space } de la piste de l’Empereur et recule de { $back } case.
   *[other] { $player } est sur la case { $space } de la piste de l’Empereur et recule de { $back } cases.
}
log-emperor-bonus = { $player } obtient le bonus.
log-emperor-penalty = { $player } doit subir la pénalité.
log-emperor-nothing = { $player } n’a ni bonus ni pénalité.
log-penalty-paid-off = { $price ->
    [one] { $player } paie { $price } couronne et échappe à la pénalité.
   *[other] { $player } paie { $price } couronnes et échappe à la pénalité.
}
log-penalty-immune = { $player } est à l’abri de la pénalité.
log-penalty-empty = La pénalité ne trouve rien à prendre à { $player }.
log-loses = { $player } perd { $items }.

## Leopold

log-leopold-card = Léopold révèle sa carte suivante.
log-leopold-shuffles = Léopold mélange ses cartes.
log-leopold-guest = Léopold loge { $guest } dans la chambre { $colour ->
    [blue] bleue
    [red] rouge
   *[yellow] jaune
} { $room } à l’étage { $floor }.
log-leopold-no-guest = Aucun client ne convient à l’hôtel de Léopold.
log-leopold-die = Léopold retire un { $die }.
log-leopold-emperor = { $amount ->
    [one] Léopold avance de { $amount } case sur la piste de l’Empereur.
   *[other] Léopold avance de { $amount } cases sur la piste de l’Empereur.
}
log-leopold-staff = Léopold révèle { $staff }.
log-leopold-no-staff = Léopold n’a plus de carte Personnel à révéler.
log-leopold-objective = Le pion de Léopold sur l’objectif « { $objective } » avance à { $space }.
log-leopold-claims = Léopold valide l’objectif « { $objective } ».
log-leopold-no-objective = Léopold n’a plus d’objectif à poursuivre.
log-leopold-deck = { $count ->
    [one] Léopold pose { $count } carte Personnel face cachée.
   *[other] Léopold pose { $count } cartes Personnel face cachée.
}

## The end

log-final = La partie se termine ; on fait le décompte des hôtels.
log-final-staff = { $points ->
    [one] { $player } : { $points } point pour { $list }.
   *[other] { $player } : { $points } points pour { $list }.
}
log-final-floors = { $player } : { line-final-floors }.
log-final-krones = { $player } : { line-final-krones }.
log-final-kitchen = { $player } : { line-final-kitchen }.
log-final-cafe = { $player } : { line-final-cafe }.
log-final-score = { $points ->
    [one] { $player } a { $points } point.
   *[other] { $player } a { $points } points.
}
log-winners = { $count ->
    [one] { $list } gagne
   *[other] { $list } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
