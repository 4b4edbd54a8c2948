# Fills the component constants from the card data, once, at import.

if vocabulary.fingerprint() != BUILT_WITH:
    raise ImportError("the engine was built with another vocabulary (src/grandaustria/vocabulary.py): build it again")


cdef uint64_t mask_of(numbers):
    cdef uint64_t mask = 0
    for number in numbers:
        mask |= bit(number)
    return mask


cdef uint32_t packed_food(counts):
    return sum(n << 6 * kind for kind, n in enumerate(counts))


cdef Effect effect_of(effect):
    cdef Effect e
    memset(&e, 0, sizeof(Effect))
    e.kind = EFFECT_KINDS.index(effect.kind)
    e.amount = effect.amount
    e.discount = effect.discount
    e.floors = effect.floor_limit
    e.food = packed_food(effect.food)
    return e


# Two reward parts need no order if what one does cannot change what the other may do, or what there is to know then.
# Krones matter to what is paid. Food comes first without harm, unless it can complete an order and bring krones then.
cdef dict ORDER_MATTERS = {
    frozenset((one, other)): when for one, others, when in (
        ("emperor", cards.EFFECT_KINDS, NEVER),
        ("krones", ("krones", "food", "any", "draw", "occupy", "guest"), NEVER),
        ("food", ("food", "any"), NEVER), ("any", ("any",), NEVER),
        ("food", ("hire", "prepare"), BY_COMPLETION), ("any", ("hire", "prepare"), BY_COMPLETION),
    ) for other in others
}


cdef int order_matters(parts):
    if len(parts) < 2 or parts[0] == parts[1]:
        return NEVER
    return ORDER_MATTERS.get(frozenset(part.kind for part in parts), ALWAYS)


def _load_guests():
    cdef int g
    for guest in cards.GUESTS:
        g = guest.number - 48
        parts = [part for part in guest.reward if part.kind != "action"]
        GUEST[g].colour = cards.GUEST_COLOURS.index(guest.colour)
        GUEST[g].need = sum(n << 2 * kind for kind, n in enumerate(guest.order))
        GUEST[g].items = sum(guest.order)
        GUEST[g].points = guest.points
        GUEST[g].parts = (1 << len(parts)) - 1
        GUEST[g].gizia = len(parts) < len(guest.reward)
        GUEST[g].order_matters = order_matters(parts)
        for i, part in enumerate(parts):
            GUEST[g].part[i] = effect_of(part)


cdef Choice choice_by(str option):
    cdef Choice choice
    choice.shift = vocabulary.OPTION_PLACES[option].shift
    choice.mask = (1 << vocabulary.OPTION_PLACES[option].width) - 1
    return choice


def _load_options():
    cdef int i
    for i, (option, place) in enumerate(vocabulary.OPTION_PLACES.items()):
        OPTION[i].choice = choice_by(option)
        OPTION[i].first = place.first
    for i, most in enumerate(RULE_VALUES["operator"]):
        MOST_OPERATOR_POINTS[i] = int(most) if most.isdigit() else 32767


cdef Choice choice_of(card):
    """The option that its alternatives are about."""
    cdef Choice none
    none.shift = none.mask = 0
    return choice_by(card.alternatives[0].option) if card.alternatives else none


cdef list ways_of(card):
    """A card under each value of the option it depends on."""
    if not card.alternatives:
        return [card]
    option = card.alternatives[0].option
    return [card.under({option: value}) for value in RULE_VALUES[option]]


def _load_staff():
    global ALL_STAFF, END_STAFF, ROUND_STAFF, STAFF_SPENDS
    ALL_STAFF = mask_of(card.number for card in cards.STAFF)
    END_STAFF = mask_of(card.number for card in cards.STAFF if card.timing == "end")
    ROUND_STAFF = mask_of(card.number for card in cards.STAFF if card.timing == "round")
    once = [effect for card in cards.STAFF if card.timing == "once" for effect in card.effects]
    STAFF_SPENDS = any(part.kind in ("prepare", "hire") and part.discount < cards.FREE for part in once)
    for card in cards.STAFF:
        _load_staff_card(card)
        for trigger in card.triggers:
            _load_trigger(card.number, trigger)


