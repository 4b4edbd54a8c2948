### The guided first game. Gustav the head waiter speaks: courteous, dry, fond of his house. One thought per tip.
### Figures of the boards come as arguments, those of `web/src/cards/figures.ts`.

web-learn-lead = A whole game against the house, at the real table. Nothing is rehearsed; only the advice is free.
web-learn-hello = Gustav, head waiter. At your service.
web-learn-hello-text = You have inherited a café with a handful of tables and a hotel full of empty rooms. I have seen worse begin. Play as you like; whenever something new comes up, I shall say a word or two, and then hold my tongue.
web-learn-promise-guests = Guests come to the café, order, and move upstairs when they have been served.
web-learn-promise-dice = Dice decide what you may do, and how well.
web-learn-promise-rooms = Rooms must be made ready, in the right colour.
web-learn-promise-court = And the emperor is watching. He usually is.
web-learn-begin = Sit down
web-learn-continue = Go on with my first game
web-learn-rules = The rules in short
web-learn-cards = The card book
# The title of the table of a guided game
web-learn-table = First evening with Gustav

## His panel at the table

web-learn-advice = Gustav's advice
web-learn-open = Ask Gustav
web-learn-close = Send Gustav away for a moment
web-learn-name = Gustav
web-learn-progress = { $n } of { $of }
web-learn-next = Go on
web-learn-understood = Understood
web-learn-all = All his tips
web-learn-watch = Watch the other house for a moment. I shall speak up when it is your turn.
web-learn-score = To the score sheet

## His tips: a title and what he says

