### The analysis of a finished game, as `gah analyse` shows it: as a table, and as a curve.

analysis-title = Was jeder Zug wert war
analysis-chance = Gewinnchance
analysis-margin = Erwarteter Vorsprung
analysis-turn = Zug
analysis-round = Runde
analysis-played = Gespielt
analysis-best = Bester Zug
analysis-cost = Kosten
analysis-better = Besser
analysis-final = Ende
analysis-known = Beurteilt nach dem, was alle im jeweiligen Moment wussten.
analysis-open-cards = Beurteilt mit offenen Karten.
analysis-mistakes = Größte Fehler, nach verschenktem Vorsprung in Punkten
analysis-mistake = { $cost }: Zug { $turn } in Runde { $round }, { $player }
analysis-no-mistakes = Kein Zug hat etwas verschenkt.
analysis-described = { $player }: Gewinnchance { $first } nach dem ersten Zug, { $last } nach dem letzten.
