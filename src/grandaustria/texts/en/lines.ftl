### A rival's turn in few lines, without saying who: the name stands above them. As short as can be, no full stop.
### $guest, $staff, $objective: names. $items: a list such as "2 strudels and 1 cake". Numbers otherwise.

# What was gained and lost follows.
line-with-gains = { $sentence } ({ $gains })

line-takes-guest = took { $guest }
line-served = { $items } to { $guest }
line-served-full = { $items } to { $guest }, order complete
line-stores-food = { $items } into the kitchen
line-chooses-food = chose { $items }
line-completes-order = completed the order of { $guest }
line-checks-in = checked in { $guest }
line-claims = claimed { $objective }

# $die: the face of the die. $action: the space it was used as.
line-takes-die = took a { $die } at strength { $strength }
line-takes-die-items = took a { $die }: { $items }
line-takes-die-action = took a { $die } as { $action } at strength { $strength }
line-takes-die-action-items = took a { $die } as { $action }: { $items }
line-takes-die-for-nothing = took a { $die } that does nothing
line-extra-action = action { $action } at strength { $strength } without a die
line-extra-action-items = action { $action } without a die: { $items }
line-extra-turn = an extra turn
line-passes = { $count ->
    [one] passed
   *[other] passed { $count } times in a row
}
# Stands alone, as a whole sentence.
line-dustbin = { $count ->
    [one] { log-dustbin }
   *[other] { $count } dice in a row go to the dustbin.
}

line-prepares-room = { $count ->
    [one] prepared { $count } room
   *[other] prepared { $count } rooms
}
line-occupies-room = { $count ->
    [one] turned { $count } room to occupied
   *[other] turned { $count } rooms to occupied
}
line-room-removed = { $count ->
    [one] lost { $count } room
   *[other] lost { $count } rooms
}
line-occupancy-bonus = filled a { $colour } group of { $size }

line-hires = hired { $staff }
line-uses-staff = used { $staff }
line-dismisses = dismissed { $staff }
line-draws-staff = { $count ->
    [one] drew { $count } staff card
   *[other] drew { $count } staff cards
}
line-offer = { $count ->
    [one] looked at { $count } staff card
   *[other] looked at { $count } staff cards
}
line-staff-under = { $count ->
    [one] put { $count } staff card under the deck
   *[other] put { $count } staff cards under the deck
}

# $space: where one stood on the emperor track, $left: where one stands after it.
line-emperor = emperor track: from { $space } to { $left }
line-emperor-nothing = emperor track: from { $space } to { $left }, neither bonus nor penalty
line-emperor-bonus = the emperor's bonus
line-emperor-penalty = the emperor's penalty
line-penalty-paid-off = paid to be spared the penalty
line-penalty-immune = safe from the penalty
line-penalty-empty = the penalty found nothing to take
line-loses = lost { $items }

## Set-up

line-first-player = first player
line-hotel = { $hotel ->
    [night] the night hotel
    [day_a] day hotel A
    [day_b] day hotel B
    [day_c] day hotel C
    [day_d] day hotel D
   *[other] hotel { $hotel }
}
line-starting-set = staff set { $set }
line-draft-keeps = { $count ->
    [one] kept { $count } staff card
   *[other] kept { $count } staff cards
}
line-takes-first-guest = welcomed { $guest } as a first guest

## Leopold

line-leopold-deck = { $count ->
    [one] laid { $count } staff card face down
   *[other] laid { $count } staff cards face down
}
line-leopold-card = turned up his next card
line-leopold-shuffles = shuffled his cards
line-leopold-no-guest = no guest fits
line-leopold-die = took a { $die } away
line-leopold-emperor = { $amount ->
    [one] { $amount } step up the emperor track
   *[other] { $amount } steps up the emperor track
}
line-leopold-staff = turned up { $staff }
line-leopold-no-staff = no staff card left to turn up
line-leopold-objective = marker on { $objective } moved to { $space }
line-leopold-no-objective = no objective left to work on

## The final scoring

line-final-staff = { $points ->
    [one] { $points } point for staff
   *[other] { $points } points for staff
}
line-final-floors = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } occupied room
   *[other] { $count } occupied rooms
}
line-final-krones = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } krone
   *[other] { $count } krones
}
line-final-kitchen = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count ->
    [one] { $count } item in the kitchen
   *[other] { $count } items in the kitchen
}
line-final-cafe = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
} for { $count ->
    [one] { $count } guest left in the café
   *[other] { $count } guests left in the café
}
line-final-score = { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