web-learn-title-first-guest = The first guest
web-learn-tip-first-guest = Somebody has to be the first. Small orders are served quickly, large ones pay better. Look at the foot of the card: that is what the guest leaves us, points on the left, presents on the right. And compare the order with what your kitchen holds already.
web-learn-title-first-rooms = The first rooms
web-learn-tip-first-rooms = Have { $start_rooms ->
    [1] one room
    [2] two rooms
    [3] three rooms
   *[other] { $start_rooms } rooms
} made ready, starting at the bottom left; each must touch one that is there already. From the bottom up, the floors cost { $floor_prices } krones a room; the view is included. Choose the colour your guest can sleep in: blue for nobility, red for citizens, yellow for artists. Tourists in green take any bed.
web-learn-title-dice = What the dice say
web-learn-tip-dice = Each turn you take one die. Its number says what you do: 1 strudel and cake, 2 wine and coffee, 3 rooms, 4 krones or the emperor, 5 staff, 6 whatever you like. How many dice lie there says how much of it. A crowd on one space is worth more than a lonely favourite.
web-learn-title-queue = The queue at the door
web-learn-tip-queue = Before the die you may ask one guest in, if a table is free. On the right they come for little or nothing; further left you pay for being impatient. Whoever waits slides to the right and becomes cheaper, or is taken by the other house.
web-learn-title-place = Straight to the table
web-learn-tip-place = Fresh from the oven it costs nothing to serve: put what you have just gained on the orders at once. What nobody has ordered goes into the kitchen. And no more cake than strudel, if you please, no more coffee than wine; the kitchen insists.
web-learn-title-serve = From the kitchen
web-learn-tip-serve = For { $serve_price ->
    [1] one krone
   *[other] { $serve_price } krones
} I carry up to { $serve_items ->
    [1] one item
    [2] two items
    [3] three items
    [4] four items
   *[other] { $serve_items } items
} from the kitchen to your guests. A full tray is good housekeeping. One at a time is a fortune by the end of the month.
web-learn-title-prepare = Rooms and their prices
web-learn-tip-prepare = As many rooms as the strength allows, each next to one you have. Higher floors cost more and count more in the end. Some doors carry points for whoever opens them first, and that can only be you.
web-learn-title-check-in = Upstairs, please
web-learn-tip-check-in = A full order, a prepared room of the guest's colour: check in! It costs nothing and uses no die, and you may do it at any time in your turn. The guest leaves points and presents, and the table is free again. Do it before the other house needs the guest you want next.
web-learn-title-groups = Whole groups
web-learn-tip-groups = Rooms of one colour between thick walls belong together. When all of them are occupied, the house celebrates: blue brings points, red brings krones, yellow brings steps at court. The larger the group, the louder the party; the table on the roof knows the figures.
web-learn-title-cafe = No table free
web-learn-tip-cafe = Every table is taken: nobody else comes in until somebody goes up. And a guest who is still sitting here on the last evening costs { $final_cafe_guest ->
    [one] { $final_cafe_guest } point
   *[other] { $final_cafe_guest } points
}. They write letters, you know.
web-learn-title-boost = { $boost_price ->
    [1] A krone for more
   *[other] { $boost_price } krones for more
}
web-learn-tip-boost = Once a turn { $boost_price ->
    [1] one krone makes
   *[other] { $boost_price } krones make
} your die stronger by one. Small money, well spent, when it completes an order. Switch the boost on before you take the die.
web-learn-title-krones = The purse
web-learn-tip-krones = The till is nearly empty. A 4 fills it, so do red groups and many guests. You can hold { $most_krones } at most, and each one left at the end is { $final_krone ->
    [1] a point
   *[other] { $final_krone } points
}: spend them, but do not be afraid of a few.
web-learn-title-six = The obliging six
web-learn-tip-six = A 6 costs { $six_price ->
    [1] one krone
   *[other] { $six_price } krones
} and does any action from 1 to 5. The strength is that of the sixes; how many dice lie on the other space does not matter.
web-learn-title-emperor = His Majesty
# $outlook is a sentence of the server: what the next scoring would bring if it came now.
web-learn-tip-emperor = After rounds { $emperor_rounds } the emperor looks down his track. First you score your space, then everybody slides back, and then he is pleased or he is not. As it stands: { $outlook } The 4 takes you up.
web-learn-title-judged = The emperor has spoken
web-learn-tip-judged = You have seen how it goes: points for the space, back down, then bonus, nothing, or penalty. Each visit has its own way back: { $back_first ->
    [one] { $back_first } space
   *[other] { $back_first } spaces
}, then { $back_second }, then { $back_third }. Two or three steps too few are always dearer than they look.
web-learn-title-staff = Good staff
web-learn-tip-staff = The cards in your hand are people who would like to work for you. A 5 hires one, cheaper by its strength. Hire early those who work every round or always; those who count only at the end can wait until you know that they will pay.
web-learn-title-use = Once each round
web-learn-tip-use = Somebody at work can do something for you once in every round. It is free. I mention it because people forget.
web-learn-title-objectives = Three wishes
web-learn-tip-objectives = Three objectives lie open, and both houses run for them. Whoever is first takes the laurel of { $first_claim }, the second { $second_claim }. You can see how far you are; the other house can see it, too.
web-learn-title-claim = Claim it
web-learn-tip-claim = You fulfil an objective: claim it now. It costs nothing, it is yours even if you lose the means later, and nobody ever got more by waiting.
web-learn-title-pass = To pass
web-learn-tip-pass = If no die pleases you, pass, but only before you have done anything. When the others are through, one die is thrown away and the rest is rolled again. With a bad roll that is no shame. With a good one it is.
web-learn-title-end = The turn is yours until you end it
web-learn-tip-end = The die is taken, but you may still serve, check in, claim, use staff. Look around once. You can also undo your steps, as long as nothing new has come to light. Then end the turn.
web-learn-title-round = A round is over
web-learn-tip-round = That was one of { $rounds } rounds. The turn order moves on by a seat, all dice come back and are rolled, and staff that works once a round is rested. Two dice each per round, and not one more. It is over sooner than one thinks.
web-learn-title-late = The last rounds
web-learn-tip-late = From now on take only guests you can still serve and put to bed. Occupied rooms count { $floor_points } points from the bottom floor up; each krone { $final_krone }, each item in the kitchen { $final_kitchen_item }, an empty chair nothing, a forgotten guest minus { $final_cafe_guest }. And the court may look in once more.
web-learn-title-over = The books are closed
web-learn-tip-over = A fine evening, if I may say so. Come and see how it adds up: the staff that counts at the end, the rooms, the purse, the larder, and those we left sitting.
