### The analysis of a finished game, as `gah analyse` shows it: as a table, and as a curve.

analysis-title = Quanto valeva ogni turno
analysis-chance = Probabilità di vittoria
analysis-margin = Vantaggio atteso
analysis-turn = Turno
analysis-round = Round
analysis-played = Giocato
analysis-best = Migliore trovato
analysis-cost = Costo
analysis-better = Meglio
analysis-final = Fine
analysis-known = Giudicato in base a ciò che ciascuno sapeva allora.
analysis-open-cards = Giudicato a carte scoperte.
analysis-mistakes = Errori più gravi, in punti di vantaggio persi
analysis-mistake = { $cost }: turno { $turn } nel round { $round }, { $player }
analysis-no-mistakes = Nessun turno ha fatto perdere vantaggio.
analysis-described = { $player }: probabilità di vittoria { $first } dopo il primo turno, { $last } dopo l’ultimo.
