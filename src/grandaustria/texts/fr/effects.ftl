### What rewards, bonuses and penalties do. $amount and $discount are numbers, $items is a list such as
### "1 strudel and 2 wines", $floor is a floor.

effect-food = Tu reçois { $items }.
effect-any = Tu reçois { $amount } mets de ton choix.
effect-krones = { $amount ->
    [one] Tu reçois { $amount } couronne.
   *[other] Tu reçois { $amount } couronnes.
}
effect-emperor = { $amount ->
    [one] Avance de { $amount } case sur la piste de l’Empereur.
   *[other] Avance de { $amount } cases sur la piste de l’Empereur.
}
effect-draw = { $amount ->
    [one] Pioche { $amount } carte Personnel.
   *[other] Pioche { $amount } cartes Personnel.
}
effect-points = { $amount ->
    [one] Tu marques { $amount } point.
   *[other] Tu marques { $amount } points.
}
effect-points_per_staff = { $amount ->
    [one] Tu marques { $amount } point par carte Personnel que tu as jouée.
   *[other] Tu marques { $amount } points par carte Personnel que tu as jouée.
}
effect-occupy = { $amount ->
    [one] Tu peux retourner côté occupé une chambre préparée de n’importe quelle couleur.
   *[other] Tu peux retourner côté occupé jusqu’à { $amount } chambres préparées de n’importe quelle couleur.
}
effect-guest = { $amount ->
    [one] Tu peux prendre gratuitement { $amount } client dans la file, si tu as une table libre.
   *[other] Tu peux prendre gratuitement { $amount } clients dans la file, l’un après l’autre, si tu as des tables libres.
}
effect-complete = Complète avec la réserve la commande d’un client de ton café.
effect-action = Ensuite, tu peux faire l’action d’une case où il y a des dés, avec sa force, sans prendre de dé.
effect-action-turn = Après ce tour, tu en joues un autre en entier ; son action utilise les dés d’une case sans en prendre.

effect-prepare-full = Tu peux préparer une chambre au prix habituel.
effect-prepare-discount = { $discount ->
    [one] Tu peux préparer une chambre pour { $discount } couronne de moins.
   *[other] Tu peux préparer une chambre pour { $discount } couronnes de moins.
}
effect-prepare-free = Tu peux préparer une chambre gratuitement.
effect-prepare-full-floor = Tu peux préparer une chambre au prix habituel, jusqu’à l’étage { $floor }.
effect-prepare-discount-floor = { $discount ->
    [one] Tu peux préparer une chambre pour { $discount } couronne de moins, jusqu’à l’étage { $floor }.
   *[other] Tu peux préparer une chambre pour { $discount } couronnes de moins, jusqu’à l’étage { $floor }.
}
effect-prepare-free-floor = Tu peux préparer une chambre gratuitement, jusqu’à l’étage { $floor }.
effect-occupy_new = Tu peux préparer une chambre gratuitement ; elle est aussitôt occupée.
effect-occupy_new-floor = Tu peux préparer une chambre gratuitement, jusqu’à l’étage { $floor } ; elle est aussitôt occupée.

effect-hire-full = Tu peux engager une carte Personnel de ta main au prix habituel.
effect-hire-discount = { $discount ->
    [one] Tu peux engager une carte Personnel de ta main pour { $discount } couronne de moins.
   *[other] Tu peux engager une carte Personnel de ta main pour { $discount } couronnes de moins.
}
effect-hire-free = Tu peux engager une carte Personnel de ta main gratuitement.
# $cards: how many cards are drawn for the offer
effect-offer-full = { $cards ->
    [one] Regarde { $cards } carte Personnel ; engage-la au prix habituel ou mets-la sous la pioche.
   *[other] Regarde { $cards } cartes Personnel ; tu peux en engager une au prix habituel, les autres vont sous la pioche.
}
effect-offer-discount = { $cards ->
    [one] Regarde { $cards } carte Personnel ; engage-la pour { $discount ->
        [one] { $discount } couronne
       *[other] { $discount } couronnes
    } de moins ou mets-la sous la pioche.
   *[other] Regarde { $cards } cartes Personnel ; tu peux en engager une pour { $discount ->
        [one] { $discount } couronne
       *[other] { $discount } couronnes
    } de moins, les autres vont sous la pioche.
}
effect-offer-free = { $cards ->
    [one] Regarde { $cards } carte Personnel ; engage-la gratuitement ou mets-la sous la pioche.
   *[other] Regarde { $cards } cartes Personnel ; tu peux en engager une gratuitement, les autres vont sous la pioche.
}

