# The table: everything that lies on it, in one plain C struct. No pointers, no random numbers, no deck order.
#
# Sets of cards are bit masks: staff card n is bit n (1..48), guest card g is bit g (1..56, card number less 48),
# room r of a hotel is bit r (0..19, floor by floor from the bottom left). Unused slots are zero, so that equal
# tables are equal bytes. Codes (F_, PH_, P_, ...) are made of the vocabulary when the engine is built: codes.pxi.

ctypedef struct Frame:            # one thing that is being resolved; the top of the stack is asked next
    uint8_t code                  # F_ code
    uint8_t a
    uint8_t b
    uint8_t c

ctypedef struct Seat:             # 64 bytes a seat
    uint64_t hand                 # staff cards in hand
    uint64_t played               # staff cards played (Leopold: face up)
    uint64_t known                # staff cards hidden from others whose place this seat knows, its own hand aside
    uint32_t prepared             # rooms with a prepared tile
    uint32_t occupied             # rooms with an occupied tile
    int16_t points[P_COUNT]       # victory points gained so far, by source (P_ codes)
    uint16_t groups_paid          # room groups whose occupancy bonus was gained
    uint8_t krones
    uint8_t emperor               # space on the emperor track
    uint8_t kitchen[4]            # items by food
    uint8_t guest[TABLES]         # guest at each cafe table, 0 = free
    uint8_t need[TABLES]          # what the guest still waits for, two bits for each food
    uint8_t used                  # once-per-round staff used, by their order among such cards
    uint8_t layout
    uint8_t numbers               # how many of the two turn-order numbers are covered
    uint8_t hidden                # only in a view: hand cards the viewer does not know

ctypedef struct Table:            # 480 bytes, the last five empty
    Seat seat[4]
    uint64_t guest_deck           # guests not yet drawn
    uint64_t guest_discard
    uint64_t staff_deck           # staff cards in the deck whose place nobody knows
    uint64_t offer                # staff cards drawn for the actor to choose from
    uint64_t fresh                # readings 1: staff hired by the event under way; it acts from the next event on
    uint64_t leopold_staff        # Leopold's face-down staff
    uint64_t from_hand            # which cards under the deck came out of a hand (bit = place)
    uint32_t options              # values of the rule options, read by rule_penalty and the like
    uint32_t leopold_deck         # Leopold's cards not yet turned (bit = place in the data)
    Frame stack[8]
    uint8_t under[48]             # cards put under the staff deck, first to be drawn first: card | owner << 6
    uint8_t draft[24]             # pack * 6 + pick: kept cards in order of picks, then the rest of the pack, sorted
    uint8_t dice[6]               # dice on the action spaces
    uint8_t queue[5]              # guests from left to right
    uint8_t tile[3]               # emperor tiles A, B, C: 1..4
    uint8_t objective[3]          # objective cards A, B, C: 1..4
    uint8_t claim[9]              # objective * 3 + rank: seat + 1
    uint8_t marker[3]             # Leopold's progress on the objectives
    uint8_t depth                 # frames on the stack
    uint8_t under_count
    uint8_t players
    uint8_t staff_variant
    uint8_t hotels
    uint8_t solo                  # 0 none, 1 easy, 2 medium, 3 hard
    uint8_t phase
    uint8_t count                 # progress within the phase
    uint8_t round
    uint8_t first                 # who held turn-order tile 1 in the first round
    uint8_t actor                 # whose decisions these are
    uint8_t to_roll               # dice still to be rolled
    uint8_t dustbin
    uint8_t rolls                 # rolls in this round
    uint8_t reshuffles            # how often the guest discard became the deck
    uint8_t passed                # seats that passed (bits)
    uint8_t turn                  # T_ bits of the turn under way
    uint8_t extra_turns           # extra turns still to come (E. Gizia, 2015)
    uint8_t hands_mixed           # a card put under the deck out of a hand has been drawn again
    uint8_t hidden_offer          # only in a view: cards of an offer the viewer does not see
    uint8_t hidden_leopold        # only in a view: Leopold's face-down staff
    uint8_t readings              # which readings of the rules hold, less 1: tables of the first are what they were

cdef enum:
    H_NAMED = H_COUNT             # neither night nor day: a layout for each seat
    R_PARTS = R_FIRST | R_SECOND
    MOST_LEGAL = 256              # more than any position offers
    TO_CHANCE = -1                # who is to move, when it is no seat
    TO_NOBODY = -2
    FREE = 99                     # a discount that covers any price
    ALL_FLOORS = FLOORS           # no limit to the floor of a room
    MARKER_SPACES = 3             # of Leopold's marker on an objective: III, II, I
    NO_SEAT = 255
