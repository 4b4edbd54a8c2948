### What the drawings of the table say: words printed on them, and what they are called for those who listen.

## Counts

# $count dice lie on one space, shown as one die and this number
web-pieces-times = ×{ $count }
web-pieces-food-strudel = { $n ->
    [one] { $n } strudel
   *[other] { $n } strudels
}
web-pieces-food-cake = { $n ->
    [one] { $n } gâteau
   *[other] { $n } gâteaux
}
web-pieces-food-wine = { $n ->
    [one] { $n } vin
   *[other] { $n } vins
}
web-pieces-food-coffee = { $n ->
    [one] { $n } café
   *[other] { $n } cafés
}
web-pieces-krones = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}

## Guests

# $colour: blue (nobility), red (citizens), yellow (artists), green (tourists); $points: what the card is worth
web-pieces-guest = { $colour ->
    [blue] Client bleu
    [red] Client rouge
    [yellow] Client jaune
   *[green] Client vert pour toute chambre
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $items and $missing are lists such as "2 strudels and 1 wine"; $served: some or none of it has been brought
web-pieces-order = { $served ->
    [some] Commande : { $items } ; manque encore : { $missing }.
   *[none] Commande : { $items }.
}
web-pieces-order-full = Commande : { $items } ; tout est là.
web-pieces-no-reward = sans récompense

## Words inside a row of icons; short, they stand on small cards

# "2 points per staff card", with icons for points and staff card
web-pieces-per = par
# a penalty takes all food, with its icon
web-pieces-all = tout
web-pieces-no-penalty = aucune pénalité
# the bonus of the emperor
web-pieces-bonus = bonus
# after a number of points: "5 points a floor"
web-pieces-floor = par étage
web-pieces-column = par colonne
web-pieces-group = par groupe complet
# a staff card that scores like one of another player's
web-pieces-copy = comme une carte rivale

## Staff: when a card acts

web-pieces-timing-once = Tout de suite
web-pieces-timing-round = Chaque manche
web-pieces-timing-always = Toujours
web-pieces-timing-end = À la fin

## The hotel

# the sign above the rooms; shown in capitals
web-pieces-hotel-sign = Hôtel { $name }
web-pieces-hotel = Hôtel tenu par { $name }
# $column counts from the left, $floor from the ground
web-pieces-room = { $state ->
    [occupied] Étage { $floor }, chambre { $column } : { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    }, occupée.
    [prepared] Étage { $floor }, chambre { $column } : { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    }, préparée.
   *[empty] Étage { $floor }, chambre { $column } : { $colour ->
        [blue] bleue
        [red] rouge
       *[yellow] jaune
    }, pas encore préparée.
}
# head of the table on the roof, followed by the sizes 1, 2, 3, 4; at most 14 letters
web-pieces-full-group = Groupe plein
# what a full group brings; one word of at most 10 letters
web-pieces-bonus-points = points
web-pieces-bonus-krones = couronnes
web-pieces-bonus-emperor = Empereur
# $amounts is a list of four numbers
web-pieces-group-bonus = { $colour ->
    [blue] { $kind ->
        [points] Un groupe bleu complet de 1, 2, 3 ou 4 chambres rapporte { $amounts } points.
        [krones] Un groupe bleu complet de 1, 2, 3 ou 4 chambres rapporte { $amounts } couronnes.
       *[emperor] Un groupe bleu complet de 1, 2, 3 ou 4 chambres fait avancer de { $amounts } cases sur la piste de l’Empereur.
    }
    [red] { $kind ->
        [points] Un groupe rouge complet de 1, 2, 3 ou 4 chambres rapporte { $amounts } points.
        [krones] Un groupe rouge complet de 1, 2, 3 ou 4 chambres rapporte { $amounts } couronnes.
       *[emperor] Un groupe rouge complet de 1, 2, 3 ou 4 chambres fait avancer de { $amounts } cases sur la piste de l’Empereur.
    }
   *[yellow] { $kind ->
        [points] Un groupe jaune complet de 1, 2, 3 ou 4 chambres rapporte { $amounts } points.
        [krones] Un groupe jaune complet de 1, 2, 3 ou 4 chambres rapporte { $amounts } couronnes.
       *[emperor] Un groupe jaune complet de 1, 2, 3 ou 4 chambres fait avancer de { $amounts } cases sur la piste de l’Empereur.
    }
}
# under the price of a floor; at most 5 letters
web-pieces-wing-cost = prix
# under the points of a floor at the end of the game; at most 5 letters
web-pieces-wing-end = fin

## The court

web-pieces-rounds = Manches
web-pieces-round = Manche { $round }
web-pieces-tile = L’Empereur après la manche { $round }. Bonus : { $bonus } Pénalité : { $penalty }
web-pieces-tile-unknown = L’Empereur vient après la manche { $round }.
web-pieces-emperor = Piste de l’Empereur
# before the track; at most 10 letters
web-pieces-emperor-short = Empereur
# above the spaces of the track that mean a penalty; short
web-pieces-emperor-penalty = après manche { $round } : pénalité
# above the spaces that mean a bonus; $back: spaces everyone goes back; short
web-pieces-emperor-bonus = bonus dès { $space } (recul { $back })
# $outcome: what the next scoring would bring
web-pieces-emperor-seat = { $outcome ->
    [bonus] { $name } est sur { $space } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, puis le bonus.
    [penalty] { $name } est sur { $space } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, mais ensuite la pénalité.
    [nothing] { $name } est sur { $space } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, ni bonus ni pénalité.
   *[none] { $name } est sur { $space }.
}

## Objectives

web-pieces-progress = { $have } sur { $need }
web-pieces-objective = { $name } : { $text }
# What an objective asks for, the heading of its card; the ids end with its kind. At most 20 letters
web-pieces-objective-krones = { $amount ->
    [one] { $amount } couronne
   *[other] { $amount } couronnes
}
web-pieces-objective-tiles = { $amount ->
    [one] { $amount } chambre
   *[other] { $amount } chambres
}
web-pieces-objective-staff = { $amount } en service
web-pieces-objective-emperor = Empereur dès { $amount }
web-pieces-objective-floors = { $amount ->
    [one] { $amount } étage plein
   *[other] { $amount } étages pleins
}
web-pieces-objective-groups = { $amount ->
    [one] { $amount } groupe plein
   *[other] { $amount } groupes pleins
}
web-pieces-objective-colours = { $amount ->
    [one] { $amount } couleur pleine
   *[other] { $amount } couleurs pleines
}
web-pieces-objective-columns = { $amount ->
    [one] { $amount } colonne pleine
   *[other] { $amount } colonnes pleines
}
web-pieces-claimed = { $points ->
    [one] { $points } point, validé par { $name }
   *[other] { $points } points, validé par { $name }
}
web-pieces-unclaimed = { $points ->
    [one] { $points } point, pas encore validé
   *[other] { $points } points, pas encore validé
}

## Turn order

web-pieces-turn-order = Ordre du tour
web-pieces-turn = { $state ->
    [now] Numéro { $number } : { $name }, maintenant.
    [used] Numéro { $number } : { $name }, joué.
   *[waiting] Numéro { $number } : { $name }.
}

## The style page, for those who draw and build

web-pieces-style-lead = Les clients sont ronds, le personnel carré, la cour à huit côtés, les points portent des lauriers. L’or est réservé à ce que tu peux faire.
web-pieces-style-palette = Palette
web-pieces-style-colour-bg = lin
web-pieces-style-colour-paper = papier
web-pieces-style-colour-ink = encre
web-pieces-style-colour-chrome = vert-de-gris
web-pieces-style-colour-brass = laiton
web-pieces-style-colour-gold2 = dorure
web-pieces-style-colour-burg = cour
web-pieces-style-colour-blue = bleu
web-pieces-style-colour-red = rouge
web-pieces-style-colour-yellow = jaune
web-pieces-style-colour-green = vert
web-pieces-style-belong = Couleur, motif et signe vont ensemble.
web-pieces-style-type = Caractères
# a line to show the letters; keep the last two words in Cyrillic
web-pieces-style-sample = Grand Austria 0123 Готель Князь
web-pieces-style-families = Philosopher pour les noms, les nombres et la phrase du tour. Commissioner pour le reste, jamais sous 11 px.
web-pieces-style-food = Les mets et leurs trois états : demandé, arriverait, servi
web-pieces-style-dice = Dés
web-pieces-style-tokens = Jetons
web-pieces-style-states = États de tout ce qui est sur la table
web-pieces-style-resting = Au repos
web-pieces-style-resting-text = cadre fin
web-pieces-style-alive = Vivant
web-pieces-style-alive-text = cadre doré, soulevé
web-pieces-style-selected = Choisi
web-pieces-style-selected-text = rempli, coché
web-pieces-style-preview = Aperçu
web-pieces-style-preview-text = or en tirets
web-pieces-style-not-now = Pas maintenant
web-pieces-style-not-now-text = la raison en mots
web-pieces-style-focus = Focus
web-pieces-style-focus-text = un anneau à distance
web-pieces-style-buttons = Boutons
# three sample buttons
web-pieces-style-main = L’étape principale
web-pieces-style-usual = Une autre étape
web-pieces-style-switch = Un interrupteur
web-pieces-style-switch-text = ce que cela coûte
web-pieces-style-guests = Clients
web-pieces-style-staff = Personnel
web-pieces-style-objectives = Objectifs
web-pieces-style-rooms = Chambres
web-pieces-style-room-empty = pas encore : porte en tirets
web-pieces-style-room-prepared = préparée : porte ouverte, lumière
web-pieces-style-room-occupied = occupée : il y a quelqu’un
web-pieces-style-turn = Montrer l’état suivant de cette chambre
web-pieces-style-hotels = Hôtels
web-pieces-style-court = La cour
web-pieces-style-order = Ordre du tour
web-pieces-style-themes = De jour et de nuit
web-pieces-style-portraits = Tous les clients
web-pieces-style-all-guests = Toutes les cartes Client
web-pieces-style-all-staff = Tout le personnel
web-pieces-style-icons = Icônes
