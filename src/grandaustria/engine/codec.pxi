# Positions as JSON, both ways. What makes a position possible is checked in status.py before it is read here.

cdef tuple PHASES = vocabulary.PHASES
cdef tuple FRAMES = vocabulary.FRAMES
cdef tuple POINT_SOURCES = vocabulary.POINT_SOURCES
cdef dict TURN_BITS = {flag: 1 << place for place, flag in enumerate(vocabulary.TURN_FLAGS)}
cdef list OPTION_VALUES = [(option, values, vocabulary.OPTION_PLACES[option]) for option, values in RULE_VALUES.items()]


cdef void apply_setup(Table* t, setup) except *:
    cdef int seat
    t.players = setup.players
    t.staff_variant = STAFF_VARIANTS.index(setup.staff)
    t.solo = 0 if setup.solo is None else LEVELS.index(setup.solo) + 1
    t.readings = setup.readings - 1
    t.options = sum(
        [values.index(getattr(setup.rules, option)) << place.shift for option, values, place in OPTION_VALUES])
    if isinstance(setup.hotels, str):
        t.hotels = vocabulary.HOTEL_SIDES.index(setup.hotels)
        return
    t.hotels = H_NAMED
    for seat in range(t.players):
        t.seat[seat].layout = LAYOUTS.index(setup.hotels[seat])


cdef setup_of(const Table* t):
    if t.hotels == H_NAMED:
        hotels = tuple(LAYOUTS[t.seat[seat].layout] for seat in range(t.players))
    else:
        hotels = vocabulary.HOTEL_SIDES[t.hotels]
    return _setup(t.players, t.options, hotels, t.staff_variant, t.solo, t.readings)


@lru_cache(256)
def _setup(players, options, hotels, staff_variant, solo, readings):
    """Few are in use at a time, and to check one takes as long as to write a whole position."""
    rules = Rules(**{
        option: values[options >> place.shift & (1 << place.width) - 1] for option, values, place in OPTION_VALUES
    })
    level = LEVELS[solo - 1] if solo else None
    return Setup(players, rules, hotels, STAFF_VARIANTS[staff_variant], level, readings + 1)


cdef list numbers_in(uint64_t mask, int offset):
    return [k + offset for k in range(64) if mask >> k & 1]


cdef table_to_json(const Table* t):
    cdef int i, k
    return {
        "format": "grandaustria-position",
        "version": 1,
        "setup": setup_of(t).to_json(),
        "phase": PHASES[t.phase],
        "round": t.round,
        "first": t.first,
        "actor": t.actor,
        "count": t.count,
        "turn": {**{name: bool(t.turn & flag) for name, flag in TURN_BITS.items()}, "extra_turns": t.extra_turns},
        "tiles": tiles_on(t),
        "objectives": objectives_on(t),
        "claims": claims_on(t),
        "dice": dice_on(t),
        "to_roll": t.to_roll,
        "dustbin": t.dustbin,
        "rolls": t.rolls,
        "passed": [bool(t.passed >> i & 1) for i in range(t.players)],
        "queue": queue_on(t),
        "guest_discard": numbers_in(t.guest_discard, 48),
        "guest_deck": popcount(t.guest_deck),
        "reshuffles": t.reshuffles,
        "staff_deck": deck_size(t),
        "staff_under": [
            {"card": t.under[i] & 63, "by": t.under[i] >> 6, "from_hand": bool(t.from_hand >> i & 1)}
            for i in range(t.under_count)
        ],
        "hands_mixed": bool(t.hands_mixed),
        "staff_removed": numbers_in(staff_removed(t), 0),
        "offer": offer_on(t),
        "fresh": numbers_in(t.fresh, 0),
        "draft": [[t.draft[6 * i + k] for k in range(6)] for i in range(t.players)] if t.staff_variant == V_DRAFT else [],
        "leopold": leopold_to_json(t) if t.solo else None,
        "pending": [
            {"frame": FRAMES[t.stack[i].code], "a": t.stack[i].a, "b": t.stack[i].b, "c": t.stack[i].c}
            for i in range(t.depth)
        ],
        "seats": [seat_to_json(&t.seat[i]) for i in range(t.players)],
    }


