### What a hotel and a room are: told beside them, and read aloud as their names. Whole sentences, but for the figures.
### $guest: a name. $items: a list such as "2 strudels and 1 cake". $bonus: such as "+2 points". Numbers otherwise.

## A hotel: figures that follow each other with commas

seat-space = emperor space { $space }
seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-played = { $count } staff at work
seat-rooms = { $prepared } prepared and { $occupied } occupied rooms

## Its café and kitchen

seat-guest-waits = { $guest } still waits for { $items }.
seat-guest-served = { $guest } has everything ordered.
seat-kitchen = Kitchen: { $items }.
seat-kitchen-empty = The kitchen is empty.

## A room

room-alone = A group of its own: once occupied, { $bonus }.
room-group = Occupied in its group: { $occupied } of { $size } rooms; once all are, { $bonus }.
room-full = Its group is full and has brought { $bonus }.
room-price = { $price ->
    [0] Preparing it is free.
    [one] Preparing it costs { $price } krone.
   *[other] Preparing it costs { $price } krones.
}
room-floor-price = { $price ->
    [0] Rooms of its floor are free.
    [one] Rooms of its floor cost { $price } krone.
   *[other] Rooms of its floor cost { $price } krones.
}
room-far = Out of reach: rooms are prepared next to those you have.
room-printed = { $bonus } once it is prepared.
room-end = { $points ->
    [one] { $points } point at the end, if occupied.
   *[other] { $points } points at the end, if occupied.
}