def _load_staff_card(card):
    cdef Staff* s = &STAFF[<int>card.number]
    cdef int way
    s.timing = vocabulary.TIMINGS.index(card.timing)
    if card.effects:
        s.effect = effect_of(card.effects[0])
    s.choice = choice_of(card)
    for way, variant in enumerate(ways_of(card)):
        s.cost[way] = variant.cost
        if variant.scores:
            s.score[way].kind = vocabulary.END_KINDS.index(variant.scores[0].kind)
            s.score[way].amount = variant.scores[0].amount


cdef void add_trigger(Triggers* triggers, int card, trigger):
    """Before those that the event has: what they do together needs no order."""
    global TRIGGERS
    gains = {"krones": E_KRONES, "emperor": E_EMPEROR, "points": E_POINTS}
    TRIGGERS += 1
    TRIGGER[TRIGGERS].card = card
    TRIGGER[TRIGGERS].kind = gains.get(trigger.kind, 0)
    TRIGGER[TRIGGERS].amount = trigger.amount
    TRIGGER[TRIGGERS].next = triggers.first
    triggers.first = TRIGGERS
    triggers.cards |= bit(card)


def _load_trigger(int card, trigger):
    global FREE_SERVE, FREE_GUEST
    cdef int colour = cards.GUEST_COLOURS.index(trigger.colour) if trigger.colour in cards.GUEST_COLOURS else 0
    if trigger.event == "die":
        for die in trigger.dice:
            _load_die_trigger(card, die, trigger)
    elif trigger.event == "service":
        add_trigger(&ON_SERVICE[colour], card, trigger)
    elif trigger.event == "check-in" and trigger.order:
        for items in range(trigger.order, 5):
            add_trigger(&ON_ORDER[<int>items], card, trigger)
    elif trigger.event == "check-in":
        add_trigger(&ON_CHECK_IN[colour], card, trigger)
    elif trigger.event == "occupied":
        add_trigger(&ON_OCCUPIED, card, trigger)
    elif trigger.event == "bonus":
        add_trigger(&ON_BONUS, card, trigger)
    elif trigger.event == "penalty":
        add_trigger(&PAY_PENALTY, card, trigger)
    elif trigger.colour == "serve":
        FREE_SERVE |= bit(card)
    elif trigger.colour == "guest":
        FREE_GUEST |= bit(card)
    else:
        FREE_ROOM[colour] |= bit(card)


def _load_die_trigger(int card, int die, trigger):
    global NO_FEE
    if trigger.kind == "strength":
        add_trigger(&STRENGTH[die], card, trigger)
    elif trigger.kind == "prepare":
        add_trigger(&ALSO_PREPARE[die], card, trigger)
    elif trigger.kind == "hire":
        add_trigger(&ALSO_HIRE[die], card, trigger)
    elif trigger.kind == "both":
        BOTH[die] |= bit(card)
    elif trigger.kind == "no_fee":
        NO_FEE |= bit(card)
    else:
        add_trigger(&ON_DIE[die], card, trigger)


def _load_tiles():
    cdef int i, way, k
    for i, tile in enumerate(cards.TILES):
        TILE[i].bonus = effect_of(tile.bonus)
        TILE[i].choice = choice_of(tile)
        for way, variant in enumerate(ways_of(tile)):
            TILE[i].sides[way] = len(variant.penalty)
            for k, part in enumerate(variant.penalty):
                TILE[i].penalty[way][k].kind = PENALTY_KINDS.index(part.kind)
                TILE[i].penalty[way][k].amount = part.amount
    for i, objective in enumerate(cards.OBJECTIVES):
        OBJECTIVE[i].kind = vocabulary.CONDITION_KINDS.index(objective.kind)
        OBJECTIVE[i].amount = objective.amount or sum(objective.rooms)
        for colour in range(3):
            OBJECTIVE[i].rooms[colour] = objective.rooms[colour]


def _load_hotels():
    global ALL_ROOMS
    cdef int i, floor, room
    ALL_ROOMS = (1 << 20) - 1
    for floor in range(4):
        FLOOR[floor] = 31 << 5 * floor
        FLOOR_PRICE[floor] = cards.HOTELS.price[floor]
        FLOOR_POINTS[floor] = cards.HOTELS.final_points[floor]
    for i in range(5):
        COLUMN[i] = 0x8421 << i
    for room in range(20):
        PRINTED[room] = cards.HOTELS.printed_points[room]
    for colour in range(3):
        for size, bonus in enumerate(cards.HOTELS.group_bonus[cards.COLOURS[colour]], 1):
            GROUP_BONUS[colour][size] = bonus
    for i, name in enumerate(LAYOUTS):
        _load_layout(i, cards.HOTELS.layouts[name])