cdef list tiles_on(const Table* t):
    cdef int i
    return [cards.GROUPS[i] + str(t.tile[i]) if t.tile[i] else None for i in range(3)]


cdef list objectives_on(const Table* t):
    cdef int i
    return [104 + 4 * i + t.objective[i] if t.objective[i] else None for i in range(3)]


cdef list claims_on(const Table* t):
    cdef int i, k
    return [[t.claim[3 * i + k] - 1 for k in range(3) if t.claim[3 * i + k]] for i in range(3)]


cdef list dice_on(const Table* t):
    cdef int i
    return [t.dice[i] for i in range(6)]


cdef list queue_on(const Table* t):
    cdef int i
    return [t.queue[i] + 48 if t.queue[i] else 0 for i in range(5)]


cdef list offer_on(const Table* t):
    return numbers_in(t.offer, 0) + [0] * t.hidden_offer


cdef leopold_to_json(const Table* t):
    cdef int i
    return {
        "deck": [cards.LEOPOLD[i].number for i in range(20) if t.leopold_deck >> i & 1],
        "staff": numbers_in(t.leopold_staff, 0),
        "markers": [t.marker[i] for i in range(3)],
    }


cdef seat_to_json(const Seat* s):
    cdef int i
    return {
        "hotel": LAYOUTS[s.layout],
        "krones": s.krones,
        "emperor": s.emperor,
        "points": points_of(s),
        "kitchen": kitchen_of(s),
        "cafe": [cafe_table_to_json(s, i) for i in range(3)],
        "prepared": numbers_in(s.prepared, 0),
        "occupied": numbers_in(s.occupied, 0),
        "groups_paid": numbers_in(s.groups_paid, 0),
        "hand": hand_of(s),
        "played": numbers_in(s.played, 0),
        "used": used_of(s),
        "known": numbers_in(s.known, 0),
        "numbers": s.numbers,
    }


cdef dict points_of(const Seat* s):
    cdef int i
    return {POINT_SOURCES[i]: s.points[i] for i in range(P_COUNT)}


cdef list kitchen_of(const Seat* s):
    cdef int i
    return [s.kitchen[i] for i in range(4)]


cdef list hand_of(const Seat* s):
    return numbers_in(s.hand, 0) + [0] * s.hidden


cdef list used_of(const Seat* s):
    return numbers_in(s.played & ROUND_STAFF & ~usable(s), 0)


cdef cafe_table_to_json(const Seat* s, int table):
    return {"guest": s.guest[table] + 48, "served": served_of(s, table)} if s.guest[table] else None


cdef list served_of(const Seat* s, int table):
    """What lies on the guest's card."""
    cdef int i
    return [(GUEST[s.guest[table]].need >> 2 * i & 3) - needs(s, table, i) for i in range(4)]


cdef uint64_t staff_elsewhere(const Table* t):
    """Staff cards with a place that this table names, the deck and the game's box aside."""
    cdef uint64_t cards = t.offer | t.leopold_staff
    cdef int i
    for i in range(t.players):
        cards |= t.seat[i].hand | t.seat[i].played
    for i in range(t.under_count):
        if t.under[i] & 63:
            cards |= bit(t.under[i] & 63)
    if t.staff_variant == V_DRAFT and t.phase <= PH_DRAFT:
        for i in range(24):
            if t.draft[i]:
                cards |= bit(t.draft[i])
    return cards


cdef uint64_t staff_removed(const Table* t):
    """Cards out of the game: what has no place."""
    return ALL_STAFF & ~(staff_elsewhere(t) | t.staff_deck)


