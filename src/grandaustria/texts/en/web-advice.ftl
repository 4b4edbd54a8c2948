### Advice at the table. The house speaks: what it would do in this seat.

web-advice-ask = Hint
# The whole name of the button, for those who listen. It begins with the word above.
web-advice-about = Hint: ask the house what it would do
web-advice-thinking = Thinking…
web-advice-title = The house would play
web-advice-turn-2 = Second choice
web-advice-turn-3 = Third choice
web-advice-score = { $points ->
    [one] { $points } point expected
   *[other] { $points } points expected
}
web-advice-ahead = { $by ->
    [one] { $by } point ahead
   *[other] { $by } points ahead
}
web-advice-behind = { $by ->
    [one] { $by } point behind
   *[other] { $by } points behind
}
web-advice-level = even
web-advice-chance = winning chance { $percent }
web-advice-show = Show me where
web-advice-marked = Advised first step.
# Read aloud. $title is web-advice-title, $steps are whole sentences.
web-advice-told = { $title }: { $steps } Winning chance { $percent }.
web-advice-none = Nothing worth saying. Do as you please.
