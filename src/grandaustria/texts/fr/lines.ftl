### A rival's turn in few lines, without saying who: the name stands above them. As short as can be, no full stop.
### $guest, $staff, $objective: names. $items: a list such as "2 strudels and 1 cake". Numbers otherwise.

# What was gained and lost follows.
line-with-gains = { $sentence } ({ $gains })

line-takes-guest = nouveau client : { $guest }
line-served = { $items } pour { $guest }
line-served-full = { $items } pour { $guest }, commande complète
line-stores-food = { $items } en cuisine
line-chooses-food = choix : { $items }
line-completes-order = commande complétée : { $guest }
line-checks-in = { $guest } en chambre
line-claims = objectif validé : « { $objective } »

# $die: the face of the die. $action: the space it was used as.
line-takes-die = un { $die } de force { $strength }
line-takes-die-items = un { $die } : { $items }
line-takes-die-action = un { $die } comme { $action }, force { $strength }
line-takes-die-action-items = un { $die } comme { $action } : { $items }
line-takes-die-for-nothing = un { $die } sans effet
line-extra-action = action { $action } sans dé, force { $strength }
line-extra-action-items = action { $action } sans dé : { $items }
line-extra-turn = un tour supplémentaire
line-passes = passe

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

line-hires = personnel engagé : { $staff }
line-uses-staff = appel à { $staff }
line-dismisses = personnel renvoyé : { $staff }
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
line-emperor = piste de l’Empereur : de { $space } à { $left }
line-emperor-bonus = bonus de l’Empereur
line-emperor-penalty = pénalité de l’Empereur
line-emperor-nothing = ni bonus ni pénalité
line-penalty-paid-off = pénalité rachetée
line-penalty-immune = à l’abri de la pénalité
line-penalty-empty = la pénalité ne trouve rien à prendre
line-loses = perte : { $items }