cdef void table_from_json(Table* t, data) except *:
    cdef int i, k
    data = status_module.checked(data)
    memset(t, 0, sizeof(Table))
    apply_setup(t, Setup.from_json(data["setup"]))
    t.phase = PHASES.index(data["phase"])
    t.round, t.first, t.actor, t.count = data["round"], data["first"], data["actor"], data["count"]
    t.turn = sum(flag for name, flag in TURN_BITS.items() if data["turn"][name])
    t.extra_turns = data["turn"]["extra_turns"]
    t.to_roll, t.dustbin, t.rolls = data["to_roll"], data["dustbin"], data["rolls"]
    t.reshuffles = data["reshuffles"]
    for i in range(3):
        t.tile[i] = int(data["tiles"][i][1]) if data["tiles"][i] else 0
        t.objective[i] = data["objectives"][i] - 104 - 4 * i if data["objectives"][i] else 0
        for k, seat in enumerate(data["claims"][i]):
            t.claim[3 * i + k] = seat + 1
    for i in range(6):
        t.dice[i] = data["dice"][i]
    for i in range(5):
        t.queue[i] = data["queue"][i] - 48 if data["queue"][i] else 0
    t.passed = sum(1 << i for i, passed in enumerate(data["passed"]) if passed)
    t.guest_discard = mask_of(number - 48 for number in data["guest_discard"])
    for i, frame in enumerate(data["pending"]):
        push(t, FRAMES.index(frame["frame"]), frame["a"], frame["b"], frame["c"])
    for i, seat in enumerate(data["seats"]):
        seat_from_json(&t.seat[i], seat)
    staff_from_json(t, data)
    guests_to_deck(t)


cdef void staff_from_json(Table* t, data) except *:
    cdef int i, k
    t.offer, t.fresh = mask_of(data["offer"]), mask_of(data["fresh"])
    t.hands_mixed = data["hands_mixed"]
    for i, entry in enumerate(data["staff_under"]):
        t.under[i] = entry["card"] | entry["by"] << 6
        t.from_hand |= bit(i) if entry["from_hand"] else 0
    t.under_count = len(data["staff_under"])
    for i, pack in enumerate(data["draft"]):
        for k in range(6):
            t.draft[6 * i + k] = pack[k]
    if t.solo:
        t.leopold_staff = mask_of(data["leopold"]["staff"])
        t.leopold_deck = sum(1 << i for i, card in enumerate(cards.LEOPOLD) if card.number in data["leopold"]["deck"])
        for i in range(3):
            t.marker[i] = data["leopold"]["markers"][i]
    t.staff_deck = ALL_STAFF & ~staff_elsewhere(t) & ~mask_of(data["staff_removed"])


cdef void guests_to_deck(Table* t) except *:
    cdef int i, k
    t.guest_deck = ALL_GUESTS & ~t.guest_discard
    for i in range(5):
        t.guest_deck &= ~bit(t.queue[i])
    for i in range(t.players):
        for k in range(3):
            t.guest_deck &= ~bit(t.seat[i].guest[k])


cdef void seat_from_json(Seat* s, data) except *:
    cdef int i, k
    s.layout = LAYOUTS.index(data["hotel"])
    s.krones, s.emperor, s.numbers = data["krones"], data["emperor"], data["numbers"]
    s.prepared, s.occupied = mask_of(data["prepared"]), mask_of(data["occupied"])
    s.groups_paid = mask_of(data["groups_paid"])
    s.hand, s.played, s.known = mask_of(data["hand"]), mask_of(data["played"]), mask_of(data["known"])
    s.used = mask_of([round_index(card) for card in data["used"]])
    for i in range(P_COUNT):
        s.points[i] = data["points"][POINT_SOURCES[i]]
    for i in range(4):
        s.kitchen[i] = data["kitchen"][i]
    for i, table in enumerate(data["cafe"]):
        if table is not None:
            s.guest[i] = table["guest"] - 48
            s.need[i] = GUEST[s.guest[i]].need - sum(n << 2 * k for k, n in enumerate(table["served"]))


cdef score_of(const Table* t, int seat):
    cdef int16_t points[SCORE_SOURCES]
    cdef int i
    write_score(t, seat, points)
    return Score(*[points[i] for i in range(SCORE_SOURCES)])


cdef winners_of(const Table* t):
    """Whoever ranks highest; several share a victory."""
    cdef int seat
    if t.phase != PH_OVER:
        return []
    ranks = [final_rank(t, seat) for seat in range(t.players)]
    return [seat for seat in range(t.players) if ranks[seat] == max(ranks)]
