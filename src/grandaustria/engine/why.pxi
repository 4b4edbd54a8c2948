# Why an action is not possible, asked of the predicates that make it legal: what weighs most comes first.
#
# A legal action is one that every predicate here allows; each of them is a function that the rules list actions with.

cdef bint holds(uint64_t mask, int n) noexcept nogil:
    return mask >> n & 1


cdef something_else(Board at):
    """Another thing is asked."""
    return because(f"error-open-{asked_name(&at.t)}")


# A turn

def _end(Board at not None, int k):
    if not may_end(&at.t):
        return because("error-end-without-action" if is_extra_turn(&at.t) else "error-end-without-die")


def _pass(Board at not None, int k):
    if not may_pass(&at.t):
        return because("error-pass-extra" if is_extra_turn(&at.t) else "error-pass-begun")


def _die(Board at not None, int k):
    if not may_take_die(&at.t):
        return because("error-action-done" if is_extra_turn(&at.t) else "error-die-taken")
    if not at.t.dice[k]:
        return because("error-no-die", die=k + 1)


def _boosted_die(Board at not None, int k):
    return _die(at, k) or _boost(at, k)


cdef _boost(Board at, int k):
    cdef Seat* s = &at.t.seat[at.t.actor]
    price = boosted_price(&at.t, s, k + 1)
    if not can_pay(s, BOOST_PRICE):
        return because("error-boost-price", price=BOOST_PRICE, krones=s.krones)
    if not can_pay(s, price):
        return because("error-boosted-six", price=price, krones=s.krones)


def _guest(Board at not None, int k):
    if not may_take_guest(&at.t):
        return because("error-guest-taken" if may_take_die(&at.t) else "error-guest-after-die")
    return _given_guest(at, k)


def _given_guest(Board at not None, int k):
    cdef Seat* s = &at.t.seat[at.t.actor]
    if free_table(s) < 0:
        return because("error-no-free-table")
    if not at.t.queue[k]:
        return because("error-no-guest", place=k + 1)
    price = guest_price(&at.t, s, k)
    if not can_pay(s, price):
        return because("error-guest-price", price=price, krones=s.krones)


def _claim(Board at not None, int k):
    number = 104 + 4 * k + at.t.objective[k]
    if has_disc(&at.t, at.t.actor, k):
        return because("error-objective-claimed", objective=number)
    if not space_left(&at.t, k):
        return because("error-objective-full", objective=number)
    if not condition_holds(&at.t.seat[at.t.actor], objective_at(&at.t, k)):
        return because("error-objective-unmet", objective=number)


def _use(Board at not None, int k):
    cdef Seat* s = &at.t.seat[at.t.actor]
    if not holds(s.played, k + 1):
        return because("error-staff-not-played", staff=k + 1)
    if not holds(ROUND_STAFF, k + 1):
        return because("error-staff-not-round", staff=k + 1)
    if not holds(usable(s), k + 1):
        return because("error-staff-used", staff=k + 1)


# The cafe

def _complete(Board at not None, int table):
    cdef Seat* s = &at.t.seat[at.t.actor]
    if not s.guest[table]:
        return because("error-table-empty", table=table + 1)
    if not holds(incomplete_orders(s), table):
        return because("error-order-complete", guest=s.guest[table] + 48)


def _wanted(Board at not None, int k):
    """One item of a food for the guest at a table."""
    cdef Seat* s = &at.t.seat[at.t.actor]
    food, table = divmod(k, TABLES)
    if not holds(wanted(s, food), table):
        return _complete(at, table) or because("error-not-ordered", guest=s.guest[table] + 48, food=cards.FOODS[food])


