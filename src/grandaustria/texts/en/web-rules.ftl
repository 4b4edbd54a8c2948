### The rules in short, in our own words. Figures of the boards come as arguments, those of `web/src/cards/figures.ts`.

web-rules-title = The rules in short
web-rules-lead = Two pages to read before the first evening. At the table you cannot do anything against the rules, and every refusal is explained.
web-rules-contents = Contents
web-rules-learn = Learn by playing
web-rules-cards = The card book
web-rules-die = Die { $face }

web-rules-aim = What it is about
web-rules-aim-text = Vienna at the turn of the century. You run a café and the hotel above it. Guests sit down in your café and order strudel, cake, wine and coffee; served to the last item, they take a room upstairs and leave points and presents. Everything you do is done with dice that all players share.
web-rules-aim-points = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} the house with most points wins. Points come from guests, full groups of blue rooms, objectives, the emperor's favour, staff, occupied rooms, and from krones and food that are left.

web-rules-setup = Beginning
web-rules-setup-text = Everybody has { $start_krones ->
    [one] { $start_krones } krone
   *[other] { $start_krones } krones
}, { $start_hand ->
    [one] { $start_hand } staff card
   *[other] { $start_hand } staff cards
} in hand, and in the kitchen { $start_kitchen }. Three emperor tiles and three objectives are drawn for all. Five guests form the queue; from the last player backwards everybody takes one of them for free.
web-rules-setup-rooms = Then everybody prepares { $start_rooms ->
    [one] { $start_rooms } room
   *[other] { $start_rooms } rooms
}, the first at the bottom left, each of the others beside one already there, at the price of its floor.
web-rules-setup-variants = By night all hotels are alike, by day each is different. Staff is dealt, drafted, or comes in introductory sets, which are best for a first game.
web-rules-hotel-label = A hotel of twenty rooms on four floors: four rooms occupied, four prepared, the others empty.
web-rules-hotel-caption = An open door is a prepared room, a deep colour with a sign an occupied one. Thick walls surround a group.

