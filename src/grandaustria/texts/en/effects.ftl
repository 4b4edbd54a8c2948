### What rewards, bonuses and penalties do. $amount and $discount are numbers, $items is a list such as
### "1 strudel and 2 wines", $floor is a floor.

effect-food = Gain { $items }.
effect-any = { $amount ->
    [one] Gain { $amount } item of your choice.
   *[other] Gain { $amount } items of your choice.
}
effect-krones = { $amount ->
    [one] Gain { $amount } krone.
   *[other] Gain { $amount } krones.
}
effect-emperor = { $amount ->
    [one] Go { $amount } step up the emperor track.
   *[other] Go { $amount } steps up the emperor track.
}
effect-draw = { $amount ->
    [one] Draw { $amount } staff card.
   *[other] Draw { $amount } staff cards.
}
effect-points = { $amount ->
    [one] Score { $amount } point.
   *[other] Score { $amount } points.
}
effect-points_per_staff = { $amount ->
    [one] Score { $amount } point for each staff card you have played.
   *[other] Score { $amount } points for each staff card you have played.
}
effect-occupy = { $amount ->
    [one] You may turn a prepared room of any colour to occupied.
   *[other] You may turn up to { $amount } prepared rooms of any colour to occupied.
}
effect-guest = { $amount ->
    [one] You may take { $amount } guest from the queue for free, if you have a free table.
   *[other] You may take { $amount } guests from the queue for free, one after the other, if you have free tables.
}
effect-complete = Complete the order of a guest in your café from the supply.
effect-action = Afterwards you may do the action of a space that holds dice, at its strength, without taking one.
effect-action-turn = After this turn you take another full one, whose action uses the dice of a space without taking one.

effect-prepare-full = You may prepare a room at its usual price.
effect-prepare-discount = { $discount ->
    [one] You may prepare a room for { $discount } krone less.
   *[other] You may prepare a room for { $discount } krones less.
}
effect-prepare-free = You may prepare a room for free.
effect-prepare-full-floor = You may prepare a room at its usual price, up to floor { $floor }.
effect-prepare-discount-floor = { $discount ->
    [one] You may prepare a room for { $discount } krone less, up to floor { $floor }.
   *[other] You may prepare a room for { $discount } krones less, up to floor { $floor }.
}
effect-prepare-free-floor = You may prepare a room for free, up to floor { $floor }.
effect-occupy_new = You may prepare a room for free; it becomes occupied at once.
effect-occupy_new-floor = You may prepare a room for free, up to floor { $floor }; it becomes occupied at once.

effect-hire-full = You may hire a staff card from your hand at its usual price.
effect-hire-discount = { $discount ->
    [one] You may hire a staff card from your hand for { $discount } krone less.
   *[other] You may hire a staff card from your hand for { $discount } krones less.
}
effect-hire-free = You may hire a staff card from your hand for free.
# $cards: how many cards are drawn for the offer
effect-offer-full = { $cards ->
    [one] Look at { $cards } staff card; you may hire it at its usual price, or it goes under the deck.
   *[other] Look at { $cards } staff cards; you may hire one at its usual price, the rest go under the deck.
}
effect-offer-discount = { $cards ->
    [one] Look at { $cards } staff card; you may hire it for { $discount ->
        [one] { $discount } krone
       *[other] { $discount } krones
    } less, or it goes under the deck.
   *[other] Look at { $cards } staff cards; you may hire one for { $discount ->
        [one] { $discount } krone
       *[other] { $discount } krones
    } less, the rest go under the deck.
}
effect-offer-free = { $cards ->
    [one] Look at { $cards } staff card; you may hire it for free, or it goes under the deck.
   *[other] Look at { $cards } staff cards; you may hire one for free, the rest go under the deck.
}

## Penalties of one kind

penalty-points = { $amount ->
    [one] Lose { $amount } point.
   *[other] Lose { $amount } points.
}
penalty-points_per_staff = { $amount ->
    [one] Lose { $amount } point for each staff card you have played.
   *[other] Lose { $amount } points for each staff card you have played.
}
penalty-kitchen = Lose all food in your kitchen.
penalty-food = Lose all food in your kitchen and on your guests.
penalty-top_rooms =
    Lose an occupied room on the highest floor that has one, and another on the next lower floor that has one.
penalty-top_rooms-column =
    Lose an occupied room on the highest floor that has one, and the next occupied one further down its column.
penalty-top_rooms-below =
    Lose an occupied room on the highest floor that has one, and the one directly below if it is occupied.
penalty-top_rooms-floor =
    Lose an occupied room on the highest floor that has one, and one of the floor directly below if it has any.

## Penalties of two kinds: the first if it can be paid in full, else that many points

penalty-krones-else = { $amount ->
    [one] Lose { $amount } krone; if you have none
   *[other] Lose { $amount } krones; if you have fewer
}, lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
penalty-staff-else = { $amount ->
    [one] Put { $amount } staff card from your hand under the deck; if you have none
   *[other] Put { $amount } staff cards from your hand under the deck; if you have fewer
}, lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
penalty-empty_rooms-else = { $amount ->
    [one] Lose { $amount } prepared room, from as high up as possible; if you have none
   *[other] Lose { $amount } prepared rooms, each from as high up as possible; if you have fewer
}, lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
penalty-occupied_rooms-else = { $amount ->
    [one] Lose { $amount } occupied room, from as high up as possible; if you have none
   *[other] Lose { $amount } occupied rooms, each from as high up as possible; if you have fewer
}, lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
penalty-end_staff-else = { $points ->
    [one] One of your played end-of-game staff cards leaves the game; if you have none, lose { $points } point.
   *[other] One of your played end-of-game staff cards leaves the game; if you have none, lose { $points } points.
}

## Penalties of two kinds: either, as the player likes

penalty-krones-or = { $amount ->
    [one] Lose { $amount } krone
   *[other] Lose { $amount } krones
} or { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as you choose.
penalty-staff-or = { $amount ->
    [one] Put { $amount } staff card
   *[other] Put { $amount } staff cards
} from your hand under the deck or lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as you choose.
penalty-empty_rooms-or = { $amount ->
    [one] Lose { $amount } prepared room,
   *[other] Lose { $amount } prepared rooms, each
} from as high up as possible, or { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as you choose.
penalty-occupied_rooms-or = { $amount ->
    [one] Lose { $amount } occupied room,
   *[other] Lose { $amount } occupied rooms, each
} from as high up as possible, or { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as you choose.
penalty-end_staff-or = { $points ->
    [one] Give up one of your played end-of-game staff cards or { $points } point, as you choose.
   *[other] Give up one of your played end-of-game staff cards or { $points } points, as you choose.
}
