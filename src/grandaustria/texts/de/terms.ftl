### Words of the game: colours, amounts, sources of points.
### Arguments: $amount is a number. Keys that come as arguments ($colour, $food, ...) are English words, so English
### prints them as they are; other languages choose their own form by them.

colour-blue = blau
colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-any = jede Farbe

kind-blue = Adel
kind-red = Bürger
kind-yellow = Künstler
kind-green = Touristen

## Counted things, as they stand inside a sentence

count-strudel = { $amount } Strudel
count-cake = { $amount ->
    [one] { $amount } Torte
   *[other] { $amount } Torten
}
count-wine = { $amount } Wein
count-coffee = { $amount } Kaffee
count-krones = { $amount ->
    [one] { $amount } Krone
   *[other] { $amount } Kronen
}
count-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
count-emperor = { $amount ->
    [one] { $amount } Kaiserschritt
   *[other] { $amount } Kaiserschritte
}
count-staff = { $amount ->
    [one] { $amount } Personalkarte
   *[other] { $amount } Personalkarten
}
count-guests = { $amount ->
    [one] { $amount } Gast
   *[other] { $amount } Gäste
}
count-rooms = { $amount } Zimmer
count-dice = { $amount } Würfel

## Gains and losses, as they stand in a list; $amount is never negative

gain-points = { $amount ->
    [one] +{ $amount } Punkt
   *[other] +{ $amount } Punkte
}
gain-krones = { $amount ->
    [one] +{ $amount } Krone
   *[other] +{ $amount } Kronen
}
gain-emperor = { $amount ->
    [one] +{ $amount } Kaiserschritt
   *[other] +{ $amount } Kaiserschritte
}
gain-strudel = +{ $amount } Strudel
gain-cake = { $amount ->
    [one] +{ $amount } Torte
   *[other] +{ $amount } Torten
}
gain-wine = +{ $amount } Wein
gain-coffee = +{ $amount } Kaffee
gain-staff = { $amount ->
    [one] +{ $amount } Personalkarte
   *[other] +{ $amount } Personalkarten
}
loss-points = { $amount ->
    [one] −{ $amount } Punkt
   *[other] −{ $amount } Punkte
}
loss-krones = { $amount ->
    [one] −{ $amount } Krone
   *[other] −{ $amount } Kronen
}
loss-emperor = { $amount ->
    [one] −{ $amount } Kaiserschritt
   *[other] −{ $amount } Kaiserschritte
}
loss-strudel = −{ $amount } Strudel
loss-cake = { $amount ->
    [one] −{ $amount } Torte
   *[other] −{ $amount } Torten
}
loss-wine = −{ $amount } Wein
loss-coffee = −{ $amount } Kaffee
loss-staff = { $amount ->
    [one] −{ $amount } Personalkarte
   *[other] −{ $amount } Personalkarten
}

## Where points come from

source-guests = Gäste
source-staff = Personal im Dienst
source-emperor = Kaiserleiste
source-tiles = Boni des Kaisers
source-objectives = Ziele
source-groups = Volle Bereiche
source-rooms = Vorbereitete Zimmer
source-staff_end = Personal am Ende
source-floors = Belegte Zimmer
source-krones = Übrige Kronen
source-kitchen = Rest in der Küche
source-cafe = Wartende Gäste
source-total = Summe

## Set-up

hotel-night = Nachthotel
hotel-day_a = Taghotel A
hotel-day_b = Taghotel B
hotel-day_c = Taghotel C
hotel-day_d = Taghotel D
hotels-night = Nachthotels, alle gleich
hotels-named = Gewählte Hotels
hotels-day = Taghotels, alle verschieden
staff-standard = Ausgeteilte Handkarten
staff-intro = Einstiegssets
staff-draft = Draft
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
leopold = Leopold
player-number = Spieler { $number }
# What a visitor is called at first; $number has four digits
guest-name = Gast { $number }
# Two bots of the same level at one table: $name is that of the level
bot-numbered = { $name } { $number }
solo-level = Solo, Stufe { $level }

# Two parts of a list whose parts may hold commas of their own
parts-joined = { $first }; { $second }

## Columns of the card tables

column-number = Nr.
column-name = Name
column-colour = Farbe
column-order = Bestellung
column-points = Punkte
column-reward = Belohnung
column-cost = Kosten
column-timing = Wann
column-effect = Wirkung
column-group = Gruppe
column-condition = Bedingung
column-bonus = Bonus
column-penalty = Strafe
column-hotel = Hotel
column-floor = Etage
column-rooms = Zimmer
column-guests = Gäste
column-die = Würfel
column-actions = Aktionen
column-hand = Gleichstand
column-player = Spieler
column-staff = Personal
column-set = Set

title-guests = Gäste
title-staff = Personal
title-objectives = Ziele
title-tiles = Kaiserplättchen
title-hotels = Hotels
title-sets = Einstiegssets
title-solo = Leopolds Karten
title-scores = Wertung

timing-once = einmalig
timing-round = jede Runde
timing-permanent = dauerhaft
timing-end = am Ende
