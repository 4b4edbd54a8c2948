### The analysis of a finished game, as `gah analyse` shows it: as a table, and as a curve.

analysis-title = Ce que valait chaque tour
analysis-chance = Chances de victoire
analysis-margin = Avance attendue
analysis-turn = Tour
analysis-round = Manche
analysis-played = Joué
analysis-best = Meilleur trouvé
analysis-cost = Coût
analysis-better = Mieux
analysis-final = Fin
analysis-known = Jugé d’après ce que chacun savait alors.
analysis-open-cards = Jugé cartes sur table.
analysis-mistakes = Plus grandes erreurs, en points d’avance perdus
analysis-mistake = { $cost } : tour { $turn } de la manche { $round }, { $player }
analysis-no-mistakes = Aucun tour n’a fait perdre d’avance.
analysis-described = { $player } : chances de victoire de { $first } après le premier tour, de { $last } après le dernier.
