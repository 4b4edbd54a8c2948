### Objectives, emperor tiles and the cards of the solo opponent.

## Objectives: $amount is the figure of the card; $blue, $red, $yellow are numbers of rooms

objective-105-name = Bourse pleine
objective-105-condition = { $amount ->
    [one] Avoir { $amount } couronne.
   *[other] Avoir { $amount } couronnes.
}
objective-106-name = Maison bien tenue
objective-106-condition = { $amount ->
    [one] Avoir { $amount } chambre, préparée ou occupée.
   *[other] Avoir { $amount } chambres, préparées ou occupées.
}
objective-107-name = Maison affairée
objective-107-condition = { $amount ->
    [one] Avoir { $amount } carte Personnel en service.
   *[other] Avoir { $amount } cartes Personnel en service.
}
objective-108-name = En faveur à la cour
objective-108-condition = Être au moins sur la case { $amount } de la piste de l’Empereur.
objective-109-name = Étage par étage
objective-109-condition = { $amount ->
    [one] Avoir { $amount } étage entièrement occupé.
   *[other] Avoir { $amount } étages entièrement occupés.
}
objective-110-name = Suites complètes
objective-110-condition = { $amount ->
    [one] Avoir { $amount } groupe de chambres entièrement occupé.
   *[other] Avoir { $amount } groupes de chambres entièrement occupés.
}
objective-111-name = Annoncer la couleur
objective-111-condition = { $amount ->
    [one] Avoir toutes les chambres de { $amount } couleur occupées.
   *[other] Avoir toutes les chambres de { $amount } couleurs occupées.
}
objective-112-name = De la cave au toit
objective-112-condition = { $amount ->
    [one] Avoir { $amount } colonne entièrement occupée.
   *[other] Avoir { $amount } colonnes entièrement occupées.
}
objective-113-name = Société mêlée
objective-113-condition = Avoir { $blue } chambres bleues, { $red } rouges et { $yellow } jaunes occupées.
objective-114-name = Dignitaires et artistes
objective-114-condition = Avoir { $red } chambres rouges et { $yellow } jaunes occupées.
objective-115-name = Artistes et nobles
objective-115-condition = Avoir { $yellow } chambres jaunes et { $blue } bleues occupées.
objective-116-name = Nobles et dignitaires
objective-116-condition = Avoir { $blue } chambres bleues et { $red } rouges occupées.

## Emperor tiles; what they give and take stands in effects.ftl

tile-A1-name = La Cassette privée
tile-A2-name = La Clé du garde-manger
tile-A3-name = Lettres de recommandation
tile-A4-name = La Nouvelle Aile
tile-B1-name = Le Banquet de la cour
tile-B2-name = Le Trésor
tile-B3-name = Les Gens de la cour
tile-B4-name = L’Archiduc en voyage
tile-C1-name = Les Éloges de l’Empereur
tile-C2-name = La Suite impériale
tile-C3-name = La Parade des livrées
tile-C4-name = Fournisseur de la cour

## Leopold: $level is the lowest level that plays this part

leopold-name = Léopold, carte { $number }
leopold-guest = { $colour ->
    [any] prend le meilleur client
    [blue] prend un client bleu
    [red] prend un client rouge
    [yellow] prend un client jaune
   *[green] prend un client vert
}
leopold-die-any = prend un dé là où il y en a le plus
leopold-die-face = prend un { $faces }
leopold-emperor = { $amount ->
    [one] avance de { $amount } case sur la piste de l’Empereur
   *[other] avance de { $amount } cases sur la piste de l’Empereur
}
leopold-staff = révèle une carte Personnel
leopold-objective = { $group ->
    [any] progresse sur l’objectif le moins avancé
   *[other] progresse sur l’objectif { $group }
}
leopold-from-medium = { $part } (moyen et difficile)
leopold-from-hard = { $part } (difficile)
leopold-hand-left = égalités : à gauche, le plus bas, A d’abord
leopold-hand-right = égalités : à droite, le plus haut, C d’abord