def _serve_more(Board at not None, int k):
    return _wanted(at, k) or _there(kitchen_food(&at.t.seat[at.t.actor]), k // TABLES, "error-no-food")


def _place(Board at not None, int k):
    return _wanted(at, k) or _there(food_of(asked_frame(&at.t)), k // TABLES, "error-food-not-gained")


cdef _there(uint32_t food, int kind, str message_id):
    if not food_count(food, kind):
        return because(message_id, food=cards.FOODS[kind])


def _serve(Board at not None, int k):
    return _serve_more(at, k) or _service(at)


cdef _service(Board at):
    cdef Seat* s = &at.t.seat[at.t.actor]
    price = serve_price(&at.t, s)
    if not can_pay(s, price):
        return because("error-serve-price", price=price, krones=s.krones)


def _check_in(Board at not None, int k):
    cdef Seat* s = &at.t.seat[at.t.actor]
    cdef int kind, table = k // ROOMS, room = k % ROOMS
    cdef int guest = s.guest[table]
    colour = cards.GUEST_COLOURS[GUEST[guest].colour]
    if not guest:
        return because("error-table-empty", table=table + 1)
    if not order_complete(s, table):
        missing = tuple([needs(s, table, kind) for kind in range(4)])
        return because("error-order-incomplete", guest=guest + 48, missing=missing)
    if not rooms_for(s, table):
        return because("error-no-room" if colour == "green" else "error-no-room-of-colour", colour=colour)
    if not holds(suitable_rooms(s, guest), room):
        return because("error-room-colour", room=room, colour=colour)
    return _occupy(at, room)


# Rooms

def _occupy(Board at not None, int room):
    cdef Seat* s = &at.t.seat[at.t.actor]
    if not holds(s.prepared, room):
        return because("error-room-occupied" if holds(s.occupied, room) else "error-room-not-prepared", room=room)


def _prepare(Board at not None, int room):
    cdef Seat* s = &at.t.seat[at.t.actor]
    cdef const Frame* f = asked_frame(&at.t)
    if not holds(reached_rooms(s), room):
        return _unreached(s, room)
    if not holds(rooms_up_to(highest_floor(f)), room):
        return because("error-floor-limit", floor=highest_floor(f))
    discount = room_discount(&at.t, s, f)
    if not holds(payable_rooms(&at.t, s, discount), room):
        price = price_of(&at.t, s, room, discount)
        return because("error-room-price", room=room, price=price, krones=s.krones)


cdef _unreached(const Seat* s, int room):
    if holds(tiles_of(s), room):
        return because("error-room-taken", room=room)
    return because("error-not-adjacent", room=room) if tiles_of(s) else because("error-first-room")


def _also_prepare(Board at not None, int room):
    return _prepare(at, room) if may_also_prepare(asked_frame(&at.t)) else something_else(at)


def _remove(Board at not None, int room):
    cdef Seat* s = &at.t.seat[at.t.actor]
    cdef const Frame* f = asked_frame(&at.t)
    if not holds(rooms_at_risk(s, f), room):
        return because("error-room-not-prepared" if takes_empty_rooms(f) else "error-room-not-occupied", room=room)
    if not holds(removable(&at.t, s, f), room):
        return because("error-room-not-removable", room=room)


# Staff

def _in_hand(Board at not None, int k):
    if not holds(at.t.seat[at.t.actor].hand, k + 1):
        return because("error-staff-not-in-hand", staff=k + 1)


def _in_offer(Board at not None, int k):
    if not holds(at.t.offer, k + 1):
        return because("error-staff-not-offered", staff=k + 1)


cdef _payable(Board at, int k):
    cdef Seat* s = &at.t.seat[at.t.actor]
    cdef int discount = hire_discount(&at.t, s, asked_frame(&at.t))
    if not affordable(&at.t, s, bit(k + 1), discount):
        return because("error-staff-price", staff=k + 1, price=hire_price(&at.t, k + 1, discount), krones=s.krones)


def _pick(Board at not None, int k):
    return _in_offer(at, k) or _payable(at, k)


def _hire(Board at not None, int k):
    return _in_hand(at, k) or _payable(at, k)


def _also_hire(Board at not None, int k):
    cdef const Frame* f = asked_frame(&at.t)
    if not may_also_hire(f):
        return something_else(at)
    return because("error-hire-between") if rooms_begun(f) else _hire(at, k)


def _keep(Board at not None, int k):
    if not holds(draft_choice(&at.t), k + 1):
        return because("error-staff-not-in-pack", staff=k + 1)


def _dismiss(Board at not None, int k):
    if not holds(at.t.seat[at.t.actor].played, k + 1):
        return because("error-staff-not-played", staff=k + 1)
    if not holds(END_STAFF, k + 1):
        return because("error-staff-not-end", staff=k + 1)


# Dice and their actions

def _split(Board at not None, int k):
    cdef const Frame* f = asked_frame(&at.t)
    highest = most_of_second(f)
    if k > highest:
        return because("error-split-range", second=kinds_divided(f)[1], highest=highest)


def _copied_action(Board at not None, int k):
    if not holds(COPIED_ACTIONS, k):
        return because("error-six-copied")


def _extra_action(Board at not None, int k):
    cdef Seat* s = &at.t.seat[at.t.actor]
    price = fee_of(&at.t, s, k + 1)
    if not at.t.dice[k]:
        return because("error-no-die", die=k + 1)
    if not can_pay(s, price):
        return because("error-six-price", price=price, krones=s.krones)


# Rewards and penalties

def _bonus(Board at not None, int k):
    cdef const Frame* f = asked_frame(&at.t)
    if not bonus_due(f):
        return because("error-no-bonus")
    if not bonus_may_come(&at.t, f):
        return because("error-bonus-after-reward")


def _reward(Board at not None, int k):
    if not holds(parts_pending(asked_frame(&at.t)), k):
        return because("error-reward-done", part=k + 1)


def _pay(Board at not None, int k):
    cdef Seat* s = &at.t.seat[at.t.actor]
    if not is_protected(&at.t, s):
        return because("error-penalty-unprotected")
    price = penalty_price(&at.t, s)
    if not can_pay(s, price):
        return because("error-penalty-price", price=price, krones=s.krones)


def _suffer(Board at not None, int k):
    cdef int tile = asked_frame(&at.t).a
    if k >= sides_of(&at.t, tile):
        return because("error-one-penalty")
    if not may_suffer(&at.t, &at.t.seat[at.t.actor], tile, k):
        return because("error-penalty-first" if k else "error-penalty-too-much")


def _decline(Board at not None, int k):
    return None


def _decline_first_rooms(Board at not None, int k):
    if not may_stop_early(&at.t):
        return because("error-cannot-decline")


ANSWERS = {
    "turn": {
        "end": _end, "pass": _pass, "die": _die, "boosted die": _boosted_die, "guest": _guest, "claim": _claim,
        "serve": _serve, "check-in": _check_in, "use": _use,
    },
    "draft": {"keep": _keep},
    "guests": {"guest": _given_guest},
    "first_rooms": {"prepare": _prepare, "done": _decline_first_rooms},
    "pick": {"hire": _pick, "done": _decline},
    "under": {"under": _in_offer},
    "return": {"under": _in_hand},
    "food": {"place": _place, "done": _decline},
    "any": {"food": _decline},
    "prepare": {"prepare": _prepare, "done": _decline},
    "hire": {"hire": _hire, "done": _decline},
    "occupy": {"occupy": _occupy, "done": _decline},
    "guest": {"guest": _given_guest, "done": _decline},
    "gizia": {"action": _extra_action, "done": _decline},
    "six": {"action": _copied_action},
    "die-1": {"split": _split, "prepare": _also_prepare},
    "die-2": {"split": _split, "prepare": _also_prepare},
    "die-3": {"prepare": _prepare, "hire": _also_hire, "done": _decline},
    "die-4": {"split": _split},
    "die-5": {"hire": _hire, "done": _decline},
    "serve": {"serve": _serve_more, "done": _decline},
    "complete": {"complete": _complete},
    "reward": {"bonus": _bonus, "reward": _reward},
    "penalty": {"pay": _pay, "suffer": _suffer},
    "remove": {"remove": _remove},
    "dismiss": {"dismiss": _dismiss},
}


cdef _answer(Board at, str family, int k):
    """What a seat is asked, answered by the k-th action of a family."""
    name = asked_name(&at.t)
    if family in ANSWERS[name]:
        return ANSWERS[name][family](at, k)
    if name == "turn":
        return because(f"error-when-{family}")
    return because("error-cannot-decline") if family == "done" else something_else(at)


# Chance

UNDRAWN = {
    "first": lambda k, group: because("error-outcome-seat", seat=k + 1),
    "hotel": lambda k, group: because("error-outcome-hotel", hotel=LAYOUTS[k]),
    "tile": lambda k, group: because("error-outcome-group", group=cards.GROUPS[group]),
    "objective": lambda k, group: because("error-outcome-group", group=cards.GROUPS[group]),
    "draw guest": lambda k, group: because("error-outcome-guest", guest=cards.GUESTS[k].number),
    "draw staff": lambda k, group: because("error-outcome-staff", staff=k + 1),
    "leopold": lambda k, group: because("error-outcome-leopold", card=cards.LEOPOLD[k].number),
}


cdef _outcome(Board at, int action, str family, int k):
    """What chance is asked, answered by the k-th outcome of a family."""
    cdef int base = 0
    cdef uint64_t outcomes = chance_outcomes_of(&at.t, &base)
    cdef int place = action - base
    awaited = notation_module.family(base + 1)[0]
    if family != awaited:
        return because("error-other-chance", awaited=awaited.replace(" ", "-"))
    # Where a staff card lies is a secret: the same words for every card.
    if family == "draw staff" or not (0 <= place < 64 and holds(outcomes, place)):
        return UNDRAWN[family](k, at.t.count)


def why_not(Board at not None, int action):
    """What the rules have against an action, or an outcome of chance; None for nothing."""
    cdef int mover = to_move_of(&at.t)
    family, k = notation_module.family(action)
    if mover == TO_NOBODY:
        return because("error-game-over")
    if mover == TO_CHANCE:
        return because("error-chance-pending") if action < C_ROLL else _outcome(at, action, family, k)
    if action >= C_ROLL:
        return because("error-not-chance")
    if isinstance(at, View) and (<View>at).seat != mover:
        return because("error-other-seat", seat=mover + 1)
    return _answer(at, family, k)
