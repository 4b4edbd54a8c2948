### Objectives, emperor tiles and the cards of the solo opponent.

## Objectives: $amount is the figure of the card; $blue, $red, $yellow are numbers of rooms

objective-105-name = Volle Börse
objective-105-condition = { $amount ->
    [one] Besitze { $amount } Krone.
   *[other] Besitze { $amount } Kronen.
}
objective-106-name = Gut eingerichtetes Haus
objective-106-condition = Habe { $amount } Zimmer, vorbereitet oder belegt.
objective-107-name = Fleißiges Haus
objective-107-condition = { $amount ->
    [one] Habe { $amount } Personalkarte im Dienst.
   *[other] Habe { $amount } Personalkarten im Dienst.
}
objective-108-name = Gunst bei Hofe
objective-108-condition = Stehe auf Feld { $amount } der Kaiserleiste oder höher.
objective-109-name = Etage für Etage
objective-109-condition = { $amount ->
    [one] Habe { $amount } Etage voll belegt.
   *[other] Habe { $amount } Etagen voll belegt.
}
objective-110-name = Volle Suiten
objective-110-condition = { $amount ->
    [one] Habe { $amount } Bereich voll belegt.
   *[other] Habe { $amount } Bereiche voll belegt.
}
objective-111-name = Farbe bekennen
objective-111-condition = { $amount ->
    [one] Habe alle Zimmer von { $amount } Farbe belegt.
   *[other] Habe alle Zimmer von { $amount } Farben belegt.
}
objective-112-name = Vom Keller bis zum Dach
objective-112-condition = { $amount ->
    [one] Habe { $amount } Spalte voll belegt.
   *[other] Habe { $amount } Spalten voll belegt.
}
objective-113-name = Gemischte Gesellschaft
objective-113-condition = Habe { $blue } blaue, { $red } rote und { $yellow } gelbe Zimmer belegt.
objective-114-name = Beamte und Künstler
objective-114-condition = Habe { $red } rote und { $yellow } gelbe Zimmer belegt.
objective-115-name = Künstler und Adel
objective-115-condition = Habe { $yellow } gelbe und { $blue } blaue Zimmer belegt.
objective-116-name = Adel und Beamte
objective-116-condition = Habe { $blue } blaue und { $red } rote Zimmer belegt.

## Emperor tiles; what they give and take stands in effects.ftl

tile-A1-name = Die Privatschatulle
tile-A2-name = Der Speisekammerschlüssel
tile-A3-name = Empfehlungsschreiben
tile-A4-name = Der Neubau
tile-B1-name = Das Hofbankett
tile-B2-name = Die Schatzkammer
tile-B3-name = Die Hofbediensteten
tile-B4-name = Der Erzherzog auf Reisen
tile-C1-name = Das Lob des Kaisers
tile-C2-name = Die Kaisersuite
tile-C3-name = Die Livreeparade
tile-C4-name = Der Hoflieferant

## Leopold: $level is the lowest level that plays this part

leopold-name = Leopold, Karte { $number }
leopold-guest = { $colour ->
    [any] nimmt den besten Gast
    [blue] nimmt einen blauen Gast
    [red] nimmt einen roten Gast
    [yellow] nimmt einen gelben Gast
   *[green] nimmt einen grünen Gast
}
leopold-die-any = nimmt einen Würfel, wo die meisten liegen
leopold-die-face = nimmt eine { $faces }
leopold-emperor = { $amount ->
    [one] rückt { $amount } Feld auf der Kaiserleiste vor
   *[other] rückt { $amount } Felder auf der Kaiserleiste vor
}
leopold-staff = deckt eine Personalkarte auf
leopold-objective = { $group ->
    [any] arbeitet am Ziel mit dem wenigsten Fortschritt
   *[other] arbeitet an Ziel { $group }
}
leopold-from-medium = { $part } (mittel und schwer)
leopold-from-hard = { $part } (schwer)
leopold-hand-left = Gleichstand: links, niedrigste, A zuerst
leopold-hand-right = Gleichstand: rechts, höchste, C zuerst
