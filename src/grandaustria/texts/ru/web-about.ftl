### Что говорится о предмете рядом с ним, когда на него наводят.

web-about-order = Заказ: { $order }.
web-about-waits = Ещё ждёт: { $missing }.
web-about-served = Заказ выполнен.
web-about-check-in = При заселении: { $reward }
web-about-cost = { $cost ->
    [0] бесплатно, { $timing }
    [one] { $cost } крона, { $timing }
    [few] { $cost } кроны, { $timing }
    [many] { $cost } крон, { $timing }
   *[other] { $cost } кроны, { $timing }
}
web-about-space = Клетка { $face }: { $action }
web-about-boosted = ({ $boost }) { $text }
web-about-objective = { $claimed ->
    [yes] Цель достигнута.
   *[no] У тебя { $have } из { $need }.
}
web-about-objective-points = Очки по порядку выполнения: { $points }.
web-about-bonus = На делении { $space } и дальше: { $text }
web-about-penalty = На делении 0: { $text }

## Keys

web-around-key-about = Всё о том, на что наведено
web-around-key-all = Раздать угощения как предложено
web-around-key-all-no = Сейчас раздавать нечего.
