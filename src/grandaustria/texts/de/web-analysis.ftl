### Die Analyse eines beendeten Spiels, Zug für Zug.

web-analysis-lead = Zug für Zug, beurteilt nach dem, was jeder damals wissen konnte.
web-analysis-progress = { $of ->
    [one] { $n } von { $of } Zug betrachtet
   *[other] { $n } von { $of } Zügen betrachtet
}
web-analysis-done = { $n ->
    [one] { $n } Zug betrachtet
   *[other] Alle { $n } Züge betrachtet
}
web-analysis-curve = Der Verlauf des Spiels
web-analysis-slider = Zug des Spiels
web-analysis-what = Was die Kurven zeigen
web-analysis-chance = Gewinnchance
web-analysis-margin = Vorsprung in Punkten
web-analysis-keys = Pfeiltasten führen von Zug zu Zug.
web-analysis-legend = Je größer das Zeichen, desto mehr Punkte hat der Zug verschenkt.
web-analysis-matter = Die Züge, auf die es ankam
web-analysis-matter-wait = Sie zeigen sich, während die Züge betrachtet werden.
web-analysis-matter-none = Kein Zug hat auch nur einen Punkt verschenkt. Das Haus verneigt sich.
web-analysis-turns = Alle Züge
web-analysis-turn = Runde { $round }, { $name }
web-analysis-played = Gespielt
web-analysis-better = Besser
web-analysis-cost = { $points ->
    [one] { $points } Punkt verschenkt
   *[other] { $points } Punkte verschenkt
}
web-analysis-good = Das Haus hat nichts Besseres gefunden.
# Read aloud after what was played. $before and $after are percentages, $better whole sentences.
web-analysis-judged = { $points ->
    [one] Gewinnchance von { $before } auf { $after }, { $points } Punkt verschenkt. Besser: { $better }
   *[other] Gewinnchance von { $before } auf { $after }, { $points } Punkte verschenkt. Besser: { $better }
}
web-analysis-judged-good = Gewinnchance von { $before } auf { $after }. Das Haus hat nichts Besseres gefunden.
web-analysis-not-yet = Noch nicht betrachtet
web-analysis-to-replay = In der Wiedergabe ansehen
# $turn is web-analysis-turn.
web-analysis-moment = In der Wiedergabe ansehen: { $turn }
# Read aloud: $turn is web-analysis-turn, the others are whole sentences.
web-analysis-told = { $turn }: { $played } { $judged }
web-analysis-none = Nichts zu betrachten
web-analysis-none-text = Dieses Spiel hat keine Züge, die man beurteilen könnte.
