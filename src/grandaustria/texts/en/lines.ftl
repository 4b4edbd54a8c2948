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
line-passes = passed

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
line-emperor-bonus = the emperor's bonus
line-emperor-penalty = the emperor's penalty
line-emperor-nothing = neither bonus nor penalty
line-penalty-paid-off = paid to be spared the penalty
line-penalty-immune = safe from the penalty
line-penalty-empty = the penalty found nothing to take
line-loses = lost { $items }
