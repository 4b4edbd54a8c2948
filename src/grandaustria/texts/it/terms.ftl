### Words of the game: colours, amounts, sources of points.
### Arguments: $amount is a number. Keys that come as arguments ($colour, $food, ...) are English words, so English
### prints them as they are; other languages choose their own form by them.

colour-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-any = qualsiasi colore

kind-blue = nobiltà
kind-red = cittadini
kind-yellow = artisti
kind-green = turisti

## Counted things, as they stand inside a sentence

count-strudel = { $amount } strudel
count-cake = { $amount ->
    [one] { $amount } torta
   *[other] { $amount } torte
}
count-wine = { $amount ->
    [one] { $amount } vino
   *[other] { $amount } vini
}
count-coffee = { $amount } caffè
count-krones = { $amount ->
    [one] { $amount } corona
   *[other] { $amount } corone
}
count-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
count-emperor = { $amount ->
    [one] { $amount } passo Imperatore
   *[other] { $amount } passi Imperatore
}
count-staff = { $amount ->
    [one] { $amount } carta Personale
   *[other] { $amount } carte Personale
}
count-guests = { $amount ->
    [one] { $amount } ospite
   *[other] { $amount } ospiti
}
count-rooms = { $amount ->
    [one] { $amount } camera
   *[other] { $amount } camere
}
count-dice = { $amount ->
    [one] { $amount } dado
   *[other] { $amount } dadi
}

## Gains and losses, as they stand in a list; $amount is never negative

gain-points = { $amount ->
    [one] +{ $amount } punto
   *[other] +{ $amount } punti
}
gain-krones = { $amount ->
    [one] +{ $amount } corona
   *[other] +{ $amount } corone
}
gain-emperor = { $amount ->
    [one] +{ $amount } passo Imperatore
   *[other] +{ $amount } passi Imperatore
}
gain-strudel = +{ $amount } strudel
gain-cake = { $amount ->
    [one] +{ $amount } torta
   *[other] +{ $amount } torte
}
gain-wine = { $amount ->
    [one] +{ $amount } vino
   *[other] +{ $amount } vini
}
gain-coffee = +{ $amount } caffè
gain-staff = { $amount ->
    [one] +{ $amount } carta Personale
   *[other] +{ $amount } carte Personale
}
loss-points = { $amount ->
    [one] −{ $amount } punto
   *[other] −{ $amount } punti
}
loss-krones = { $amount ->
    [one] −{ $amount } corona
   *[other] −{ $amount } corone
}
loss-emperor = { $amount ->
    [one] −{ $amount } passo Imperatore
   *[other] −{ $amount } passi Imperatore
}
loss-strudel = −{ $amount } strudel
loss-cake = { $amount ->
    [one] −{ $amount } torta
   *[other] −{ $amount } torte
}
loss-wine = { $amount ->
    [one] −{ $amount } vino
   *[other] −{ $amount } vini
}
loss-coffee = −{ $amount } caffè
loss-staff = { $amount ->
    [one] −{ $amount } carta Personale
   *[other] −{ $amount } carte Personale
}

## Where points come from

source-guests = Ospiti
source-staff = Personale in servizio
source-emperor = Tracciato dell’Imperatore
source-tiles = Bonus dell’Imperatore
source-objectives = Obiettivi
source-groups = Gruppi completi
source-rooms = Camere preparate
source-staff_end = Personale a fine partita
source-floors = Camere occupate
source-krones = Corone rimaste
source-kitchen = Avanzi in cucina
source-cafe = Ospiti in attesa
source-total = Totale

## Set-up

hotel-night = Hotel notturno
hotel-day_a = Hotel diurno A
hotel-day_b = Hotel diurno B
hotel-day_c = Hotel diurno C
hotel-day_d = Hotel diurno D
hotels-night = Hotel notturni, tutti uguali
hotels-named = Hotel scelti
hotels-day = Hotel diurni, tutti diversi
staff-standard = Mani distribuite
staff-intro = Set introduttivi
staff-draft = Draft
level-easy = Facile
level-medium = Medio
level-hard = Difficile
leopold = Leopold
player-number = Giocatore { $number }
# What a visitor is called at first; $number has four digits
guest-name = Ospite { $number }
# Two bots of the same level at one table: $name is that of the level
bot-numbered = { $name } { $number }
solo-level = Solitario, livello { $level }

# Two parts of a list whose parts may hold commas of their own
parts-joined = { $first }; { $second }

## Columns of the card tables

column-number = N.
column-name = Nome
column-colour = Colore
column-order = Ordinazione
column-points = Punti
column-reward = Ricompensa
column-cost = Costo
column-timing = Quando
column-effect = Effetto
column-group = Gruppo
column-condition = Condizione
column-bonus = Bonus
column-penalty = Penalità
column-hotel = Hotel
column-floor = Piano
column-rooms = Camere
column-guests = Ospiti
column-die = Dado
column-actions = Azioni
column-hand = Parità
column-player = Giocatore
column-staff = Personale
column-set = Set

title-guests = Ospiti
title-staff = Personale
title-objectives = Obiettivi
title-tiles = Tessere Imperatore
title-hotels = Hotel
title-sets = Set introduttivi
title-solo = Le carte di Leopold
title-scores = Punteggi

timing-once = una volta
timing-round = ogni round
timing-permanent = sempre
timing-end = alla fine
