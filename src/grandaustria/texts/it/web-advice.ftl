### Consigli al tavolo. Parla Leopold, il capocameriere.

web-advice-ask = Consiglio
# The whole name of the button, for those who listen. It begins with the word above.
web-advice-about = Consiglio: chiedi a Leopold che cosa farebbe
web-advice-thinking = Ci pensa …
web-advice-title = Leopold giocherebbe
# In the solo game Leopold is the opponent.
web-advice-title-solo = La casa giocherebbe
web-advice-turn-1 = La sua scelta
web-advice-turn-2 = Seconda scelta
web-advice-turn-3 = Terza scelta
web-advice-score = { $points ->
    [one] { $points } PV atteso
   *[other] { $points } PV attesi
}
web-advice-ahead = { $by } PV di vantaggio
web-advice-behind = { $by } PV di svantaggio
web-advice-level = in parità
web-advice-chance = probabilità di vittoria { $percent }
web-advice-show = Mostrami dove
web-advice-marked = Primo passo consigliato.
# Read aloud. $title is web-advice-title, $steps are whole sentences.
web-advice-told = { $title }: { $steps } Probabilità di vittoria { $percent }.
web-advice-none = Nulla che valga la pena di dire. Fai come preferisci.
