### The table screen: what lies there, the turn bar, the lobby of an open table.
### $name, $guest, $player: names as the reader sees them. $points, $krones, $count and the like are numbers.

web-table-laying = The table is being laid…
web-table-rail = Turn order, rivals and news
web-table-turn = Turn
web-table-tray = What has to be decided
web-table-log = Log

## What a thing is and what pressing it does; read aloud. $name is a sentence or a name, $text a whole sentence.

web-table-label = { $name } { $text }
# The same with a name that is no sentence: "End turn. You end your turn."
web-table-label-named = { $name }. { $text }
web-table-label-final = { $text } This cannot be taken back.
# { $colour } is one of web-table-colour-…; $order is a list such as "2 strudels, 1 coffee"; $reward holds whole sentences.
web-table-guest = { $name }, { $colour }. Order: { $order }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $reward }
web-table-guest-price = { $price ->
    [0] { $name }, { $colour }, for free.
    [one] { $name }, { $colour }, for { $price } krone.
   *[other] { $name }, { $colour }, for { $price } krones.
} Order: { $order }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $reward }
web-table-reward-none = No reward.
# A guest in the café who still waits for $missing, a list of items.
web-table-seated = { $name }, { $colour }, still waits for { $missing }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $reward }
web-table-seated-full = { $name }, { $colour }, has everything ordered. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} { $reward }
# A staff card; $timing is one of web-table-timing-…, $text says what it does.
web-table-staff = { $cost ->
    [0] { $name }, costs nothing, { $timing }: { $text }
    [one] { $name }, costs { $cost } krone, { $timing }: { $text }
   *[other] { $name }, costs { $cost } krones, { $timing }: { $text }
}
# A room; $state says how it is, $occupied of $size rooms of its group are occupied.
web-table-room = Floor { $floor }, room { $column }, { $colour }, { $state ->
    [occupied] occupied
    [prepared] prepared
   *[empty] not prepared
}.
web-table-die = { $dice ->
    [one] Space { $face }, { $action }: { $dice } die, strength { $strength }.
   *[other] Space { $face }, { $action }: { $dice } dice, strength { $strength }.
}
web-table-die-none = Space { $face }, { $action }: no die.
web-table-objective = Objective { $group }, { $name }: { $text } { $claimed ->
    [yes] You have claimed it.
   *[no] You have { $have } of { $need }.
}
# $items is a list such as "2 strudels", or web-table-count-none.
web-table-kitchen-item = { $food } in the kitchen: { $items }.
# $guests: "Major or Prince"; $price: "1 krone"
web-table-kitchen-guests = Choose it, then the guest: { $guests }, { $price }.
web-table-gained = Just gained: { $items }.
web-table-gained-kitchen = Nobody in your café waits for it: it goes to the kitchen.
web-table-rival = { $name }: { $figures } Show the hotel.

web-table-colour-blue = blue
web-table-colour-red = red
web-table-colour-yellow = yellow
web-table-colour-green = green, for any room
web-table-timing-once = at once
web-table-timing-round = each round
web-table-timing-always = always
web-table-timing-end = at the end
web-table-food-strudel = Strudel
web-table-food-cake = Cake
web-table-food-wine = Wine
web-table-food-coffee = Coffee
web-table-count-strudel = { $count ->
    [one] { $count } strudel
   *[other] { $count } strudels
}
web-table-count-cake = { $count ->
    [one] { $count } cake
   *[other] { $count } cakes
}
web-table-count-wine = { $count ->
    [one] { $count } wine
   *[other] { $count } wines
}
web-table-count-coffee = { $count ->
    [one] { $count } coffee
   *[other] { $count } coffees
}
web-table-count-none = nothing
web-table-price = { $krones ->
    [one] { $krones } krone
   *[other] { $krones } krones
}
web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-table-krones = Krones
web-table-steps = Emperor
web-table-hand-cards = Cards in hand
web-table-times = ×{ $count }

## Headings of the parts of the table

