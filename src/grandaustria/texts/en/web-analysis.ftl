### The analysis of a finished game, turn by turn.

web-analysis-lead = Turn by turn, judged from what each player could know then.
web-analysis-progress = { $of ->
    [one] { $n } of { $of } turn looked at
   *[other] { $n } of { $of } turns looked at
}
web-analysis-done = { $n ->
    [one] { $n } turn looked at
   *[other] All { $n } turns looked at
}
web-analysis-curve = The course of the game
web-analysis-slider = Turn of the game
web-analysis-what = What the curves show
web-analysis-chance = Winning chance
web-analysis-margin = Lead in points
web-analysis-keys = Use the arrow keys to go from turn to turn.
web-analysis-legend = The larger the mark, the more points the turn gave away.
web-analysis-matter = The turns that mattered most
web-analysis-matter-wait = They are found as the turns are looked at.
web-analysis-matter-none = No turn gave away as much as a point. The house bows.
web-analysis-turns = All turns
web-analysis-turn = Round { $round }, { $name }
web-analysis-played = Played
web-analysis-better = Better
web-analysis-cost = { $points ->
    [one] { $points } point given away
   *[other] { $points } points given away
}
web-analysis-good = The house found nothing better.
# Read aloud after what was played. $before and $after are percentages, $better whole sentences.
web-analysis-judged = { $points ->
    [one] Winning chance from { $before } to { $after }, { $points } point given away. Better: { $better }
   *[other] Winning chance from { $before } to { $after }, { $points } points given away. Better: { $better }
}
web-analysis-judged-good = Winning chance from { $before } to { $after }. The house found nothing better.
web-analysis-not-yet = Not looked at yet
web-analysis-to-replay = See it in the replay
# $turn is web-analysis-turn.
web-analysis-moment = See it in the replay: { $turn }
# Read aloud: $turn is web-analysis-turn, the others are whole sentences.
web-analysis-told = { $turn }: { $played } { $judged }
web-analysis-none = Nothing to look at
web-analysis-none-text = This game has no turns that could be judged.
