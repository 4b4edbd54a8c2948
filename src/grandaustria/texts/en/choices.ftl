### What a player may do now, as a short sentence that says what is done.
### The ids end with the names of the events in log.ftl, and the arguments are the same: $guest, $staff, $objective: names;
### $room with $floor and $colour; $price, $strength: numbers; $food: strudel, cake, wine or coffee; $items: a list.
### What it brings follows after a colon, by the first message; the sentence itself does not say it.

choice-with-gains = { $sentence }: { $gains }.

## A turn

choice-ends-turn = End your turn.
choice-passes = Pass.
choice-takes-first-guest = Welcome { $guest } as your first guest.
choice-takes-guest = { $price ->
    [0] Take { $guest } for free.
    [one] Take { $guest } for { $price } krone.
   *[other] Take { $guest } for { $price } krones.
}
choice-takes-die = { $price ->
    [0] Take a { $die } at strength { $strength }.
    [one] Take a { $die } at strength { $strength } for { $price } krone.
   *[other] Take a { $die } at strength { $strength } for { $price } krones.
}
choice-takes-die-for-nothing = Take a { $die }; without a krone it does nothing.
choice-copies-action = Use it as a { $action } at strength { $strength }.
choice-extra-action = { $price ->
    [0] Do action { $action } at strength { $strength }; the dice stay.
    [one] Do action { $action } at strength { $strength } for { $price } krone; the dice stay.
   *[other] Do action { $action } at strength { $strength } for { $price } krones; the dice stay.
}
choice-splits = Take { $items }.
choice-claims = Claim the objective { $objective }.

## Food and guests

choice-chooses-food = Choose { $food }.
choice-places-food = Give { $food } straight to { $guest }.
choice-stores-food = Put { $items } into the kitchen.
choice-serves = { $price ->
    [0] Serve { $food } to { $guest }.
    [one] Serve { $food } to { $guest } for { $price } krone.
   *[other] Serve { $food } to { $guest } for { $price } krones.
}
choice-completes-order = Complete the order of { $guest } from the supply.
choice-checks-in = Check { $guest } in to { $colour } room { $room } on floor { $floor }.
# $effect: a sentence that says what this part of a reward does
choice-reward = First this: { $effect }
choice-occupancy-bonus = First the bonus for the full { $colour } group of { $size }.

## Rooms

choice-prepares-room = { $price ->
    [0] Prepare { $colour } room { $room } on floor { $floor } for free.
    [one] Prepare { $colour } room { $room } on floor { $floor } for { $price } krone.
   *[other] Prepare { $colour } room { $room } on floor { $floor } for { $price } krones.
}
choice-occupies-room = Turn { $colour } room { $room } on floor { $floor } to occupied.
choice-room-removed = Lose { $colour } room { $room } on floor { $floor }.

## Staff

choice-hires = { $price ->
    [0] Hire { $staff } for free.
    [one] Hire { $staff } for { $price } krone.
   *[other] Hire { $staff } for { $price } krones.
}
choice-uses-staff = Use { $staff }.
choice-staff-under = Put { $list } under the deck.
choice-draft-keeps = Keep { $list }.
choice-dismisses = Dismiss { $staff }.

## The emperor's penalty

choice-penalty-paid-off = { $price ->
    [one] Pay { $price } krone to be spared the penalty.
   *[other] Pay { $price } krones to be spared the penalty.
}
# $kind says what is taken, $amount how much of it
choice-suffer = { $kind ->
    [krones] { $amount ->
        [one] Lose { $amount } krone.
       *[other] Lose { $amount } krones.
    }
    [points] Lose { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
    [points_per_staff] Lose { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } for each staff card at work.
    [kitchen] Lose all food in your kitchen.
    [food] Lose all food in your kitchen and on your guests.
    [staff] { $amount ->
        [one] Put { $amount } staff card from your hand under the deck.
       *[other] Put { $amount } staff cards from your hand under the deck.
    }
    [empty_rooms] { $amount ->
        [one] Lose { $amount } prepared room.
       *[other] Lose { $amount } prepared rooms.
    }
    [occupied_rooms] { $amount ->
        [one] Lose { $amount } occupied room.
       *[other] Lose { $amount } occupied rooms.
    }
    [top_rooms] Lose occupied rooms, from as high up as possible.
   *[end_staff] Lose a staff card that counts at the end.
}

## Declining, and finishing what may go on; the ids end with what is asked

choice-done-prepare = Prepare no room.
choice-done-first_rooms = Prepare no more rooms.
choice-done-die-3 = Prepare no room with this die.
choice-done-die-3-begun = Prepare no more rooms.
choice-done-die-5 = Hire nobody with this die.
choice-done-hire = Hire nobody.
choice-done-pick = Hire none of them.
choice-done-occupy = Leave the other rooms as they are.
choice-done-guest = Take no guest.
choice-done-gizia = Forgo the extra action.
choice-done-serve = Serve no more.
