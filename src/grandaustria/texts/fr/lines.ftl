### A rival's turn in few lines, without saying who: the name stands above them. As short as can be, no full stop.
### $guest, $staff, $objective: names. $items: a list such as "2 strudels and 1 cake". Numbers otherwise.

# What was gained and lost follows.
line-with-gains = { $sentence } ({ $gains })

line-takes-guest = nouveau client : { $guest }
line-served = { $items } pour { $guest }
line-served-full = { $items } pour { $guest }, commande complète
line-stores-food = { $items } en cuisine
line-chooses-food = choix : { $items }
line-completes-order = commande complétée : { $guest }
line-checks-in = client logé : { $guest }
line-claims = objectif validé : « { $objective } »

# $die: the face of the die. $action: the space it was used as.
line-takes-die = un { $die } de force { $strength }
line-takes-die-items = un { $die } : { $items }
line-takes-die-action = un { $die } comme { $action }, force { $strength }
line-takes-die-action-items = un { $die } comme { $action } : { $items }
line-takes-die-for-nothing = un { $die } sans effet
line-extra-action = action { $action } sans dé, force { $strength }
line-extra-action-items = action { $action } sans dé : { $items }
line-extra-turn = un tour supplémentaire
line-passes = { $count ->
    [one] passe
   *[other] passe { $count } fois de suite
}
# Stands alone, as a whole sentence.
line-dustbin = { $count ->
    [one] { log-dustbin }
   *[other] { $count } dés de suite vont à la poubelle.
}

line-prepares-room = { $count ->
    [one] { $count } chambre préparée
   *[other] { $count } chambres préparées
}
line-occupies-room = { $count ->
    [one] { $count } chambre passée côté occupé
   *[other] { $count } chambres passées côté occupé
}
line-room-removed = { $count ->
    [one] { $count } chambre perdue
   *[other] { $count } chambres perdues
}
line-occupancy-bonus = groupe { $colour ->
    [blue] bleu
    [red] rouge
   *[yellow] jaune
} de { $size } rempli

line-hires = personnel engagé : { $staff }
line-uses-staff = appel à { $staff }
line-dismisses = personnel renvoyé : { $staff }
line-draws-staff = { $count ->
    [one] { $count } carte Personnel piochée
   *[other] { $count } cartes Personnel piochées
}
line-offer = { $count ->
    [one] { $count } carte Personnel regardée
   *[other] { $count } cartes Personnel regardées
}
line-staff-under = { $count ->
    [one] { $count } carte Personnel sous la pioche
   *[other] { $count } cartes Personnel sous la pioche
}

# $space: where one stood on the emperor track, $left: where one stands after it.
line-emperor = piste de l’Empereur : de { $space } à { $left }
line-emperor-nothing = piste de l’Empereur : de { $space } à { $left }, ni bonus ni pénalité
line-emperor-bonus = bonus de l’Empereur
line-emperor-penalty = pénalité de l’Empereur
line-penalty-paid-off = pénalité rachetée
line-penalty-immune = à l’abri de la pénalité
line-penalty-empty = la pénalité ne trouve rien à prendre
line-loses = perte : { $items }

## Set-up

line-first-player = joue en premier
line-hotel = { $hotel ->
    [night] un hôtel de nuit
    [day_a] l’hôtel de jour A
    [day_b] l’hôtel de jour B
    [day_c] l’hôtel de jour C
    [day_d] l’hôtel de jour D
   *[other] l’hôtel { $hotel }
}
line-starting-set = lot de personnel { $set }
line-draft-keeps = { $count ->
    [one] { $count } carte Personnel gardée
   *[other] { $count } cartes Personnel gardées
}
line-takes-first-guest = premier client : { $guest }

## Leopold

line-leopold-deck = { $count ->
    [one] { $count } carte Personnel face cachée
   *[other] { $count } cartes Personnel face cachée
}
line-leopold-card = carte suivante révélée
line-leopold-shuffles = cartes mélangées
line-leopold-no-guest = aucun client ne convient
line-leopold-die = retire un { $die }
line-leopold-emperor = { $amount ->
    [one] { $amount } case sur la piste de l’Empereur
   *[other] { $amount } cases sur la piste de l’Empereur
}
line-leopold-staff = personnel révélé : { $staff }
line-leopold-no-staff = plus de carte Personnel à révéler
line-leopold-objective = pion sur « { $objective } » à { $space }
line-leopold-no-objective = plus d’objectif à poursuivre

## The final scoring

line-final-staff = { $points ->
    [one] { $points } point pour le personnel
   *[other] { $points } points pour le personnel
}
line-final-floors = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } chambre occupée
   *[other] { $count } chambres occupées
}
line-final-krones = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
line-final-kitchen = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } mets en cuisine
   *[other] { $count } mets en cuisine
}
line-final-cafe = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
} pour { $count ->
    [one] { $count } client resté au café
   *[other] { $count } clients restés au café
}
line-final-score = { $points ->
    [one] { $points } point en tout
   *[other] { $points } points en tout
}