web-table-queue = Guest queue
web-table-queue-taken = one taken this turn
web-table-dice = Action spaces
web-table-cafe = Café
web-table-kitchen = Kitchen
web-table-hand = Staff in hand
# Stands small after the heading: when these cards can be played
web-table-hand-when = · playable with a 5 or 6
web-table-hand-empty = No card in hand. Guests and the emperor bring new ones.
web-table-hand-hidden = { $count ->
    [one] { $count } card that only its owner sees
   *[other] { $count } cards that only their owner sees
}
web-table-work = Staff at work
web-table-work-empty = Nobody works here yet. Hire with a 5.
web-table-work-none = Nobody works here yet.
web-table-hotel = Your hotel
web-table-objectives = Objectives
web-table-emperor = The emperor
web-table-rounds = Rounds
web-table-order = Turn order
web-table-rivals = The other hotels

## The six action spaces, short

web-table-space-1 = Strudel, cake
web-table-space-2 = Wine, coffee
web-table-space-3 = Rooms
web-table-space-4 = Krones, steps
web-table-space-5 = Staff
web-table-space-6 = Any action
web-table-no-die = no die here

## Café and kitchen

web-table-table-free = Free table
web-table-free = free
web-table-check-in = Check in
web-table-will-be-full = will be full
web-table-full = full
web-table-to-guest = to { $guest }
web-table-to-kitchen = to the kitchen
web-table-choose-room = Choose the room { $guest } moves into.
web-table-choose-guest = Choose the guest who gets it.
web-table-kitchen-choose = Choose the food you gain.
web-table-serve = Serve up to { $count ->
    [one] { $count } item
   *[other] { $count } items
}: choose one, or a place on an order.
web-table-serve-none = Nothing in the kitchen matches an open order now.
web-table-serve-more = { $count ->
    [one] One more item may be served.
   *[other] Up to { $count } more items may be served.
}

## Staff

web-table-use = Use
web-table-dismiss = Dismiss
web-table-used = Used this round
# What an end-of-game card would bring now; stands beside a laurel
web-table-now = { $points } now
web-table-claim = Claim { $points }

## The strip under the dice

web-table-strip-idle = Point at anything framed in gold to see what it would do.
web-table-strip-tap = Tap anything framed in gold to see what it would do; tap it again to do it.
web-table-final = cannot be taken back
web-table-take-it = Take it

## The turn bar

web-table-head-turn = { $name } · your turn, number { $number }
web-table-head-choice = { $name } · your choice
web-table-head-other = { $name } is playing
web-table-head-watching = You are watching · { $name } is playing
web-table-head-over = The game is over
web-table-steps-title = Steps of the turn
web-table-step-guest = Guest
web-table-step-die = Die
web-table-step-end = End
web-table-step-done = done:
web-table-boost = Boost +1
web-table-boost-price = { $price ->
    [one] for { $price } krone
   *[other] for { $price } krones
}
web-table-boost-about = Boost: pay { $price ->
    [one] { $price } krone
   *[other] { $price } krones
}, and the die you take is stronger by 1.
web-table-undo = Undo
web-table-redo = Redo
web-table-pass = Pass
web-table-pass-begun = turn has begun
web-table-end = End turn
web-table-end-die = take a die first
web-table-end-anyway = End anyway
web-table-confirm = Confirm
web-table-watching = Watching
web-table-to-score = To the score sheet
# $left: whole sentences of what could still be done, such as "Claim the objective 12 rooms."
web-table-reminder = Still possible: { $left }

## What the undo button would take back; short

web-table-undo-takes-die = Undo the die
web-table-undo-takes-die-for-nothing = Undo the die
web-table-undo-copies-action = Undo the action
web-table-undo-extra-action = Undo the action
web-table-undo-splits = Undo dividing
web-table-undo-chooses-food = Undo the food
web-table-undo-places-food = Undo placing
web-table-undo-stores-food = Undo storing
web-table-undo-serves = Undo serving
web-table-undo-completes-order = Undo the order
web-table-undo-checks-in = Undo check-in
web-table-undo-reward = Undo the reward
web-table-undo-occupancy-bonus = Undo the bonus
web-table-undo-prepares-room = Undo the room
web-table-undo-occupies-room = Undo the room
web-table-undo-hires = Undo hiring
web-table-undo-uses-staff = Undo the staff
web-table-undo-claims = Undo claiming
web-table-undo-declines = Undo declining
web-table-undo-staff-under = Undo the card
web-table-undo-draft-keeps = Undo the card
web-table-undo-penalty-paid-off = Undo paying
web-table-undo-loses = Undo the loss
web-table-undo-room-removed = Undo the loss
web-table-undo-dismisses = Undo the loss

