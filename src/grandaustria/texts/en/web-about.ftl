### What is told of a thing beside it, when somebody points at it.
### $order, $missing, $items: lists such as "2 strudels and 1 coffee". $text, $reward: whole sentences.

web-about-order = Order: { $order }.
web-about-waits = Still waits for { $missing }.
web-about-served = Has everything ordered.
# $reward: what the guest brings then
web-about-check-in = At check-in: { $reward }
# $timing: one of web-table-timing-…
web-about-cost = { $cost ->
    [0] costs nothing, { $timing }
    [one] { $cost } krone, { $timing }
   *[other] { $cost } krones, { $timing }
}
web-about-space = Space { $face }: { $action }
# $boost: such as "boost: 5"
web-about-boosted = ({ $boost }) { $text }
web-about-objective = { $claimed ->
    [yes] You have claimed it.
   *[no] You have { $have } of { $need }.
}
# $points: a list such as "15, 10 and 5"
web-about-objective-points = Points in the order of claiming: { $points }.
# $space: the lowest space of the emperor track that still gets the bonus
web-about-bonus = On space { $space } or beyond: { $text }
web-about-penalty = On space 0: { $text }

## Keys

web-around-key-about = What the thing pointed at is, in full
web-around-key-all = Hand out food as proposed
web-around-key-all-no = There is no food to hand out now.
