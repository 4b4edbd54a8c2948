### Що кажуть про річ поруч із нею, коли на неї наводять.

web-about-order = Замовлення: { $order }.
web-about-waits = Ще чекає: { $missing }.
web-about-served = Замовлення виконано.
web-about-check-in = Під час заселення: { $reward }
web-about-cost = { $cost ->
    [0] безплатно, { $timing }
    [one] { $cost } крона, { $timing }
    [few] { $cost } крони, { $timing }
    [many] { $cost } крон, { $timing }
   *[other] { $cost } крони, { $timing }
}
web-about-space = Комірка { $face }: { $action }
web-about-boosted = ({ $boost }) { $text }
web-about-objective = { $claimed ->
    [yes] Завдання виконано.
   *[no] У тебе { $have } з { $need }.
}
web-about-objective-points = Очки за порядком виконання: { $points }.
web-about-bonus = На поділці { $space } і далі: { $text }
web-about-penalty = На поділці 0: { $text }

## Keys

web-around-key-about = Усе про те, на що наведено
web-around-key-all = Роздати частування як запропоновано
web-around-key-all-no = Зараз роздавати нічого.
