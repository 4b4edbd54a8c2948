### Коли чийсь хід: на пристрої, коли сторінку закрито, о котрій, скількома повідомленнями.

web-alerts-push = На цьому пристрої, коли сторінку закрито
web-alerts-push-text = Цей браузер повідомить і тоді, коли жодну сторінку цього сервера не відкрито.
web-alerts-push-is-on = Цей пристрій повідомляє про хід, навіть коли жодну сторінку цього сервера не відкрито.
web-alerts-push-on = Увімкнути на цьому пристрої
web-alerts-push-off = Вимкнути на цьому пристрої
web-alerts-trial = Надіслати пробне сповіщення
web-alerts-trial-sent = Воно вже в дорозі.
web-alerts-when = Коли повідомляти
web-alerts-many = Партії на кілька днів
web-alerts-many-text = Про партії наживо повідомляємо завжди, про кожен хід.
web-alerts-each = Про кожен хід
web-alerts-hours = Раз на кілька годин
web-alerts-day = Раз на день
web-alerts-every = Не раніше ніж через
# $n: скільки годин.
web-alerts-every-hours = { $n ->
    [one] { $n } годину
    [few] { $n } години
    [many] { $n } годин
   *[other] { $n } години
}
web-alerts-at = О цій порі
web-alerts-quiet = Тихі години
web-alerts-quiet-text = У цей час нічого не надсилаємо. Що лишиться чинним, прийде потім одним повідомленням.
web-alerts-quiet-from = З
web-alerts-quiet-to = До
web-alerts-quiet-same = Обери два різні часи.
# $zone: наприклад Europe/Vienna.
web-alerts-zone = За годинником: { $zone }.
web-refusal-no-push = Цей сервер нічого не повідомляє браузерам, коли його сторінку закрито.
web-refusal-no-device = Цьому пристрою більше не повідомляємо; увімкни знову.
web-refusal-push = Служба сповіщень цього браузера недоступна або нічого не приймає.
