### Why an action, a position or a record is refused. $text: what was given. $price, $krones: numbers of krones.

## Turn

error-game-over = The game is over.
error-not-your-turn = It is { $player }'s turn.
error-chance-pending = The dice or cards are not yet known.
error-not-chance = No die or card is awaited now.
error-not-legal = { $action } is not possible now.
error-unknown-notation = “{ $text }” is not an action.
error-unknown-action = There is no action number { $text }.
error-choice-open = Something else has to be decided first.
error-pass-begun = You can only pass instead of a turn, not in the middle of one.
error-end-without-die = You have to take a die before the turn can end.
error-cannot-decline = This cannot be declined.

## Dice

error-no-die = No { $die } lies on the board.
error-die-taken = You have already taken a die this turn.
error-no-krone-boost = You have no krone to raise the strength.
error-split-range = The second kind can be { $lowest } to { $highest } here.

## Guests and food

error-guest-after-die = A guest can only be taken before the die.
error-guest-taken = You have already taken a guest this turn.
error-no-guest = There is no guest in that place of the queue.
error-no-free-table = All your tables are taken.
error-guest-price = { $price ->
    [one] This guest costs { $price } krone and you have { $krones }.
   *[other] This guest costs { $price } krones and you have { $krones }.
}
error-guest-not-in-cafe = { $guest } is not in your café.
error-order-incomplete = The order of { $guest } is not complete.
error-order-complete = The order of { $guest } is already complete.
error-not-ordered = { $guest } wants no more { $food }.
error-no-food = You have no { $food } to serve.
error-serve-price = { $price ->
    [one] Serving costs { $price } krone and you have { $krones }.
   *[other] Serving costs { $price } krones and you have { $krones }.
}

## Rooms

error-no-room-of-colour = You have no prepared { $colour } room.
error-room-colour = Room { $room } is not { $colour }.
error-room-not-prepared = Room { $room } is not prepared.
error-room-taken = Room { $room } is already prepared or occupied.
error-not-adjacent = Room { $room } is next to no room of your hotel.
error-first-room = The first room is the one at the bottom left.
error-room-price = { $price ->
    [one] Room { $room } costs { $price } krone and you have { $krones }.
   *[other] Room { $room } costs { $price } krones and you have { $krones }.
}
error-floor-limit = Only rooms up to floor { $floor } are possible here.
error-no-such-room = There is no room { $text }.
error-room-not-removable = Room { $room } is not one that this penalty can take.

## Staff

error-staff-not-in-hand = { $staff } is not in your hand.
error-staff-not-offered = { $staff } is not among the cards on offer.
error-staff-price = { $price ->
    [one] { $staff } costs { $price } krone and you have { $krones }.
   *[other] { $staff } costs { $price } krones and you have { $krones }.
}
error-staff-not-played = { $staff } does not work for you.
error-staff-used = { $staff } has already been used this round.
error-staff-not-round = { $staff } is not a card to be used once per round.

## Objectives

error-objective-unmet = The condition of the objective { $objective } is not fulfilled.
error-objective-claimed = You have already claimed the objective { $objective }.

## Undo

error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-undo-ended = An ended turn cannot be undone.
error-undo-revealed = What has been revealed cannot be undone.

## Positions and records

error-position = This position cannot be: { $reasons }.
error-format = This is not a { $format }.
error-version = Version { $version } is not known here; the newest is { $newest }.
error-record-action = Step { $step } of the record, { $action }, is not possible.
error-record-result = The record says { $expected }, but the replay gives { $found }.
