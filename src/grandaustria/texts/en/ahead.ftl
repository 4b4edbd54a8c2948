### What a die could bring, what the six action spaces do, and what may be done in one go.
### $guest, $staff: names. $items: a list such as "2 strudels and 1 cake". $amount, $count, $strength: numbers.

## What could follow: whole sentences

ahead-served = { $guest } gets { $items }.
ahead-full = { $guest } gets { $items } and has everything ordered.
ahead-kitchen = { $items } to the kitchen.
# $list: doors of rooms with their prices, such as "101 and 102 for free"
ahead-rooms-all = { $amount ->
    [one] You could prepare { $amount } of these rooms: { $list }.
   *[other] You could prepare up to { $amount } of these rooms: { $list }.
}
ahead-no-room-all = You could not prepare a room: none within reach is one you can pay for.
ahead-divide-all = { $amount ->
    [one] { $amount } krone or { $amount } step on the emperor track.
   *[other] { $amount } in krones and steps on the emperor track, divided as you like.
}
# $list: staff with prices, such as "Waiter for 1 krone and Cook for free"
ahead-staff-all = You could hire one of them: { $list }.
ahead-nobody-all = You could not hire anyone: you cannot pay for any card in your hand.
# $list: "1, 2 or 4"
ahead-copies-all = It could be used as { $list } at strength { $strength }.

## The same in the strip under the dice: as short as possible

ahead-rooms = { $amount ->
    [one] { $amount } room
   *[other] up to { $amount } rooms
}
# How many rooms, which doors, or who, and the price
ahead-at = { $what } { $price ->
    [0] for free
    [one] for { $price } krone
   *[other] for { $price } krones
}
ahead-no-room = no room to be had
ahead-divide = { $amount ->
    [one] { $amount } krone or step
   *[other] { $amount } krones and steps
}
ahead-staff = { $count ->
    [one] { $count } card you could hire
   *[other] { $count } cards you could hire
}
ahead-nobody = nobody you could hire
ahead-copies = used as { $list }
ahead-boost = boost: { $strength }

## What the six spaces do

space-1 = Take strudel and cake, as many in all as the strength, but never more cake than strudel. Give them to your guests at once; the rest goes into your kitchen.
space-2 = Take wine and coffee, as many in all as the strength, but never more coffee than wine. Give them to your guests at once; the rest goes into your kitchen.
space-3 = Prepare rooms, at most as many as the strength, each next to one you have and for the price of its floor.
space-4 = Take krones and steps on the emperor track, as many in all as the strength, divided as you like.
space-5 = Hire a staff card from your hand; the strength is taken off its price.
# $price: krones
space-6 = { $price ->
    [one] Pay { $price } krone and do any of the other actions, with the strength of this space.
   *[other] Pay { $price } krones and do any of the other actions, with the strength of this space.
}
space-strength = The strength is the number of dice that lie here, plus what your staff adds.

## What may be done in one go: buttons

proposal-all = All to the guests
proposal-all-marked = As marked
proposal-serve = Serve all that fits
proposal-serve-marked = Serve as proposed
