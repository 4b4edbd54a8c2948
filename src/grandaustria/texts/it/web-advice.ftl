### Consigli al tavolo. Parla la casa: che cosa farebbe a questo posto.

web-advice-ask = Consiglio
# The whole name of the button, for those who listen. It begins with the word above.
web-advice-about = Consiglio: chiedi alla casa che cosa farebbe
web-advice-thinking = Ci pensa…
web-advice-title = La casa giocherebbe
web-advice-turn-2 = Seconda scelta
web-advice-turn-3 = Terza scelta
web-advice-score = { $points ->
    [one] { $points } punto atteso
   *[other] { $points } punti attesi
}
web-advice-ahead = { $by ->
    [one] { $by } punto di vantaggio
   *[other] { $by } punti di vantaggio
}
web-advice-behind = { $by ->
    [one] { $by } punto di svantaggio
   *[other] { $by } punti di svantaggio
}
web-advice-level = in parità
web-advice-chance = probabilità di vittoria { $percent }
web-advice-show = Mostrami dove
web-advice-marked = Primo passo consigliato.
# Read aloud. $title is web-advice-title, $steps are whole sentences.
web-advice-told = { $title }: { $steps } Probabilità di vittoria { $percent }.
web-advice-none = Niente di particolare da consigliare. Fai come preferisci.
