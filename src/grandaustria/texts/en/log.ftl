### What happened, one sentence for each event.
### $player, $guest, $staff, $objective, $tile: names as the reader sees them. $room: its number, with $floor and $colour.
### $price, $amount, $points and the like: numbers. $gains: a list such as "+2 krones, +1 cake". $list: a list of names.
### -own is the sentence for the seat that may see the cards, -hidden the one for everybody else.

## Set-up

log-game-begins = { $players ->
    [one] A new game for { $players } player.
   *[other] A new game for { $players } players.
}
log-tile = Emperor tile { $id }: { $tile }.
log-objective = Objective { $group }: { $objective }.
log-first-player = { $player } is the first player.
log-hotel = { $player } runs the { $hotel ->
    [night] night hotel
    [day_a] day hotel A
    [day_b] day hotel B
    [day_c] day hotel C
    [day_d] day hotel D
   *[other] hotel { $hotel }
}.
log-starting-set = { $player } starts with staff set { $set }: { $list }.
log-guest-arrives = { $guest } joins the queue.
log-guests-reshuffled = The guests who have left are shuffled into a new deck.
log-takes-first-guest = { $player } welcomes { $guest } as a first guest.
log-first-rooms = { $player } has prepared the first rooms.

## Rounds and dice

log-round-begins = Round { $round } begins with { $player }.
log-round-ends = Round { $round } ends.
log-die-rolled = A { $die } is rolled.
log-dice-rolled = { $count ->
    [one] { $count } die is rolled: { $list }.
   *[other] { $count } dice are rolled: { $list }.
}
log-passes = { $player } passes.
log-dustbin = { $left ->
    [0] One die goes to the dustbin; none is left.
    [one] One die goes to the dustbin, { $left } is rolled again.
   *[other] One die goes to the dustbin, { $left } are rolled again.
}
log-numbers-lost = { $count ->
    [one] No die is left: { $count } turn is lost.
   *[other] No die is left: { $count } turns are lost.
}
log-ends-turn = { $player } ends the turn.

## Turn

log-takes-guest = { $price ->
    [0] { $player } takes { $guest } for free.
    [one] { $player } takes { $guest } for { $price } krone.
   *[other] { $player } takes { $guest } for { $price } krones.
}
log-takes-die = { $player } takes a { $die } of strength { $strength }.
log-takes-die-boosted = { $player } takes a { $die } and pays 1 krone for strength { $strength }.
log-takes-die-for-nothing = { $player } takes a { $die } that does nothing.
log-copies-action = { $player } pays 1 krone to do action { $action } at strength { $strength }.
log-copies-action-free = { $player } does action { $action } at strength { $strength }.
log-extra-action = { $player } does action { $action } at strength { $strength } without taking a die.
log-extra-turn = { $player } has an extra turn.
log-splits-strudel-cake = { $player } takes { $first } strudel and { $second } cake.
log-splits-wine-coffee = { $player } takes { $first } wine and { $second } coffee.
log-splits-krones-emperor = { $player } divides the steps: { $first ->
    [one] { $first } krone
   *[other] { $first } krones
}, { $second ->
    [one] { $second } step on the emperor track
   *[other] { $second } steps on the emperor track
}.
log-chooses-food = { $player } chooses { $food }.
log-declines = { $player } declines { $what ->
    [prepare] to prepare a room
    [hire] to hire staff
    [offer] the cards on offer
    [occupy] to have a room occupied
    [guest] to take a guest
    [action] the extra action
   *[other] what was offered
}.
log-done = { $player } is done with it.

## Rooms

log-prepares-room = { $price ->
    [0] { $player } prepares { $colour } room { $room } on floor { $floor } for free.
    [one] { $player } prepares { $colour } room { $room } on floor { $floor } for { $price } krone.
   *[other] { $player } prepares { $colour } room { $room } on floor { $floor } for { $price } krones.
}
log-prepares-room-points = { $price ->
    [0] { $player } prepares { $colour } room { $room } on floor { $floor } for free: +{ $points } VP.
    [one] { $player } prepares { $colour } room { $room } on floor { $floor } for { $price } krone: +{ $points } VP.
   *[other] { $player } prepares { $colour } room { $room } on floor { $floor } for { $price } krones: +{ $points } VP.
}
log-occupies-room = { $player } has { $colour } room { $room } on floor { $floor } occupied.
log-room-removed = { $player } loses { $colour } room { $room } on floor { $floor }.
log-occupancy-bonus = { $player } has filled a { $colour } group of { $size }: { $colour ->
    [blue] +{ $amount } VP
    [red] { $amount ->
        [one] +{ $amount } krone
       *[other] +{ $amount } krones
    }
   *[yellow] { $amount ->
        [one] +{ $amount } emperor step
       *[other] +{ $amount } emperor steps
    }
}.

## Guests

