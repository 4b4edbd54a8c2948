### What is expected of whom, one sentence: -own speaks to the player who decides, -other tells everybody else.
### $player: the one who decides, as everybody else sees the name. $amount: a number. $guest: a name.

## A turn

# Nothing has been done in this turn; a guest can be taken. The large sentence of the bar: at most 52 letters
ask-turn-own = Your turn: a guest if you like, then a die; or pass.
# Nothing has been done in this turn; no guest can be taken.
ask-turn-no-guest-own = Your turn: take a die, or pass.
ask-turn-other = It is { $player }'s turn.
# Something small has been done; a guest can still be taken.
ask-turn-begun-own = Take a guest if you like, then a die.
ask-turn-seated-own = { $guest } is seated. Now take a die.
ask-turn-die-own = Now take a die.
ask-turn-die-other = { $player } has yet to take a die.
# The die has been used; there are still other things that can be done; at most 52 letters
ask-turn-rest-own = Do anything else you like, then end your turn.
ask-turn-end-own = All done. End your turn.
ask-turn-end-other = { $player } can end the turn.
# An extra turn: an action is done with the dice of a space, but none is taken.
ask-extra-own = This is an extra turn. Take a guest if you like, then do the action of a space; the dice stay.
ask-extra-no-guest-own = This is an extra turn. Do the action of a space; the dice stay.
ask-extra-other = { $player } has an extra turn.

## Set-up

ask-draft-own = Keep one of these staff cards; the others are passed to the left.
ask-draft-other = { $player } is choosing a staff card to keep.
ask-guests-own = Take your first guest from the queue. It costs nothing.
ask-guests-other = { $player } is choosing a first guest.
# $amount: rooms still to be prepared
ask-first_rooms-own = { $amount ->
    [one] Prepare { $amount } more starting room, next to one you have.
   *[other] Prepare { $amount } starting rooms, from the bottom left on, each next to another.
}
ask-first_rooms-other = { $player } is preparing the first rooms.

## Dice

# $amount: the strength to be divided
ask-die-1-own = { $amount ->
    [one] Take { $amount } strudel.
   *[other] Divide { $amount } items between strudel and cake, never more cake than strudel.
}
ask-die-1-other = { $player } is choosing strudel and cake.
ask-die-2-own = { $amount ->
    [one] Take { $amount } wine.
   *[other] Divide { $amount } items between wine and coffee, never more coffee than wine.
}
ask-die-2-other = { $player } is choosing wine and coffee.
# $amount: rooms that may still be prepared
ask-die-3-own = { $amount ->
    [one] You may prepare { $amount } room.
   *[other] You may prepare up to { $amount } rooms.
}
ask-die-3-other = { $player } is preparing rooms.
ask-die-4-own = { $amount ->
    [one] Take { $amount } krone or { $amount } step on the emperor track.
   *[other] Divide { $amount } between krones and emperor steps.
}
ask-die-4-other = { $player } is choosing between krones and the emperor.
# $amount: krones that the card costs less
ask-die-5-own = { $amount ->
    [one] You may hire a card from your hand for { $amount } krone less.
   *[other] You may hire a card from your hand for { $amount } krones less.
}
ask-die-5-other = { $player } is choosing whom to hire.
# $amount: the strength of the 6
ask-six-own = Choose the action for your 6 (strength { $amount }).
ask-six-other = { $player } is choosing the action for the 6.
ask-gizia-own = You may do the action of a space that holds dice; the dice stay.
ask-gizia-other = { $player } may do the action of a space without taking a die.

## Food

ask-food-own = Give what you have just gained to your guests, or put it into the kitchen.
ask-food-other = { $player } is handing out food.
# $amount: items still to be chosen
ask-any-own = { $amount ->
    [one] Choose { $amount } item of any kind.
   *[other] Choose { $amount } items of any kind.
}
ask-any-other = { $player } is choosing food.
# $amount: items that may still be served for the price already paid
ask-serve-own = { $amount ->
    [one] You may serve { $amount } more item.
   *[other] You may serve { $amount } more items.
}
ask-serve-other = { $player } is serving guests.
ask-complete-own = Choose the guest whose order is completed from the supply.
ask-complete-other = { $player } is choosing a guest whose order is completed.

## Rewards

ask-reward-own = Choose which part of the reward to take now.
ask-reward-other = { $player } is choosing a part of a reward.
ask-guest-own = { $amount ->
    [one] You may take { $amount } guest from the queue for free.
   *[other] You may take { $amount } guests from the queue for free, one after the other.
}
ask-guest-other = { $player } is choosing a guest.
ask-prepare-own = You may prepare a room.
ask-prepare-other = { $player } is choosing a room.
ask-prepare-occupy-own = You may prepare a room; it becomes occupied at once.
ask-prepare-occupy-other = { $player } is choosing a room.
ask-occupy-own = { $amount ->
    [one] You may turn { $amount } prepared room to occupied.
   *[other] You may turn up to { $amount } prepared rooms to occupied.
}
ask-occupy-other = { $player } is choosing rooms to turn to occupied.

## Staff

ask-hire-own = You may hire a card from your hand.
ask-hire-other = { $player } is choosing whom to hire.
ask-pick-own = You may hire one of the cards on offer.
ask-pick-other = { $player } is choosing from an offer of staff.
ask-under-own = Choose which of the cards on offer goes under the deck next.
ask-under-other = { $player } is putting cards under the deck.
# $amount: cards that still have to go
ask-return-own = { $amount ->
    [one] Put { $amount } card from your hand under the deck.
   *[other] Put { $amount } cards from your hand under the deck, one after the other.
}
ask-return-other = { $player } is putting cards under the deck.

## The emperor

ask-penalty-own = The emperor is not pleased. Choose the penalty.
ask-penalty-other = { $player } faces the emperor's penalty.
ask-remove-own = { $amount ->
    [one] Choose the room you lose.
   *[other] Choose the rooms you lose, one after the other: { $amount } in all.
}
ask-remove-other = { $player } is losing a room.
ask-dismiss-own = Choose the staff card you lose.
ask-dismiss-other = { $player } is losing a staff card.

## Nothing more to choose

ask-confirm-own = Your choices are complete. Confirm them, or take one back.
ask-confirm-other = { $player } has chosen and is about to confirm.
ask-ended = The game was ended early.
ask-chance = Dice are rolled or cards are drawn.

## Dice and the emperor at a glance

# How the strength of a die comes about. $dice: dice on the space. $staff: what staff adds.
strength-none = No die lies here.
strength-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
# Stands small under the dice: at most 20 letters
strength-dice-and-staff = { $dice ->
    [one] { $dice } die, { $staff } staff
   *[other] { $dice } dice, { $staff } staff
}
outlook-nothing = Neither bonus nor penalty.
outlook-immune = Safe from the penalty.
