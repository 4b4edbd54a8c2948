# What bots ask of a view. Only what its seat may see is looked at; the rest is dealt anew.


def waiter_action(View view not None):
    """The action after which this seat's position is valued highest, one step ahead."""
    if not view.legal_count:
        raise ActionError("it is not this seat's decision")
    return waiter_choice(&view.t, view.legal, view.legal_count)


def step_values(View view not None):
    """What each legal action is worth one step ahead, in hundredths of a point: what `waiter_action` compares."""
    cdef int values[MOST_LEGAL]
    waiter_values(&view.t, view.legal, view.legal_count, values)
    return [values[i] for i in range(view.legal_count)]


def plan_actions(View view not None, uint64_t seed, int samples, int width):
    """What the best turn found that begins with each legal action is worth, in hundredths of a point, added up over
    several deals of the unknown cards, with a hash of where it ends in the first; and how many positions were looked
    at."""
    cdef int64_t totals[MOST_LEGAL]
    cdef uint64_t ends[MOST_LEGAL]
    cdef int64_t nodes
    cdef Line* room = room_to_plan(view, width)
    cdef int seat = view.seat
    memset(totals, 0, sizeof(totals))
    with nogil:
        nodes = plan_samples(&view.t, seat, view.legal, view.legal_count, seed, samples, width, totals, ends, room)
    free(room)
    return [(totals[i], ends[i]) for i in range(view.legal_count)], nodes


def play_on(View view not None, actions, uint64_t seed, uint64_t number, int width, int turns):
    """One sample of what may come: the unknown cards are dealt, and from each of these actions everybody plays on,
    as planned, for some turns after the one under way. This seat's lead over the best other one that can be expected
    then, in hundredths of points; and how many positions were looked at."""
    cdef int64_t leads[MOST_CANDIDATES]
    cdef uint16_t chosen[MOST_CANDIDATES]
    cdef int64_t nodes = 0
    cdef int i, n = len(actions), seat = view.seat
    cdef Line* room
    if n > MOST_CANDIDATES:
        raise ValueError(f"at most {MOST_CANDIDATES} actions")
    for i in range(n):
        if not view.is_legal(actions[i]):
            raise ActionError("it is not legal")
        chosen[i] = actions[i]
    room = room_to_plan(view, width)
    with nogil:
        sample_turns(&view.t, seat, chosen, n, mix(seed ^ mix(number)), width, turns, leads, room, &nodes)
    free(room)
    return [leads[i] for i in range(n)], nodes


cdef Line* room_to_plan(View view, int width) except NULL:
    """A place for every action's turn; whoever asks frees it."""
    if view.seat is None:
        raise ActionError("only a seat plans")
    if not 1 <= width <= WIDEST:
        raise ValueError(f"a beam is 1 to {WIDEST} wide")
    return <Line*>malloc(MOST_LEGAL * sizeof(Line))