log-serves = { $player } serves { $food } to { $guest }.
log-serves-paid = { $price ->
    [one] { $player } pays { $price } krone and serves { $food } to { $guest }.
   *[other] { $player } pays { $price } krones and serves { $food } to { $guest }.
}
log-places-food = { $player } gives { $food } straight to { $guest }.
log-stores-food = { $player } puts { $items } into the kitchen.
log-order-complete = The order of { $guest } is complete.
log-completes-order = { $player } completes the order of { $guest } from the supply.
log-checks-in = { $points ->
    [0] { $player } checks { $guest } in: { $colour } room { $room } on floor { $floor }.
   *[other] { $player } checks { $guest } in: { $colour } room { $room } on floor { $floor }, +{ $points } VP.
}
log-reward = { $guest } leaves { $player }: { $gains }.
log-gains = { $player }: { $gains }.
log-staff-gains = { $staff } brings { $player }: { $gains }.
log-claims = { $player } claims the objective { $objective }: +{ $points } VP.

## Staff

log-hires = { $price ->
    [0] { $player } hires { $staff } for free.
    [one] { $player } hires { $staff } for { $price } krone.
   *[other] { $player } hires { $staff } for { $price } krones.
}
log-uses-staff = { $player } uses { $staff }.
log-draws-staff-own = { $player } draws { $list }.
log-draws-staff-hidden = { $count ->
    [one] { $player } draws { $count } staff card.
   *[other] { $player } draws { $count } staff cards.
}
log-no-staff-left = The staff deck is empty.
log-offer-own = { $player } may choose from { $list }.
log-offer-hidden = { $count ->
    [one] { $player } looks at { $count } staff card.
   *[other] { $player } looks at { $count } staff cards.
}
log-staff-under-own = { $player } puts { $list } under the deck.
log-staff-under-hidden = { $count ->
    [one] { $player } puts { $count } staff card under the deck.
   *[other] { $player } puts { $count } staff cards under the deck.
}
log-draft-pack-own = { $player } chooses from { $list }.
log-draft-pack-hidden = { $count ->
    [one] { $player } chooses from { $count } staff card.
   *[other] { $player } chooses from { $count } staff cards.
}
log-draft-keeps-own = { $player } keeps { $staff }.
log-draft-keeps-hidden = { $player } keeps a staff card.
log-draft-passes-on = The remaining cards go to the left.
log-dismisses = { $player } dismisses { $staff }.

## The emperor

log-emperor-begins = The emperor judges the hotels by tile { $id }: { $tile }.
log-emperor = { $player } stands on space { $space } (+{ $points } VP) and goes { $back ->
    [one] { $back } space back
   *[other] { $back } spaces back
} to { $left }.
log-emperor-bonus = { $player } earns the bonus.
log-emperor-penalty = { $player } suffers the penalty.
log-emperor-nothing = { $player } gets neither bonus nor penalty.
log-penalty-paid-off = { $price ->
    [one] { $player } pays { $price } krone to be spared the penalty.
   *[other] { $player } pays { $price } krones to be spared the penalty.
}
log-penalty-immune = { $player } is safe from the penalty.
log-penalty-empty = The penalty finds nothing to take from { $player }.
log-loses = { $player } loses { $items }.
log-loses-food = { $player } returns { $items }.

## Leopold

log-leopold-card = Leopold turns up card { $number }.
log-leopold-shuffles = Leopold shuffles his cards.
log-leopold-guest = { $points ->
    [0] Leopold takes { $guest } into { $colour } room { $room }.
   *[other] Leopold takes { $guest } into { $colour } room { $room }: +{ $points } VP.
}
log-leopold-no-guest = No guest fits Leopold's hotel.
log-leopold-die = Leopold takes a { $die } away.
log-leopold-no-die = Leopold finds no die.
log-leopold-emperor = { $amount ->
    [one] Leopold goes { $amount } step up the emperor track.
   *[other] Leopold goes { $amount } steps up the emperor track.
}
log-leopold-staff = Leopold turns up { $staff }.
log-leopold-no-staff = Leopold has no staff card left to turn up.
log-leopold-objective = Leopold's marker on the objective { $objective } moves to { $step }.
log-leopold-claims = Leopold claims the objective { $objective }: +{ $points } VP.
log-leopold-no-objective = Leopold has no objective left to work on.
log-leopold-deck = { $count ->
    [one] Leopold lays { $count } staff card face down.
   *[other] Leopold lays { $count } staff cards face down.
}

## The end

log-final = The game ends; the hotels are scored.
log-final-staff = { $staff } scores { $points } VP for { $player }.
log-final-copy = { $staff } copies { $copied } and scores { $points } VP for { $player }.
log-final-floors = { $player }: { $points } VP for { $count ->
    [one] { $count } occupied room
   *[other] { $count } occupied rooms
}.
log-final-krones = { $player }: { $points } VP for { $count ->
    [one] { $count } krone
   *[other] { $count } krones
}.
log-final-kitchen = { $player }: { $points } VP for { $count ->
    [one] { $count } item in the kitchen
   *[other] { $count } items in the kitchen
}.
log-final-cafe = { $player }: −{ $points } VP for { $count ->
    [one] { $count } guest left in the café
   *[other] { $count } guests left in the café
}.
log-final-score = { $player } has { $points } VP.
log-winners = { $count ->
    [one] { $list } wins with { $points } VP.
   *[other] { $list } share the victory with { $points } VP.
}
