### What happened, one sentence for each event.
### $player, $guest, $staff, $objective, $tile: names as the reader sees them. $room: its number, with $floor and $colour.
### $price, $amount, $points and the like: numbers. $list: a list of names. $items: a list such as "2 krones and 1 cake".
### What a player gained or lost by it follows after a colon, by the first message; the sentence itself does not say it.
### -own is the sentence for the seat that may see the cards, -hidden the one for everybody else.

log-with-gains = { $sentence }: { $gains }.

## Set-up

log-game-begins = { $players ->
    [one] A new game for { $players } player: { $options }.
   *[other] A new game for { $players } players: { $options }.
}
log-game-goes-on = { $round ->
    [0] The game goes on during set-up.
   *[other] The game goes on in round { $round }.
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
log-queue-opens = The queue, from left to right: { $list }.
log-guest-arrives = { $guest } joins the queue.
log-guests-reshuffled = The guests who have left are shuffled into a new deck.
log-takes-first-guest = { $player } welcomes { $guest } as a first guest.

## Rounds and dice

log-round-begins = Round { $round } begins with { $player }.
log-round-ends = Round { $round } ends.
log-dice-rolled = { $count ->
    [one] { $count } die is rolled: { $list }.
   *[other] { $count } dice are rolled: { $list }.
}
log-passes = { $player } passes.
log-dustbin = { $left ->
    [0] The last die goes to the dustbin.
    [one] One die goes to the dustbin, the last one is rolled again.
   *[other] One die goes to the dustbin, the others are rolled again.
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
log-takes-die = { $price ->
    [0] { $player } takes a { $die } of strength { $strength }.
    [one] { $player } takes a { $die } of strength { $strength } for { $price } krone.
   *[other] { $player } takes a { $die } of strength { $strength } for { $price } krones.
}
log-takes-die-for-nothing = { $player } takes a { $die } that does nothing.
log-copies-action = { $player } uses it as action { $action } at strength { $strength }.
log-extra-action = { $price ->
    [0] { $player } does action { $action } at strength { $strength } without taking a die.
    [one] { $player } pays { $price } krone to do action { $action } at strength { $strength } without taking a die.
   *[other] { $player } pays { $price } krones to do action { $action } at strength { $strength } without taking a die.
}
log-extra-turn = { $player } has an extra turn.
log-splits = { $player } gets { $items }.
log-chooses-food = { $player } chooses { $food }.
log-declines = { $what ->
    [prepare] { $player } prepares no room.
    [hire] { $player } hires nobody.
    [offer] { $player } hires none of them.
    [occupy] { $player } leaves the prepared rooms as they are.
    [guest] { $player } leaves the guests in the queue.
   *[action] { $player } forgoes the extra action.
}

## Rooms

log-prepares-room = { $price ->
    [0] { $player } prepares { $colour } room { $room } on floor { $floor } for free.
    [one] { $player } prepares { $colour } room { $room } on floor { $floor } for { $price } krone.
   *[other] { $player } prepares { $colour } room { $room } on floor { $floor } for { $price } krones.
}
log-occupies-room = { $player } turns { $colour } room { $room } on floor { $floor } to occupied.
log-room-removed = { $player } loses { $colour } room { $room } on floor { $floor }.
log-occupancy-bonus = { $player } has filled a { $colour } group of { $size }: { $colour ->
    [blue] { $amount ->
        [one] +{ $amount } point
       *[other] +{ $amount } points
    }
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

log-serves = { $price ->
    [0] { $player } serves { $food } to { $guest }.
    [one] { $player } pays { $price } krone and serves { $food } to { $guest }.
   *[other] { $player } pays { $price } krones and serves { $food } to { $guest }.
}
log-places-food = { $player } gives { $food } straight to { $guest }.
log-stores-food = { $player } puts { $items } into the kitchen.
log-order-complete = The order of { $guest } is complete.
log-completes-order = { $player } completes the order of { $guest } from the supply.
log-checks-in = { $player } checks { $guest } in to { $colour } room { $room } on floor { $floor }.
log-reward = { $guest } rewards { $player }.
log-claims = { $player } claims the objective { $objective }.

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
log-draft-keeps-own = { $player } keeps { $list }.
log-draft-keeps-hidden = { $player } keeps a staff card.
log-draft-passes-on = The remaining cards are passed to the left.
log-dismisses = { $player } dismisses { $staff }.

## The emperor

log-emperor-begins = The emperor judges the hotels by tile { $id }: { $tile }.
log-emperor = { $back ->
    [0] { $player } stands on space { $space } of the emperor track.
    [one] { $player } stands on space { $space } of the emperor track and goes { $back } space back.
   *[other] { $player } stands on space { $space } of the emperor track and goes { $back } spaces back.
}
log-emperor-bonus = { $player } earns the bonus.
log-emperor-penalty = { $player } faces the penalty.
log-emperor-nothing = { $player } gets neither bonus nor penalty.
log-penalty-paid-off = { $price ->
    [one] { $player } pays { $price } krone to be spared the penalty.
   *[other] { $player } pays { $price } krones to be spared the penalty.
}
log-penalty-immune = { $player } is safe from the penalty.
log-penalty-empty = The penalty finds nothing to take from { $player }.
log-loses = { $player } loses { $items }.

## Leopold

log-leopold-card = Leopold turns up his next card.
log-leopold-shuffles = Leopold shuffles his cards.
log-leopold-guest = Leopold takes { $guest } into { $colour } room { $room } on floor { $floor }.
log-leopold-no-guest = No guest fits Leopold's hotel.
log-leopold-die = Leopold takes a { $die } away.
log-leopold-emperor = { $amount ->
    [one] Leopold goes { $amount } step up the emperor track.
   *[other] Leopold goes { $amount } steps up the emperor track.
}
log-leopold-staff = Leopold turns up { $staff }.
log-leopold-no-staff = Leopold has no staff card left to turn up.
log-leopold-objective = Leopold's marker on the objective { $objective } moves to { $space }.
log-leopold-claims = Leopold claims the objective { $objective }.
log-leopold-no-objective = Leopold has no objective left to work on.
log-leopold-deck = { $count ->
    [one] Leopold lays { $count } staff card face down.
   *[other] Leopold lays { $count } staff cards face down.
}

## The end

log-final = The game ends; the hotels are scored.
log-final-staff = { $points ->
    [one] { $player }: { $points } point for { $list }.
   *[other] { $player }: { $points } points for { $list }.
}
log-final-floors = { $player }: { line-final-floors }.
log-final-krones = { $player }: { line-final-krones }.
log-final-kitchen = { $player }: { line-final-kitchen }.
log-final-cafe = { $player }: { line-final-cafe }.
log-final-score = { $points ->
    [one] { $player } has { $points } point.
   *[other] { $player } has { $points } points.
}
log-winners = { $count ->
    [one] { $list } wins
   *[other] { $list } share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
