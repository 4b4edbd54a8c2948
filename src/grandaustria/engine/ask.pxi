# What people ask of a table, answered by the functions that the rules themselves use.

cdef tuple VERDICTS = vocabulary.VERDICTS
GROUP_BONUS_KINDS = {colour: EFFECT_KINDS[bonus_of_colour(k)] for k, colour in enumerate(cards.COLOURS)}


cdef int seat_of(const Table* t, seat) except -1:
    cdef int number = operator.index(seat)
    if not 0 <= number < t.players:
        raise PositionError(f"there is no seat {seat}")
    return number


cdef Table table_for(const Table* t, int seat):
    """The table as a seat is asked; for one that is not deciding, as at the beginning of its turn.

    The phase stays what it is, so that first guests cost nobody anything as long as they are chosen.
    """
    cdef Table own = t[0]
    if seat != t.actor:
        own.actor = <uint8_t>seat
        own.turn = own.depth = 0
        own.fresh = 0
    return own


cdef Frame NO_FRAME

cdef const Frame* asked_frame(const Table* t) noexcept nogil:
    """The frame on top; an empty one where nothing is pending."""
    return &t.stack[t.depth - 1] if t.depth else &NO_FRAME


# What is being decided

cdef str asked_name(const Table* t):
    cdef const Frame* f = asked_frame(t)
    if not t.depth:
        return PHASES[t.phase]
    return f"die-{f.a}" if f.code == F_DIE else FRAMES[f.code]


cdef tuple food_counts(uint32_t food):
    return tuple([food_count(food, kind) for kind in range(4)])


cdef uint32_t food_held(const Frame* f) noexcept nogil:
    if f.code == F_FOOD:
        return food_of(f)
    return chosen_food(f) if f.code == F_ANY else 0


cdef asked_of(const Table* t):
    cdef const Frame* f = asked_frame(t)
    cdef int amount = 0
    if f.code == F_DIE:
        amount = f.b
    elif f.code in (F_FIRST_ROOMS, F_ANY, F_SERVE, F_GUEST, F_OCCUPY, F_RETURN, F_REMOVE, F_SIX):
        amount = f.a
    return Asked(
        asked_name(t), amount, f.code == F_DIE and rooms_begun(f), f.code == F_PREPARE and f.c != 0,
        food_counts(food_held(f)), f.a + 48 if f.code == F_REWARD else 0, kinds_divided(f))


cdef tuple food_between(const Table* t):
    """Food that was gained and has no place yet, of all that is pending."""
    cdef uint32_t food = 0
    cdef int i
    for i in range(t.depth):
        food += food_held(&t.stack[i])
    return food_counts(food)


cdef list penalty_sides(const Table* t):
    """The sides of the penalty that is being decided about."""
    cdef const Frame* f = asked_frame(t)
    cdef const Penalty* sides
    if f.code != F_PENALTY:
        return []
    sides = penalties_of(t, f.a)
    return [(PENALTY_KINDS[sides[i].kind], sides[i].amount) for i in range(sides_of(t, f.a))]


cdef leopold_part(const Table* t):
    """The part of his card that Leopold comes to next; None between his turns and where it is not played."""
    cdef const Frame* f = asked_frame(t)
    cdef const LeopoldCard* card = &LEOPOLD[f.a]
    if f.code != F_LEOPOLD or f.b > card.guests + card.actions or not leopold_plays(t, card, f.b):
        return None
    if f.b <= card.guests:
        return ("guest" if f.b < card.guests else "die"), 0
    action = f.b - card.guests - 1
    return LEOPOLD_ACTIONS[card.action[action]], card.argument[action]


# Prices and strengths

cdef die_for(const Table* t, int die):
    cdef const Seat* s = &t.seat[t.actor]
    cdef bint there = t.dice[die - 1] != 0
    return Die(
        die, t.dice[die - 1], there * strength_of(t, s, die, False), there * strength_of(t, s, die, True),
        staff_strength(t, s, die), fee_of(t, s, die), boosted_price(t, s, die))


cdef list guest_prices(const Table* t):
    cdef const Seat* s = &t.seat[t.actor]
    cdef int place
    return [guest_price(t, s, place) for place in range(5)]


cdef list room_prices(const Table* t):
    """None where there is a tile, or it cannot be reached."""
    cdef const Seat* s = &t.seat[t.actor]
    cdef const Frame* f = asked_frame(t)
    cdef uint32_t rooms = reached_rooms(s) & rooms_up_to(highest_floor(f))
    cdef int room, discount = room_discount(t, s, f)
    return [price_of(t, s, room, discount) if rooms >> room & 1 else None for room in range(20)]


