### What the drawings of the table say: words printed on them, and what they are called for those who listen.

## Counts

# $count dice lie on one space, shown as one die and this number
web-pieces-times = ×{ $count }
web-pieces-food-strudel = { $n ->
    [one] { $n } strudel
   *[other] { $n } strudels
}
web-pieces-food-cake = { $n ->
    [one] { $n } cake
   *[other] { $n } cakes
}
web-pieces-food-wine = { $n ->
    [one] { $n } wine
   *[other] { $n } wines
}
web-pieces-food-coffee = { $n ->
    [one] { $n } coffee
   *[other] { $n } coffees
}
web-pieces-krones = { $n ->
    [one] { $n } krone
   *[other] { $n } krones
}

## Guests

# $colour: blue (nobility), red (citizens), yellow (artists), green (tourists); $points: what the card is worth
web-pieces-guest = { $colour ->
    [blue] Blue guest
    [red] Red guest
    [yellow] Yellow guest
   *[green] Green guest for any room
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $items and $missing are lists such as "2 strudels and 1 wine"; $served: some or none of it has been brought
web-pieces-order = { $served ->
    [some] Ordered: { $items }; still missing: { $missing }.
   *[none] Ordered: { $items }.
}
web-pieces-order-full = Ordered: { $items }; all of it is there.
web-pieces-no-reward = no reward

## Words inside a row of icons; short, they stand on small cards

# "2 points per staff card", with icons for points and staff card
web-pieces-per = per
# a penalty takes all food, with its icon
web-pieces-all = all
web-pieces-no-penalty = no penalty
# the bonus of the emperor
web-pieces-bonus = bonus
# after a number of points: "5 points a floor"
web-pieces-floor = a floor
web-pieces-column = a column
web-pieces-group = a full group
# a staff card that scores like one of another player's
web-pieces-copy = as a rival's card

## Staff: when a card acts

web-pieces-timing-once = At once
web-pieces-timing-round = Each round
web-pieces-timing-always = Always
web-pieces-timing-end = At the end

## The hotel

# the sign above the rooms; shown in capitals
web-pieces-hotel-sign = Hotel { $name }
web-pieces-hotel = Hotel of { $name }
# $column counts from the left, $floor from the ground
web-pieces-room = { $state ->
    [occupied] Floor { $floor }, room { $column }: { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    }, occupied.
    [prepared] Floor { $floor }, room { $column }: { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    }, prepared.
   *[empty] Floor { $floor }, room { $column }: { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    }, not prepared yet.
}
# head of the table on the roof, followed by the sizes 1, 2, 3, 4; at most 14 letters
web-pieces-full-group = Full group of
# what a full group brings; one word of at most 10 letters
web-pieces-bonus-points = points
web-pieces-bonus-krones = krones
web-pieces-bonus-emperor = emperor
# $amounts is a list of four numbers
web-pieces-group-bonus = { $colour ->
    [blue] { $kind ->
        [points] Full blue groups of 1, 2, 3 or 4 rooms bring { $amounts } points.
        [krones] Full blue groups of 1, 2, 3 or 4 rooms bring { $amounts } krones.
       *[emperor] Full blue groups of 1, 2, 3 or 4 rooms bring { $amounts } steps on the emperor track.
    }
    [red] { $kind ->
        [points] Full red groups of 1, 2, 3 or 4 rooms bring { $amounts } points.
        [krones] Full red groups of 1, 2, 3 or 4 rooms bring { $amounts } krones.
       *[emperor] Full red groups of 1, 2, 3 or 4 rooms bring { $amounts } steps on the emperor track.
    }
   *[yellow] { $kind ->
        [points] Full yellow groups of 1, 2, 3 or 4 rooms bring { $amounts } points.
        [krones] Full yellow groups of 1, 2, 3 or 4 rooms bring { $amounts } krones.
       *[emperor] Full yellow groups of 1, 2, 3 or 4 rooms bring { $amounts } steps on the emperor track.
    }
}
# under the price of a floor; at most 5 letters
web-pieces-wing-cost = cost
# under the points of a floor at the end of the game; at most 5 letters
web-pieces-wing-end = end

## The court

web-pieces-rounds = Rounds
web-pieces-round = Round { $round }
web-pieces-tile = Emperor after round { $round }. Bonus: { $bonus } Penalty: { $penalty }
web-pieces-tile-unknown = The emperor comes after round { $round }.
web-pieces-emperor = Emperor track
# before the track; at most 10 letters
web-pieces-emperor-short = Emperor
# above the spaces of the track that mean a penalty; short
web-pieces-emperor-penalty = after round { $round }: penalty
# above the spaces that mean a bonus; $back: spaces everyone goes back; short
web-pieces-emperor-bonus = bonus from { $space } (back { $back })
# $outcome: what the next scoring would bring
web-pieces-emperor-seat = { $outcome ->
    [bonus] { $name } stands on { $space }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and then the bonus.
    [penalty] { $name } stands on { $space }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but then the penalty.
    [nothing] { $name } stands on { $space }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, neither bonus nor penalty.
   *[none] { $name } stands on { $space }.
}

## Objectives

web-pieces-progress = { $have } of { $need }
# For those who do not see the card: its name, and a sentence with what it asks for
web-pieces-objective = { $name }: { $text }
# What an objective asks for, the heading of its card; the ids end with its kind; at most 20 letters
web-pieces-objective-krones = { $amount ->
    [one] { $amount } krone
   *[other] { $amount } krones
}
# at most 20 letters
web-pieces-objective-tiles = { $amount ->
    [one] { $amount } room
   *[other] { $amount } rooms
}
# at most 20 letters
web-pieces-objective-staff = { $amount } staff at work
# at most 20 letters
web-pieces-objective-emperor = Emperor space { $amount }+
# at most 20 letters
web-pieces-objective-floors = { $amount ->
    [one] { $amount } full floor
   *[other] { $amount } full floors
}
# at most 20 letters
web-pieces-objective-groups = { $amount ->
    [one] { $amount } full group
   *[other] { $amount } full groups
}
# at most 20 letters
web-pieces-objective-colours = { $amount ->
    [one] { $amount } full colour
   *[other] { $amount } full colours
}
# at most 20 letters
web-pieces-objective-columns = { $amount ->
    [one] { $amount } full column
   *[other] { $amount } full columns
}
web-pieces-claimed = { $points ->
    [one] { $points } point, claimed by { $name }
   *[other] { $points } points, claimed by { $name }
}
web-pieces-unclaimed = { $points ->
    [one] { $points } point, not claimed yet
   *[other] { $points } points, not claimed yet
}

## Turn order

web-pieces-turn-order = Turn order
web-pieces-turn = { $state ->
    [now] Number { $number }: { $name }, now.
    [used] Number { $number }: { $name }, done.
   *[waiting] Number { $number }: { $name }.
}

## The style page, for those who draw and build

web-pieces-style-lead = Guests are round, staff is square, the court is eight-sided, points wear laurel. Gold is kept for what you may do.
web-pieces-style-palette = Palette
web-pieces-style-colour-bg = linen
web-pieces-style-colour-paper = paper
web-pieces-style-colour-ink = ink
web-pieces-style-colour-chrome = copper green
web-pieces-style-colour-brass = brass
web-pieces-style-colour-gold2 = gilding
web-pieces-style-colour-burg = court
web-pieces-style-colour-blue = blue
web-pieces-style-colour-red = red
web-pieces-style-colour-yellow = yellow
web-pieces-style-colour-green = green
web-pieces-style-belong = Colour, pattern and sign belong together.
web-pieces-style-type = Type
# a line to show the letters; keep the last two words in Cyrillic
web-pieces-style-sample = Grand Austria 0123 Готель Князь
web-pieces-style-families = Philosopher for names, numbers and the one sentence of the turn. Commissioner for all else, never under 11 px.
web-pieces-style-food = Food and its three places: asked for, would arrive, served
web-pieces-style-dice = Dice
web-pieces-style-tokens = Tokens
web-pieces-style-states = States of anything on the table
web-pieces-style-resting = Resting
web-pieces-style-resting-text = hairline frame
web-pieces-style-alive = Alive
web-pieces-style-alive-text = gilded frame, lifted
web-pieces-style-selected = Selected
web-pieces-style-selected-text = filled, ticked
web-pieces-style-preview = Preview
web-pieces-style-preview-text = dashed gold
web-pieces-style-not-now = Not now
web-pieces-style-not-now-text = the reason in words
web-pieces-style-focus = Focus
web-pieces-style-focus-text = a ring with a gap
web-pieces-style-buttons = Buttons
# three sample buttons
web-pieces-style-main = The main step
web-pieces-style-usual = Another step
web-pieces-style-switch = A switch
web-pieces-style-switch-text = what it costs
web-pieces-style-guests = Guests
web-pieces-style-staff = Staff
web-pieces-style-objectives = Objectives
web-pieces-style-rooms = Rooms
web-pieces-style-room-empty = not yet: dashed door
web-pieces-style-room-prepared = prepared: open door with light
web-pieces-style-room-occupied = occupied: somebody is at home
web-pieces-style-turn = Show the next state of this room
web-pieces-style-hotels = Hotels
web-pieces-style-court = The court
web-pieces-style-order = Turn order
web-pieces-style-themes = By day and by night
web-pieces-style-portraits = All guests
web-pieces-style-all-guests = All guest cards
web-pieces-style-all-staff = All staff
web-pieces-style-icons = Icons