## Penalties of one kind

penalty-points = { $amount ->
    [one] Tu perds { $amount } point.
   *[other] Tu perds { $amount } points.
}
penalty-points_per_staff = { $amount ->
    [one] Tu perds { $amount } point par carte Personnel que tu as jouée.
   *[other] Tu perds { $amount } points par carte Personnel que tu as jouée.
}
penalty-kitchen = Tout ce qui est dans ta cuisine retourne à la réserve.
penalty-food = Tout ce qui est dans ta cuisine et chez tes clients retourne à la réserve.
penalty-top_rooms =
    Tu perds une chambre occupée de l’étage le plus haut qui en a une, et une autre de l’étage inférieur le plus proche qui en a une.
penalty-top_rooms-column =
    Tu perds une chambre occupée de l’étage le plus haut qui en a une, et la prochaine occupée plus bas dans sa colonne.
penalty-top_rooms-below =
    Tu perds une chambre occupée de l’étage le plus haut qui en a une, et celle juste en dessous si elle est occupée.
penalty-top_rooms-floor =
    Tu perds une chambre occupée de l’étage le plus haut qui en a une, et une de l’étage juste en dessous s’il en a une.

## Penalties of two kinds: the first if it can be paid in full, else that many points

penalty-krones-else = { $amount ->
    [one] Tu perds { $amount } couronne ; si tu n’en as pas
   *[other] Tu perds { $amount } couronnes ; si tu en as moins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
penalty-staff-else = { $amount ->
    [one] Mets { $amount } carte Personnel de ta main sous la pioche ; si tu n’en as pas
   *[other] Mets { $amount } cartes Personnel de ta main sous la pioche ; si tu en as moins
}, perds { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
penalty-empty_rooms-else = { $amount ->
    [one] Tu perds { $amount } chambre préparée, la plus haute possible ; si tu n’en as pas
   *[other] Tu perds { $amount } chambres préparées, chacune la plus haute possible ; si tu en as moins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
penalty-occupied_rooms-else = { $amount ->
    [one] Tu perds { $amount } chambre occupée, la plus haute possible ; si tu n’en as pas
   *[other] Tu perds { $amount } chambres occupées, chacune la plus haute possible ; si tu en as moins
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
penalty-end_staff-else = { $points ->
    [one] Une carte Personnel de fin de partie que tu as jouée quitte le jeu ; si tu n’en as pas, tu perds { $points } point.
   *[other] Une carte Personnel de fin de partie que tu as jouée quitte le jeu ; si tu n’en as pas, tu perds { $points } points.
}

## Penalties of two kinds: either, as the player likes

penalty-krones-or = { $amount ->
    [one] Tu perds { $amount } couronne
   *[other] Tu perds { $amount } couronnes
} ou { $points ->
    [one] { $points } point
   *[other] { $points } points
}, au choix.
penalty-staff-or = { $amount ->
    [one] Mets { $amount } carte
   *[other] Mets { $amount } cartes
} Personnel de ta main sous la pioche ou perds { $points ->
    [one] { $points } point
   *[other] { $points } points
}, au choix.
penalty-empty_rooms-or = { $amount ->
    [one] Tu perds { $amount } chambre préparée,
   *[other] Tu perds { $amount } chambres préparées, chacune
} la plus haute possible, ou { $points ->
    [one] { $points } point
   *[other] { $points } points
}, au choix.
penalty-occupied_rooms-or = { $amount ->
    [one] Tu perds { $amount } chambre occupée,
   *[other] Tu perds { $amount } chambres occupées, chacune
} la plus haute possible, ou { $points ->
    [one] { $points } point
   *[other] { $points } points
}, au choix.
penalty-end_staff-or = { $points ->
    [one] Tu perds une carte Personnel de fin de partie que tu as jouée ou { $points } point, au choix.
   *[other] Tu perds une carte Personnel de fin de partie que tu as jouée ou { $points } points, au choix.
}