# Turn order

cdef list turn_order(const Table* t):
    cdef Table begun = t[0]
    cdef int seat, i
    begun.round = max(1, t.round)
    turns = [
        Turn(TURN_NUMBER[t.players][order_of(&begun, seat)][i], seat, i < t.seat[seat].numbers)
        for seat in range(t.players) for i in range(2)
    ]
    return sorted(turns)


# Objectives, groups, staff that scores at the end

cdef claim_for(const Table* t, int seat, int group):
    """Leopold's marker goes from space to space, whatever his hotel is like."""
    cdef const Objective* o = objective_at(t, group)
    cdef bint leopold = t.solo and seat == 1
    cdef int have = t.marker[group] if leopold else counted(&t.seat[seat], o)
    cdef int need = MARKER_SPACES if leopold else o.amount
    cdef bint claimed = has_disc(t, seat, group)
    cdef int space = disc_of(t, seat, group) if claimed else claims(t, group)
    points = OBJECTIVE_POINTS[space] if claimed or space_left(t, group) else 0
    return Claim(104 + 4 * group + t.objective[group], have, need, have >= need, points, claimed)


cdef group_of(const Seat* s, int group):
    cdef const Layout* layout = &LAYOUT[s.layout]
    cdef uint32_t rooms = layout.group[group]
    return Group(
        tuple(numbers_in(rooms, 0)), cards.COLOURS[layout.group_colour[group]], EFFECT_KINDS[bonus_kind(s, group)],
        bonus_amount(s, group), popcount(s.occupied & rooms), bool(s.groups_paid >> group & 1))


cdef dict end_scores(const Table* t, int seat):
    return {card: end_score(t, seat, card) for card in numbers_in(t.seat[seat].played & END_STAFF, 0)}


# The emperor

cdef int known_scoring(const Table* t) noexcept nogil:
    """The group that is scored now or next, -1 if there is none or its tile is not known."""
    cdef int group = next_scoring(t)
    return -1 if group < 0 or t.phase == PH_OVER or not t.tile[group] else group


cdef scoring_of(const Table* t):
    cdef int group = known_scoring(t), space
    if group < 0:
        return None
    spaces = range(LAST_SPACE + 1)
    return Scoring(
        cards.BOARD.emperor_rounds[group], cards.TILES[tile_of(t, group)].id, EMPEROR_BACK[group],
        tuple([VERDICTS[verdict_on(space_after(space, group))] for space in spaces]),
        tuple([EMPEROR_POINTS[space] for space in spaces]))


cdef outlook_of(const Table* t, int seat):
    """None for a seat that the scoring under way has come to."""
    cdef int group = known_scoring(t)
    cdef const Seat* s = &t.seat[seat]
    if group < 0 or (t.phase == PH_EMPEROR and order_of(t, seat) < t.count):
        return None
    after = space_after(s.emperor, group)
    return Outlook(after, EMPEROR_POINTS[s.emperor], VERDICTS[verdict(t, seat, after)])


# What deeds bring, one after the other

cdef dict gained(const Seat* old, const Seat* new):
    cdef int i
    differences = {"krones": new.krones - old.krones, "emperor": new.emperor - old.emperor}
    differences |= {f"points.{POINT_SOURCES[i]}": new.points[i] - old.points[i] for i in range(P_COUNT)}
    return {kind: amount for kind, amount in differences.items() if amount}


cdef dict DEEDS = {"prepare": ROOMS, "occupy": ROOMS, "bonus": 10}

cdef list effects_of(const Table* t, deeds):
    """What each of these brings the actor: prepare ROOM, occupy ROOM, bonus GROUP."""
    cdef Table after = t[0]
    cdef Seat* s = &after.seat[t.actor]
    cdef Seat before
    cdef int discount = room_discount(t, s, asked_frame(t)), price
    result = []
    for deed, place in deeds:
        if not 0 <= place < DEEDS.get(deed, 0):
            raise PositionError(f"'{deed} {place}' is no deed")
        before = s[0]
        if deed == "prepare":
            price = price_of(&after, s, place, discount)
            if not can_pay(s, price):
                raise PositionError(f"'{deed} {place}' costs {price} krones, and there are {s.krones}")
            prepare(&after, s, place, discount)
        elif deed == "occupy":
            occupy(&after, s, place, False)
        else:
            gain_occupancy_bonus(s, place)
        result.append(gained(&before, s))
    return result
