### Words of the game: colours, amounts, sources of points.
### Arguments: $amount is a number. Keys that come as arguments ($colour, $food, ...) are English words, so English
### prints them as they are; other languages choose their own form by them.

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-any = any colour

kind-blue = nobility
kind-red = citizens
kind-yellow = artists
kind-green = tourists

## Counted things, as they stand inside a sentence

count-strudel = { $amount ->
    [one] { $amount } strudel
   *[other] { $amount } strudels
}
count-cake = { $amount ->
    [one] { $amount } cake
   *[other] { $amount } cakes
}
count-wine = { $amount ->
    [one] { $amount } wine
   *[other] { $amount } wines
}
count-coffee = { $amount ->
    [one] { $amount } coffee
   *[other] { $amount } coffees
}
count-krones = { $amount ->
    [one] { $amount } krone
   *[other] { $amount } krones
}
count-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
count-emperor = { $amount ->
    [one] { $amount } emperor step
   *[other] { $amount } emperor steps
}
count-staff = { $amount ->
    [one] { $amount } staff card
   *[other] { $amount } staff cards
}
count-guests = { $amount ->
    [one] { $amount } guest
   *[other] { $amount } guests
}
count-rooms = { $amount ->
    [one] { $amount } room
   *[other] { $amount } rooms
}
count-dice = { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
}

## Gains and losses, as they stand in a list; $amount is never negative

gain-points = { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
}
gain-krones = { $amount ->
    [one] +{ $amount } krone
   *[other] +{ $amount } krones
}
gain-emperor = { $amount ->
    [one] +{ $amount } emperor step
   *[other] +{ $amount } emperor steps
}
gain-strudel = { $amount ->
    [one] +{ $amount } strudel
   *[other] +{ $amount } strudels
}
gain-cake = { $amount ->
    [one] +{ $amount } cake
   *[other] +{ $amount } cakes
}
gain-wine = { $amount ->
    [one] +{ $amount } wine
   *[other] +{ $amount } wines
}
gain-coffee = { $amount ->
    [one] +{ $amount } coffee
   *[other] +{ $amount } coffees
}
gain-staff = { $amount ->
    [one] +{ $amount } staff card
   *[other] +{ $amount } staff cards
}
loss-points = { $amount ->
    [one] −{ $amount } point
   *[other] −{ $amount } points
}
loss-krones = { $amount ->
    [one] −{ $amount } krone
   *[other] −{ $amount } krones
}
loss-emperor = { $amount ->
    [one] −{ $amount } emperor step
   *[other] −{ $amount } emperor steps
}
loss-strudel = { $amount ->
    [one] −{ $amount } strudel
   *[other] −{ $amount } strudels
}
loss-cake = { $amount ->
    [one] −{ $amount } cake
   *[other] −{ $amount } cakes
}
loss-wine = { $amount ->
    [one] −{ $amount } wine
   *[other] −{ $amount } wines
}
loss-coffee = { $amount ->
    [one] −{ $amount } coffee
   *[other] −{ $amount } coffees
}
loss-staff = { $amount ->
    [one] −{ $amount } staff card
   *[other] −{ $amount } staff cards
}

## Where points come from

source-guests = Guests
source-staff = Staff at work
source-emperor = Emperor track
source-tiles = Emperor's bonuses
source-objectives = Objectives
source-groups = Full room groups
source-rooms = Rooms prepared
source-staff_end = Staff at the end
source-floors = Occupied rooms
source-krones = Krones left
source-kitchen = Food left
source-cafe = Guests left waiting
source-total = Total

## Set-up

hotel-night = Night hotel
hotel-day_a = Day hotel A
hotel-day_b = Day hotel B
hotel-day_c = Day hotel C
hotel-day_d = Day hotel D
hotels-night = Night hotels, all alike
hotels-named = Chosen hotels
hotels-day = Day hotels, all different
staff-standard = Dealt hands
staff-intro = Introductory sets
staff-draft = Draft
level-easy = Easy
level-medium = Medium
level-hard = Hard
leopold = Leopold
player-number = Player { $number }
# What a visitor is called at first; $number has four digits
guest-name = Guest { $number }
# Two bots of the same level at one table: $name is that of the level
bot-numbered = { $name } { $number }
solo-level = Solo, level { $level }

# Two parts of a list whose parts may hold commas of their own
parts-joined = { $first }; { $second }

## Columns of the card tables

column-number = No.
column-name = Name
column-colour = Colour
column-order = Order
column-points = Points
column-reward = Reward
column-cost = Cost
column-timing = When
column-effect = Effect
column-group = Group
column-condition = Condition
column-bonus = Bonus
column-penalty = Penalty
column-hotel = Hotel
column-floor = Floor
column-rooms = Rooms
column-guests = Guests
column-die = Die
column-actions = Actions
column-hand = Ties
column-player = Player
column-staff = Staff
column-set = Set

title-guests = Guests
title-staff = Staff
title-objectives = Objectives
title-tiles = Emperor tiles
title-hotels = Hotels
title-sets = Introductory sets
title-solo = Leopold's cards
title-scores = Scores

timing-once = once
timing-round = each round
timing-permanent = always
timing-end = at the end
