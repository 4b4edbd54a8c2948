### Why an action is refused. $text: what was given. $price, $krones: numbers of krones.
### $guest, $staff, $objective: names as the reader sees them. $missing: a list of items. $seat: counted from 1.

## Turn

error-game-over = The game is over.
error-chance-pending = The dice or cards are not yet known.
error-not-chance = No die or card is awaited now.
error-not-legal = { $action } is not possible now.
error-unknown-action = There is no action number { $text }.
error-other-seat = Seat { $seat } decides now, not this one.
error-pass-begun = You can only pass instead of a turn, not in the middle of one.
error-pass-extra = An extra turn cannot be passed.
error-end-without-die = You have to take a die before the turn can end.
error-end-without-action = You have to do the action of a space before the extra turn can end.
error-cannot-decline = This cannot be declined.

## Dice

error-no-die = No { $die } lies on the board.
error-die-taken = You have already taken a die this turn.
error-action-done = The extra turn has only one action.
error-boost-price = { $price ->
    [one] A boost costs { $price } krone; you have { $krones }.
   *[other] A boost costs { $price } krones; you have { $krones }.
}
error-boosted-six = { $price ->
    [one] A boosted 6 costs { $price } krone; you have { $krones }.
   *[other] A boosted 6 costs { $price } krones; you have { $krones }.
}
error-six-price = { $price ->
    [one] A 6 costs { $price } krone; you have { $krones }.
   *[other] A 6 costs { $price } krones; you have { $krones }.
}
error-six-copied = A 6 does one of the actions 1 to 5.
error-split-range = { $second ->
    [cake] At most { $highest } of these can be cake: never more cake than strudel.
    [coffee] At most { $highest } of these can be coffee: never more coffee than wine.
   *[emperor] At most { $highest } of these can be steps on the emperor track.
}

## Guests and food

error-guest-after-die = A guest can only be taken before the die.
error-guest-taken = You have already taken a guest this turn.
error-no-guest = No guest stands in place { $place } of the queue.
error-no-free-table = All your tables are taken.
error-guest-price = { $price ->
    [one] This guest costs { $price } krone; you have { $krones }.
   *[other] This guest costs { $price } krones; you have { $krones }.
}
error-table-empty = Nobody sits at table { $table }.
error-order-incomplete = { $guest } still waits for { $missing }.
error-order-complete = The order of { $guest } is already complete.
error-not-ordered = { $guest } wants no more { $food }.
error-no-food = You have no { $food } in the kitchen.
error-food-not-gained = There is no { $food } among what you have just gained.
error-serve-price = { $price ->
    [one] Serving costs { $price } krone; you have { $krones }.
   *[other] Serving costs { $price } krones; you have { $krones }.
}

## Rooms

error-no-room = You have no prepared room.
error-no-room-of-colour = You have no prepared { $colour } room.
error-room-colour = Room { $room } is not { $colour }.
error-room-not-prepared = Room { $room } is not prepared.
error-room-occupied = Room { $room } is already occupied.
error-room-not-occupied = Room { $room } is not occupied.
error-room-taken = Room { $room } is already prepared or occupied.
error-not-adjacent = Room { $room } is not next to any room of your hotel.
error-first-room = The first room is the one at the bottom left.
error-room-price = { $price ->
    [one] Room { $room } costs { $price } krone; you have { $krones }.
   *[other] Room { $room } costs { $price } krones; you have { $krones }.
}
error-floor-limit = Only rooms up to floor { $floor } are possible here.
error-room-not-removable = Room { $room } is not the one this penalty takes next: it takes the highest one possible.

## Staff

error-staff-not-in-hand = { $staff } is not in your hand.
error-staff-not-offered = { $staff } is not among the cards on offer.
error-staff-price = { $price ->
    [one] { $staff } costs { $price } krone; you have { $krones }.
   *[other] { $staff } costs { $price } krones; you have { $krones }.
}
error-staff-not-played = { $staff } does not work for you.
error-staff-used = { $staff } has already been used this round.
error-staff-not-end = { $staff } is not a card that counts at the end of the game.
error-staff-not-in-pack = { $staff } is not in the pack before you.
error-hire-between = Staff is hired before or after the rooms, not in between.
error-staff-not-round = { $staff } is not a card to be used once per round.

## Objectives

