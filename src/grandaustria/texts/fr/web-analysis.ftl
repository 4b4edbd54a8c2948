### L’analyse d’une partie terminée, tour par tour.

web-analysis-lead = Tour par tour, d’après ce que chacun pouvait savoir alors.
web-analysis-progress = { $n ->
    [one] { $n } tour examiné sur { $of }
   *[other] { $n } tours examinés sur { $of }
}
web-analysis-done = { $n ->
    [one] { $n } tour examiné
   *[other] Les { $n } tours sont examinés
}
web-analysis-curve = Le cours de la partie
web-analysis-slider = Tour de la partie
web-analysis-what = Ce que montrent les courbes
web-analysis-chance = Chances de gagner
web-analysis-margin = Avance en points
web-analysis-keys = Les flèches mènent d’un tour à l’autre.
web-analysis-legend = Plus la marque est grande, plus le tour a coûté de points.
web-analysis-matter = Les tours décisifs
web-analysis-matter-wait = Ils apparaissent à mesure que les tours sont examinés.
web-analysis-matter-none = Aucun tour n’a coûté ne serait-ce qu’un point. La maison s’incline.
web-analysis-turns = Tous les tours
web-analysis-turn = Manche { $round }, { $name }
web-analysis-played = Joué
web-analysis-better = Mieux
web-analysis-cost = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
web-analysis-good = La maison n’a rien trouvé de mieux.
# Read aloud after what was played. $before and $after are percentages, $better whole sentences.
web-analysis-judged = { $points ->
    [one] Chances de gagner : de { $before } à { $after }, { $points } point perdu. Mieux : { $better }
   *[other] Chances de gagner : de { $before } à { $after }, { $points } points perdus. Mieux : { $better }
}
web-analysis-judged-good = Chances de gagner : de { $before } à { $after }. La maison n’a rien trouvé de mieux.
web-analysis-not-yet = Pas encore examiné
web-analysis-to-replay = Voir dans la relecture
# $turn is web-analysis-turn.
web-analysis-moment = Voir dans la relecture : { $turn }
# Read aloud: $turn is web-analysis-turn, the others are whole sentences.
web-analysis-told = { $turn } : { $played } { $judged }
web-analysis-none = Rien à examiner
web-analysis-none-text = Cette partie n’a aucun tour à juger.
