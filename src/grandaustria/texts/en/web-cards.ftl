### The card book: all components, with search and filters. Names and sentences of cards come from the server.

web-cards-title = The card book
web-cards-lead = Everything in the box: every guest, all the staff, the wishes of the court. Search by name, by number, or by what a card does.
web-cards-search = Name, number or effect
web-cards-rules = Edition
web-cards-kinds = Kind of card
web-cards-parts = Which of them
web-cards-kind-all = All
web-cards-kind-guest = Guests
web-cards-kind-staff = Staff
web-cards-kind-objective = Objectives
web-cards-kind-tile = Emperor tiles
web-cards-kind-hotel = Hotels
web-cards-kind-leopold = Leopold's cards
web-cards-part-all = All
# Colours of guests, as the name of a filter and in a heading
web-cards-part-blue = Blue
web-cards-part-red = Red
web-cards-part-yellow = Yellow
web-cards-part-green = Green
# When staff acts, as the name of a filter and in a heading
web-cards-part-once = At once
web-cards-part-round = Each round
web-cards-part-always = Always
web-cards-part-end = At the end
# A heading: $kind is one of the kinds, $part one of the parts above
web-cards-heading = { $kind } · { $part }
web-cards-found = { $n ->
    [one] { $n } of { $all } cards
   *[other] { $n } of { $all } cards
}
web-cards-none = Nothing of that kind in the box
web-cards-none-text = Try fewer words, or search all kinds.
web-cards-clear = Show everything
web-cards-shown = The chosen card
web-cards-choose = Choose a card to see it large.
web-cards-number = Card { $number }
web-cards-before = Previous
web-cards-after = Next

## One card in large

web-cards-colour-blue = Nobility: sleeps only in blue rooms.
web-cards-colour-red = A citizen: sleeps only in red rooms.
web-cards-colour-yellow = An artist: sleeps only in yellow rooms.
web-cards-colour-green = A tourist: glad of any room.
web-cards-order = The order
web-cards-brings = At check-in
web-cards-points = { $points ->
    [0] No points.
    [one] { $points } point.
   *[other] { $points } points.
}
web-cards-cost = { $cost ->
    [0] Costs nothing.
    [one] Costs { $cost } krone.
   *[other] Costs { $cost } krones.
}
web-cards-timing-once = Acts once, when it is hired.
web-cards-timing-round = May be used once in every round, in your own turn.
web-cards-timing-always = Acts by itself from the moment it is hired.
web-cards-timing-end = Counts when the game is over.
web-cards-objective = The first to claim it takes the highest amount, the next one the second, then the third. Each player can claim it once.
web-cards-tile = The emperor looks at this one after round { $round }.
web-cards-bonus = On space { $space } or higher
web-cards-penalty = On space 0
web-cards-hotel-night = Night hotel
web-cards-hotel-day_a = Day hotel A
web-cards-hotel-day_b = Day hotel B
web-cards-hotel-day_c = Day hotel C
web-cards-hotel-day_d = Day hotel D
web-cards-hotel-text-night = By night all hotels are alike. The walls show where a group of rooms ends.
web-cards-hotel-text-day = By day every player runs a different hotel. The walls show where a group of rooms ends.
web-cards-leopold = Leopold, card { $number }
web-cards-leopold-text = In a solo game Leopold turns up one such card in each of his turns, and does what it says from top to bottom.
web-cards-editions = What the editions say

## Good to know about single cards, in our own words

web-cards-note = Good to know
web-cards-note-12 = The points come at once, as the die is taken. A 6 used as another number is still a 6.
web-cards-note-14 = Before or after the whole action of the die, never in the middle of it.
web-cards-note-15 = The strength added by a boost counts twice as well. Only a die of that very number will do, not a 6 used as one.
web-cards-note-22 = Before or after the whole action of the die, never in the middle of it.
web-cards-note-23 = Not only check-ins: rooms that other cards or the emperor fill count, too.
web-cards-note-24 = Everything else about serving stays: { $items ->
    [one] { $items } item
   *[other] { $items } items
} at most, as often as you like.
web-cards-note-26 = You decide each time, before the penalty comes down.
web-cards-note-29 = You count what the copied card counts, but in your own hotel. If several are there, the best one is taken for you. If there is none, it is worth nothing.
web-cards-note-32 = It counts itself.
web-cards-note-35 = As many as you like, or none. If they complete a group, its bonus waits until all of them are turned.
web-cards-note-38 = The guest still has to be checked in; that is a step of its own.
web-cards-note-41 = It counts spaces, not the points printed under them.
web-cards-note-42 = Standing high enough is all it takes, even if the bonus itself is of no use to you.
web-cards-note-49 = The room must touch your hotel as always.
web-cards-note-75 = Only you see these cards. What you do not hire goes under the deck in the order you choose.
web-cards-note-76 = Only you see these cards. What you do not hire goes under the deck in the order you choose.
web-cards-note-87 = The queue is filled up before you choose the next guest. Each of them needs a table.
web-cards-note-97 = After all his other gifts. No die is taken, so whatever acts on taking a die does not, and there is no boost; a 6 still has its price.
web-cards-note-A3 = Only you see these cards. For the penalty you choose which cards you give away.
web-cards-note-B3 = Only you see these cards. For the penalty you choose which cards you give away.
web-cards-note-B4 = The room must touch your hotel as always. Rooms on the same floor: you choose which one is lost.
web-cards-note-C2 = The room must touch your hotel as always. Rooms on the same floor: you choose which one is lost.
web-cards-note-C4 = You choose the card; it leaves the game for good.