error-objective-unmet = The condition of the objective { $objective } is not met.
error-objective-claimed = You have already claimed the objective { $objective }.
error-objective-full = No space is left on the objective { $objective }.

## Rewards and penalties

error-no-bonus = No group of rooms has just become full.
error-bonus-after-reward = The bonus of the full group comes after the reward now.
error-reward-done = There is no part { $part } left of this reward.
error-reward-order = The other part comes first; in this order nothing would be different.
error-penalty-unprotected = None of your staff can spare you a penalty.
error-penalty-price = { $price ->
    [one] Being spared costs { $price } krone; you have { $krones }.
   *[other] Being spared costs { $price } krones; you have { $krones }.
}
error-penalty-too-much = You cannot pay this penalty in full.
error-penalty-first = You can pay the first penalty in full, so that is the one that counts.
error-one-penalty = This tile has only one penalty.

## Something else is asked first

error-open-draft = First keep one card of the pack.
error-open-guests = First take a guest from the queue.
error-open-first_rooms = Prepare your first rooms before that.
error-open-pick = First hire one of the cards on offer, or none.
error-open-under = First put the cards on offer under the deck.
error-open-return = First put cards from your hand under the deck.
error-open-food = First decide where the food just gained goes.
error-open-any = First choose the food you gain.
error-open-prepare = First prepare a room, or decline.
error-open-hire = First hire a card from your hand, or decline.
error-open-occupy = First choose the prepared rooms that become occupied, or decline.
error-open-guest = First take a guest for free, or decline.
error-open-gizia = First do the extra action, or decline.
error-open-six = First choose the action for your 6.
error-open-die-1 = First divide the strength between strudel and cake.
error-open-die-2 = First divide the strength between wine and coffee.
error-open-die-3 = First prepare rooms with the die, or stop.
error-open-die-4 = First divide the strength between krones and the emperor.
error-open-die-5 = First hire a card with the die, or decline.
error-open-serve = First serve more food, or stop.
error-open-complete = First choose the guest whose order is completed.
error-open-reward = First choose which part of the reward to take.
error-open-penalty = First decide about the emperor's penalty.
error-open-remove = First choose the room that is lost.
error-open-dismiss = First choose the card that is lost.

## In a turn, when nothing is asked

error-when-done = There is nothing to decline or to finish; a turn ends with its own action.
error-when-pay = Only when the emperor punishes can you pay to be spared.
error-when-suffer = Only the emperor's scoring brings a penalty.
error-when-bonus = The bonus of a full group comes only with its last guest.
error-when-reward = No reward is being handed out.
error-when-action = An action is chosen only with a 6 or by a guest who allows it.
error-when-food = Food is chosen only when a card gives you the choice.
error-when-place = Only food just gained is placed; from the kitchen it has to be served.
error-when-complete = An order is completed at once only by a card that says so.
error-when-split = Strength is divided only after taking a 1, 2 or 4.
error-when-prepare = Rooms are prepared with a 3 or by a card that allows it.
error-when-occupy = Rooms become occupied by checking in or by a card that allows it.
error-when-remove = Rooms are lost only by the emperor's penalties.
error-when-hire = Staff is hired with a 5 or by a card that allows it.
error-when-under = No card has to go under the deck.
error-when-keep = Cards are kept only in the draft.
error-when-dismiss = Staff is dismissed only by the emperor's penalties.

## Chance

error-other-chance = { $awaited ->
    [roll] A roll of a die is awaited.
    [first] The first player is awaited.
    [hotel] A hotel is awaited.
    [tile] An emperor tile is awaited.
    [objective] An objective is awaited.
    [draw-guest] A guest is awaited.
    [leopold] One of Leopold's cards is awaited.
   *[draw-staff] A staff card is awaited.
}
error-outcome-seat = There is no seat { $seat }.
error-outcome-hotel = { $hotel ->
    [night] The night hotel is not dealt.
    [day_a] Day hotel A has already been dealt.
    [day_b] Day hotel B has already been dealt.
    [day_c] Day hotel C has already been dealt.
   *[day_d] Day hotel D has already been dealt.
}
error-outcome-group = Group { $group } is drawn now.
error-outcome-guest = { $guest } is not in the deck.
error-outcome-staff = { $staff } cannot come now.
error-outcome-leopold = Leopold's card { $card } has already been turned.

## Undo

error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-undo-revealed = What has been revealed cannot be undone.
