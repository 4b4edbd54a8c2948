### Words of the game: colours, amounts, sources of points.
### Arguments: $amount is a number. Keys that come as arguments ($colour, $food, ...) are English words, so English
### prints them as they are; other languages choose their own form by them.

colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-any = toute couleur

kind-blue = noblesse
kind-red = citoyens
kind-yellow = artistes
kind-green = touristes

## Counted things, as they stand inside a sentence

count-strudel = { $amount ->
    [one] { $amount } strudel
   *[other] { $amount } strudels
}
count-cake = { $amount ->
    [one] { $amount } gâteau
   *[other] { $amount } gâteaux
}
count-wine = { $amount ->
    [one] { $amount } vin
   *[other] { $amount } vins
}
count-coffee = { $amount ->
    [one] { $amount } café
   *[other] { $amount } cafés
}
count-krones = { $amount ->
    [one] { $amount } couronne
   *[other] { $amount } couronnes
}
count-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
count-emperor = { $amount ->
    [one] { $amount } case Empereur
   *[other] { $amount } cases Empereur
}
count-staff = { $amount ->
    [one] { $amount } carte Personnel
   *[other] { $amount } cartes Personnel
}
count-guests = { $amount ->
    [one] { $amount } client
   *[other] { $amount } clients
}
count-rooms = { $amount ->
    [one] { $amount } chambre
   *[other] { $amount } chambres
}
count-dice = { $amount ->
    [one] { $amount } dé
   *[other] { $amount } dés
}

## Gains and losses, as they stand in a list; $amount is never negative

gain-points = { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
}
gain-krones = { $amount ->
    [one] +{ $amount } couronne
   *[other] +{ $amount } couronnes
}
gain-emperor = { $amount ->
    [one] +{ $amount } case Empereur
   *[other] +{ $amount } cases Empereur
}
gain-strudel = { $amount ->
    [one] +{ $amount } strudel
   *[other] +{ $amount } strudels
}
gain-cake = { $amount ->
    [one] +{ $amount } gâteau
   *[other] +{ $amount } gâteaux
}
gain-wine = { $amount ->
    [one] +{ $amount } vin
   *[other] +{ $amount } vins
}
gain-coffee = { $amount ->
    [one] +{ $amount } café
   *[other] +{ $amount } cafés
}
gain-staff = { $amount ->
    [one] +{ $amount } carte Personnel
   *[other] +{ $amount } cartes Personnel
}
loss-points = { $amount ->
    [one] −{ $amount } point
   *[other] −{ $amount } points
}
loss-krones = { $amount ->
    [one] −{ $amount } couronne
   *[other] −{ $amount } couronnes
}
loss-emperor = { $amount ->
    [one] −{ $amount } case Empereur
   *[other] −{ $amount } cases Empereur
}
loss-strudel = { $amount ->
    [one] −{ $amount } strudel
   *[other] −{ $amount } strudels
}
loss-cake = { $amount ->
    [one] −{ $amount } gâteau
   *[other] −{ $amount } gâteaux
}
loss-wine = { $amount ->
    [one] −{ $amount } vin
   *[other] −{ $amount } vins
}
loss-coffee = { $amount ->
    [one] −{ $amount } café
   *[other] −{ $amount } cafés
}
loss-staff = { $amount ->
    [one] −{ $amount } carte Personnel
   *[other] −{ $amount } cartes Personnel
}

## Where points come from

source-guests = Clients
source-staff = Personnel en service
source-emperor = Piste de l’Empereur
source-tiles = Bonus de l’Empereur
source-objectives = Objectifs
source-groups = Groupes complets
source-rooms = Chambres préparées
source-staff_end = Personnel en fin de partie
source-floors = Chambres occupées
source-krones = Couronnes restantes
source-kitchen = Mets restants
source-cafe = Clients en attente
source-total = Total

## Set-up

hotel-night = Hôtel de nuit
hotel-day_a = Hôtel de jour A
hotel-day_b = Hôtel de jour B
hotel-day_c = Hôtel de jour C
hotel-day_d = Hôtel de jour D
hotels-night = Hôtels de nuit, tous identiques
hotels-named = Hôtels choisis
hotels-day = Hôtels de jour, tous différents
staff-standard = Mains distribuées
staff-intro = Lots de découverte
staff-draft = Draft
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
leopold = Léopold
player-number = Joueur { $number }
# What a visitor is called at first; $number has four digits
guest-name = Visiteur { $number }
# Two bots of the same level at one table: $name is that of the level
bot-numbered = { $name } { $number }
solo-level = Solo, niveau { $level }

# Two parts of a list whose parts may hold commas of their own
parts-joined = { $first } ; { $second }

## Columns of the card tables

column-number = N°
column-name = Nom
column-colour = Couleur
column-order = Commande
column-points = Points
column-reward = Récompense
column-cost = Coût
column-timing = Quand
column-effect = Effet
column-group = Groupe
column-condition = Condition
column-bonus = Bonus
column-penalty = Pénalité
column-hotel = Hôtel
column-floor = Étage
column-rooms = Chambres
column-guests = Clients
column-die = Dé
column-actions = Actions
column-hand = Égalités
column-player = Joueur
column-staff = Personnel
column-set = Lot

title-guests = Clients
title-staff = Personnel
title-objectives = Objectifs
title-tiles = Tuiles Empereur
title-hotels = Hôtels
title-sets = Lots de découverte
title-solo = Cartes de Léopold
title-scores = Scores

timing-once = une fois
timing-round = à chaque manche
timing-permanent = toujours
timing-end = à la fin
