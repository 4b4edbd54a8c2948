### The analysis of a finished game, as `gah analyse` shows it: as a table, and as a curve.

analysis-title = What each turn was worth
analysis-chance = Winning chance
analysis-margin = Expected margin
analysis-turn = Turn
analysis-round = Round
analysis-played = Played
# the best turn that was found, as the head of a column
analysis-best = Best found
# points of margin that a turn gave away
analysis-cost = Cost
analysis-better = Better
# the end of the game, under the curve
analysis-final = End
analysis-known = Judged from what each player knew at the time.
analysis-open-cards = Judged with all cards open.
analysis-mistakes = Biggest mistakes, by points of margin given away
# $cost is a number with one decimal, $turn the number of the turn in the game
analysis-mistake = { $cost }: turn { $turn } in round { $round }, { $player }
analysis-no-mistakes = No turn gave anything away.
# for screen readers; $first and $last are percentages
analysis-described = { $player }: winning chance { $first } after the first turn, { $last } after the last.
