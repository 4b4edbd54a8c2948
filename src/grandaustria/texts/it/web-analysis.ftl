### L’analisi di una partita finita, turno per turno.

web-analysis-lead = Turno per turno, secondo ciò che ognuno poteva sapere allora.
web-analysis-progress = { $n ->
    [one] { $n } turno esaminato su { $of }
   *[other] { $n } turni esaminati su { $of }
}
web-analysis-done = { $n ->
    [one] { $n } turno esaminato
   *[other] Tutti i { $n } turni esaminati
}
web-analysis-curve = Il corso della partita
web-analysis-slider = Turno della partita
web-analysis-what = Che cosa mostrano le curve
web-analysis-chance = Probabilità di vittoria
web-analysis-margin = Vantaggio in punti
web-analysis-keys = Le frecce portano da un turno all’altro.
web-analysis-legend = Più grande è il segno, più punti ha regalato il turno.
web-analysis-matter = I turni decisivi
web-analysis-matter-wait = Si trovano man mano che i turni vengono esaminati.
web-analysis-matter-none = Nessun turno ha regalato nemmeno un punto. La casa si inchina.
web-analysis-turns = Tutti i turni
web-analysis-turn = Round { $round }, { $name }
web-analysis-played = Giocato
web-analysis-better = Meglio
web-analysis-cost = { $points ->
    [one] { $points } punto regalato
   *[other] { $points } punti regalati
}
web-analysis-good = La casa non ha trovato di meglio.
# Read aloud after what was played. $before and $after are percentages, $better whole sentences.
web-analysis-judged = { $points ->
    [one] Probabilità di vittoria da { $before } a { $after }, { $points } punto regalato. Meglio: { $better }
   *[other] Probabilità di vittoria da { $before } a { $after }, { $points } punti regalati. Meglio: { $better }
}
web-analysis-judged-good = Probabilità di vittoria da { $before } a { $after }. La casa non ha trovato di meglio.
web-analysis-not-yet = Non ancora esaminato
web-analysis-to-replay = Guarda nel replay
# $turn is web-analysis-turn.
web-analysis-moment = Guarda nel replay: { $turn }
# Read aloud: $turn is web-analysis-turn, the others are whole sentences.
web-analysis-told = { $turn }: { $played } { $judged }
web-analysis-none = Niente da esaminare
web-analysis-none-text = Questa partita non ha turni da giudicare.