def _load_layout(int i, layout):
    cdef int colour, k
    LAYOUT[i].rooms[COLOUR_GREEN] = ALL_ROOMS
    for colour in range(3):
        LAYOUT[i].rooms[colour] = mask_of(r for r in range(20) if layout[r] == cards.COLOURS[colour])
    for k, group in enumerate(cards.room_groups(layout)):
        LAYOUT[i].group[k] = mask_of(group)
        LAYOUT[i].group_colour[k] = cards.COLOURS.index(layout[min(group)])
        LAYOUT[i].group_size[k] = len(group)
        for room in group:
            LAYOUT[i].group_of[<int>room] = k


def _load_board():
    global BONUS_FROM, LAST_SPACE, BEYOND, MOST_KRONES, ROUNDS, START_KRONES, START_ROOMS, START_HAND, ALL_GUESTS
    global BOOST_PRICE, SIX_PRICE, SERVE_PRICE, SERVE_ITEMS, OFFER_CARDS, KRONE_POINTS, ITEM_POINTS, GUEST_LEFT
    cdef int i, players
    board = cards.BOARD
    ALL_GUESTS = mask_of(guest.number - 48 for guest in cards.GUESTS)
    BONUS_FROM, LAST_SPACE, BEYOND = board.bonus_from, len(board.emperor_points) - 1, board.emperor_beyond
    MOST_KRONES, ROUNDS = board.krones_maximum, board.rounds
    START_KRONES, START_ROOMS, START_HAND = board.start_krones, board.start_rooms, board.start_hand
    BOOST_PRICE, SIX_PRICE, OFFER_CARDS = board.boost_price, board.six_price, board.offer
    SERVE_PRICE, SERVE_ITEMS = board.serve_price, board.serve_items
    KRONE_POINTS, ITEM_POINTS = board.final_krone, board.final_kitchen_item
    GUEST_LEFT = board.final_cafe_guest
    for i in range(14):
        EMPEROR_POINTS[i] = board.emperor_points[i]
    for i in range(3):
        EMPEROR_BACK[i] = board.emperor_back[i]
        EMPEROR_ROUND[<int>board.emperor_rounds[i]] = i + 1
        OBJECTIVE_POINTS[i] = board.objective_points[i]
    for i in range(5):
        QUEUE_PRICE[i] = board.guest_price[i]
    for i in range(4):
        START_KITCHEN[i] = board.start_kitchen[i]
        STARTING_SET[i] = mask_of(board.starting_sets[("A", "B", "C", "D")[i]])
    for players in range(2, 5):
        DICE[players] = board.dice[players]
        for i in range(players):
            TURN_NUMBER[players][i][0], TURN_NUMBER[players][i][1] = board.turn_order[players][i]


def _load_leopold():
    global SOLO_STAFF, SOLO_DRAW, SOLO_KEEP
    cdef int i
    cdef LeopoldCard* card
    SOLO_STAFF, SOLO_DRAW, SOLO_KEEP = cards.SOLO.staff, cards.SOLO.draw, cards.SOLO.keep
    for i, data in enumerate(cards.LEOPOLD):
        card = &LEOPOLD[i]
        card.guests, card.actions = len(data.guests), len(data.actions)
        card.right_hand = data.hand == "right"
        card.faces = mask_of(face - 1 for face in data.die)
        for k, (colour, level) in enumerate(data.guests):
            card.guest[<int>k] = 4 if colour == "any" else cards.GUEST_COLOURS.index(colour)
            card.guest_level[<int>k] = level
        for k, (kind, argument, level) in enumerate(data.actions):
            card.action[<int>k] = LEOPOLD_ACTIONS.index(kind)
            card.argument[<int>k] = (*cards.GROUPS, "any").index(argument) if isinstance(argument, str) else argument
            card.action_level[<int>k] = level


_load_options()
_load_guests()
_load_staff()
_load_tiles()
_load_hotels()
_load_board()
_load_leopold()
