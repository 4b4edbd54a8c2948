### The score sheet of a finished game, and the statistics over all games.

## Head of the sheet: who has won. $name is a player, $by a number of points, $names a list of players.

web-end-wins = { $by ->
    [one] { $name } gagne de { $by } point.
   *[other] { $name } gagne de { $by } points.
}
# The same points, but more from krones and kitchen.
web-end-tiebreak = Égalité de points : { $name } gagne grâce aux couronnes et à la cuisine.
web-end-shared = Victoire partagée : { $names }.
web-end-beats-leopold = { $by ->
    [one] { $name } bat Léopold de { $by } point.
   *[other] { $name } bat Léopold de { $by } points.
}
web-end-leopold-wins = { $by ->
    [one] Léopold gagne de { $by } point.
   *[other] Léopold gagne de { $by } points.
}
web-end-leopold-tie = Égalité de points, et à égalité, c’est Léopold qui gagne.
web-end-counting = On arrête les comptes…
web-end-dice = { $n ->
    [one] { $n } dé pris
   *[other] { $n } dés pris
}
web-end-lasted-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# $n hours and $minutes minutes
web-end-lasted-hours = { $n } h { $minutes } min
web-end-lasted-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-end-replay = Relecture
web-end-share = Partager
web-end-copied = Lien copié
web-end-copied-told = Le lien vers cette feuille de score est dans le presse-papiers.
web-end-save = Enregistrer
web-end-again = Rejouer
web-end-closer = Une partie plus serrée : { $level }

## The sheet

web-end-sheet = Points par origine
web-end-best = meilleur de la ligne
web-end-source-guests = Clients logés
web-end-source-rooms = Points imprimés dans les chambres
web-end-source-groups = Groupes bleus complets
web-end-source-objectives = Objectifs
web-end-source-emperor = Piste de l’Empereur
web-end-source-tiles = Tuiles Empereur
web-end-source-staff = Personnel en cours de partie
web-end-source-staff_end = Personnel de fin de partie
web-end-source-floors = Chambres occupées par étage
web-end-source-krones = Couronnes
web-end-source-kitchen = Mets restés en cuisine
web-end-source-cafe = Clients encore en attente
web-end-before-final = Avant le décompte final
web-end-total = Total
web-end-so-far = Jusqu’ici
web-end-not-told = pas encore compté

## The final scoring told step by step

web-end-tell = Le décompte pas à pas
web-end-tell-begin = Le dernier dé est pris. Il reste à compter personnel, chambres, couronnes, cuisine et café.
web-end-tell-part = Partie { $n } sur { $of }
web-end-tell-nobody = Ici, personne ne gagne ni ne perd rien.
web-end-tell-next = Suite
web-end-tell-skip = Aller à la fin
web-end-tell-done = Le compte y est.
web-end-tell-close = Fermer

## Points over the game

web-end-curve = Les points au fil de la partie
web-end-curve-label = Courbes des points de tous au fil des manches ; les mêmes nombres sont dans le tableau dessous.
web-end-curve-source = Quels points montrent les courbes
web-end-curve-all = Tous les points
# Stands before the numbers 1 to 7 under the curves; short.
web-end-curve-round = manche
# Stands at the end of the row of rounds; short.
web-end-curve-final = fin
web-end-curve-emperor = Ici, décompte de l’Empereur.
web-end-curve-table = Les courbes en tableau
web-end-curve-table-caption = Points à la fin de chaque manche
web-end-curve-player = Joueur
web-end-curve-after = Manche { $round }
web-end-moments = Les plus grands gains

## The hotels in the end

web-end-hotels = Les hôtels à la fin
web-end-hotel = { $occupied ->
    [one] { $occupied } chambre occupée
   *[other] { $occupied } chambres occupées
}, { $prepared ->
    [one] { $prepared } préparée
   *[other] { $prepared } préparées
}
web-end-place-1 = 1re place
web-end-place-2 = 2e place
web-end-place-3 = 3e place
web-end-place-4 = 4e place
web-end-best-guest = Meilleur client
# $guest is the name of a guest, $points what he brought.
web-end-best-guest-is = { $guest }, { $points }
web-end-groups = Groupes remplis
web-end-groups-of = { $full } sur { $groups }

## No result

web-end-no-result = Pas encore de score
web-end-running = Cette partie est encore en cours
web-end-ended = Cette partie a été arrêtée sans résultat
web-end-no-result-text = Une feuille de score s’écrit quand une partie est jouée jusqu’au bout.
web-end-to-table = À la table

## Statistics over all one's games

web-end-statistics = Ton registre
web-end-statistics-lead = Le bilan de tes parties finies. Les parties sur un écran partagé et les places abandonnées ne comptent pas.
web-end-statistics-none = Rien encore dans le registre
web-end-statistics-none-text = Joue une partie jusqu’au bout, et elle sera inscrite ici.
web-end-statistics-play = Nouvelle partie
web-end-statistics-learn = Apprendre avec Gustav
# The large number stands above these words.
web-end-figure-games = { $n ->
    [one] partie jouée
   *[other] parties jouées
}
web-end-figure-won = { $n ->
    [one] victoire : { $n } partie
   *[other] victoires : { $n } parties
}
web-end-figure-mean = points en moyenne
web-end-figure-best = meilleure partie
web-end-figure-streak = { $now ->
    [0] plus longue série de victoires
   *[other] plus longue série de victoires, à présent { $now }
}
web-end-form = Forme
web-end-form-one = Encore une partie, et une courbe commence.
# $won is won or lost; $place is from 1 to 4.
web-end-form-game = { $won ->
    [won] { $day }, { $title } : victoire avec { $score } points, l’hôtel suivant en avait { $other }.
   *[lost] { $day }, { $title } : { $score } points, place { $place } sur { $players } ; le meilleur rival en avait { $other }.
}
web-end-form-untitled = table sans nom
web-end-form-won = victoire
web-end-form-lost = pas de victoire
web-end-form-other = meilleur rival
web-end-form-mean = moyenne de cinq parties
web-end-form-list = { $n ->
    [one] La dernière partie en liste
   *[other] Les { $n } dernières parties en liste
}
web-end-sources = D’où viennent tes points
# $source is a source of points as in the score sheet, $by a number of points.
web-end-sources-best = Pour « { $source } », tu devances les gagnants de { $by } points par partie.
web-end-sources-worst = Le plus à gagner est dans « { $source } » : les gagnants y font { $by } points de plus par partie.
web-end-column-source = Origine
web-end-column-own = Toi
web-end-column-winner = Gagnants
web-end-by-players = Par table
web-end-column-players = Table
web-end-column-games = Parties
web-end-column-won = Gagnées
web-end-column-mean = Moyenne
web-end-column-best = Record
web-end-players = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
web-end-level-easy = Léopold, facile
web-end-level-medium = Léopold, moyen
web-end-level-hard = Léopold, difficile
web-end-regulars = Tes habitués
web-end-household = Ton personnel fidèle
web-end-times = { $n } fois