web-rules-round = A round
web-rules-round-text = The game has { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. At the start of each all dice are rolled ({ $dice_two } for two players, { $dice_three } for three, { $dice_four } for four) and laid out by number. Everybody has two turns per round. The order goes up and comes back down: the last player has two turns in a row, the first player has the first turn and the last.
web-rules-round-pass = Instead of a turn you may pass. When all others have passed or are done, one die goes out of the round, the rest is rolled again, and those who passed are back in.

web-rules-turn = A turn
web-rules-turn-guest = First you may take one guest from the queue into your café, if one of your { $tables } tables is free. The further to the right, the longer he has waited and the less he costs.
web-rules-turn-prices = What a guest costs, from the left of the queue to the right.
web-rules-turn-die = Then you take one die and do what its number says. The strength is the number of dice on that space, counted before you take yours.
web-rules-die-1-name = Strudel and cake.
web-rules-die-1 = As many items as the strength, but never more cake than strudel.
web-rules-die-2-name = Wine and coffee.
web-rules-die-2 = As many items as the strength, but never more coffee than wine.
web-rules-die-3-name = Rooms.
web-rules-die-3 = Prepare up to as many rooms as the strength, each beside a tile of your hotel, each at the price of its floor: from the bottom up { $floor_prices } krones.
web-rules-die-4-name = Krones and court.
web-rules-die-4 = As many steps as the strength, shared as you like between your purse and the emperor track.
web-rules-die-5-name = Staff.
web-rules-die-5 = Hire one card from your hand; it is cheaper by the strength.
web-rules-die-6-name = Whatever you like.
web-rules-die-6 = Pay { $six_price ->
    [1] a krone
   *[other] { $six_price } krones
} and do any of the actions 1 to 5 with the strength of the sixes.
web-rules-turn-boost = Once per turn { $boost_price ->
    [1] a krone adds
   *[other] { $boost_price } krones add
} one to the strength of your die. You say so before you take it. Nobody ever holds more than { $most_krones ->
    [one] { $most_krones } krone
   *[other] { $most_krones } krones
}; what would go beyond is lost.

web-rules-free = At any time in your turn
web-rules-free-text = As often as you like, before and after guest and die, but never inside another action:
web-rules-free-serve-name = Serve.
web-rules-free-serve = Pay { $serve_price ->
    [1] a krone
   *[other] { $serve_price } krones
} and carry up to { $serve_items ->
    [one] { $serve_items } item
   *[other] { $serve_items } items
} from the kitchen to your guests.
web-rules-free-checkin-name = Check in.
web-rules-free-checkin = A guest whose order is complete moves into a prepared room of his colour.
web-rules-free-claim-name = Claim.
web-rules-free-claim = Take the highest free amount of an objective that you fulfil at this moment.
web-rules-free-use-name = Use staff.
web-rules-free-use = Each card that works once per round, once per round.
web-rules-food = Food you gain may go straight to orders that ask for it, free of charge. The rest goes into the kitchen. What lies on a guest's order stays there.

web-rules-checkin = Check-in and full groups
web-rules-checkin-text = Blue guests sleep in blue rooms, red in red, yellow in yellow; green guests sleep anywhere. The room is turned to occupied, the guest leaves the café, and his table is free again.
web-rules-checkin-reward = You score his points and receive his presents, each if you want it, in the order you like.
web-rules-groups = When the last room of a group is occupied, by whatever means, the group pays once:
web-rules-groups-caption = What a full group pays, by its colour and size
web-rules-groups-size = Rooms in the group
web-rules-group-blue = Points
web-rules-group-red = Krones
web-rules-group-yellow = Emperor steps

web-rules-emperor = The emperor
web-rules-emperor-text = After rounds { $emperor_rounds } the emperor takes stock. Everybody scores the points of their space on his track and then moves back.
web-rules-emperor-back = It is { $back_first ->
    [one] { $back_first } space
   *[other] { $back_first } spaces
} the first time, then { $back_second }, then { $back_third }, but never below 0. Whoever then stands on space { $bonus_from } or higher receives the bonus of the tile; on 0 the penalty strikes; in between nothing happens.
web-rules-emperor-steps = Each step beyond the end of the track is { $emperor_beyond ->
    [1] a point
   *[other] { $emperor_beyond } points
} at once.

web-rules-end = The end
web-rules-end-text = After the last round, and the emperor's last visit, these are added:
web-rules-final-staff = what staff that counts at the end brings;
web-rules-final-rooms = { $floor_points } points for an occupied room, from the bottom floor up;
web-rules-final-krones = { $final_krone ->
    [one] { $final_krone } point
   *[other] { $final_krone } points
} for each krone;
web-rules-final-kitchen = { $final_kitchen_item ->
    [one] { $final_kitchen_item } point
   *[other] { $final_kitchen_item } points
} for each item left in the kitchen;
web-rules-final-cafe = minus { $final_cafe_guest ->
    [one] { $final_cafe_guest } point
   *[other] { $final_cafe_guest } points
} for each guest still sitting in the café.
web-rules-end-tie = A tie goes to whoever has more from krones and kitchen. If that is level, too, the victory is shared.
web-rules-objectives = What an objective is worth for the first, second and third player to claim it.

web-rules-solo = Alone against Leopold
web-rules-solo-text = Leopold, who runs the rival house, plays by twenty cards of his own. In each of his turns he turns up one of them: he fetches guests straight into his rooms, takes away a die, climbs at court, turns up staff and works on the objectives. He needs neither money nor food, and he never passes. You beat him with more points; a tie is his.

web-rules-editions = What the editions do differently
web-rules-editions-text = The game has been printed several times, and the rulebooks do not agree on everything. Here you choose one of them for each table, or mix them point by point.