## The large button while something may be finished or declined; short

web-table-done = Decline
web-table-done-pick = Hire none
web-table-done-food = Rest to the kitchen
web-table-done-prepare = No room
web-table-done-first_rooms = Enough rooms
web-table-done-hire = Hire nobody
web-table-done-occupy = Leave the rooms
web-table-done-guest = No guest
web-table-done-gizia = No extra action
web-table-done-die-3 = Enough rooms
web-table-done-die-5 = Hire nobody
web-table-done-serve = Enough served

## The emperor

# What the coming scoring would do: $points for the space one stands on, then back to $space; $text is a whole sentence.
web-table-emperor-outlook = { $points ->
    [one] If round { $round } ended now: { $points } point, then back to space { $space }. { $text }
   *[other] If round { $round } ended now: { $points } points, then back to space { $space }. { $text }
}

## Rivals

# What the coming scoring would do to another player; $tile is the name of the tile
web-table-rival-outcome = { $outcome ->
    [bonus] The bonus of the tile { $tile } would follow.
    [penalty] The penalty of the tile { $tile } would follow.
   *[nothing] Neither bonus nor penalty.
}
web-table-passed = has passed
# Stands after a number: staff cards that were played
web-table-played = played
# Leopold's marker on an objective counts down from III to I
web-table-marker = { $marker ->
    [0] Leopold's marker on objective { $group } has not moved yet.
    [one] Leopold's marker on objective { $group } has moved { $marker } space.
   *[other] Leopold's marker on objective { $group } has moved { $marker } spaces.
}
# Several computers of one level at a table: "Waiter 2"
web-table-bot-number = { $name } { $number }

## On a phone

# Round 0 is the set-up
web-table-round-of = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
web-table-tabs = Parts of the table
web-table-tab-hotel = Hotel
web-table-tab-guests = Guests
web-table-tab-staff = Staff
web-table-tab-court = Court
web-table-tab-rivals = Rivals
web-table-tab-alive = something can be done here
web-table-tab-news = something has happened here

## An open table

web-table-lobby-wait = There is still a free seat. Send the link to a friend, or let a computer play.
web-table-lobby-ready = Everybody is here.
web-table-seats = Seats
web-table-you = you
web-table-host = host
web-table-a-computer = computer
web-table-sit = Sit down
web-table-bot-away = Send away
web-table-remove = Remove
web-table-remove-whom = Remove { $name }
web-table-remove-sure = Remove { $name } from the table?
web-table-remove-what = The seat becomes free, and { $name } cannot come back by the old link. The table gets a new link: whoever is invited and not here yet needs it.
web-table-remove-no = Let them stay
web-table-close = Close
web-table-close-seat = Close seat { $number }
web-table-reopen = Reopen
web-table-reopen-seat = Reopen seat { $number }
web-table-removed = You no longer sit at this table: the host has removed you.
web-table-gone = You cannot see this table any more
web-table-gone-text = The host has removed you, its link has changed, or there is no such table any more.
web-table-start = Begin
web-table-start-fill = Begin, computers take the free seats
web-table-leave = Get up
web-table-wait-host = { $name } will begin the game.
web-table-invite = Invite a friend

## A game that does not go on

web-table-stopped-closed = This table was closed
web-table-stopped-closed-text = It was closed before its game began, so there is nothing to look at.
web-table-stopped-ended = This game was ended
web-table-stopped-ended-text = The players have ended it without a result. What was played can still be looked at.
web-table-stopped-frozen = This game is frozen
web-table-stopped-frozen-text = It was begun under rules this version no longer plays in the same way. It can be read and exported, but not played on.
web-table-to-replay = Look at the replay
web-table-export = Export the game
