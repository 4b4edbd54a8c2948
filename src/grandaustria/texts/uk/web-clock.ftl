### Годинники за столами.

## Choosing one

web-clock = Годинник
web-clock-kind-none = Без годинника
web-clock-kind-none-text = Кожен думає стільки, скільки треба.
web-clock-kind-turn = Час на кожен хід
web-clock-kind-turn-text = Для гри за один раз.
web-clock-kind-budget = Час на всю гру
web-clock-kind-budget-text = Кожен хід трохи додає.
web-clock-kind-days = На кілька днів
web-clock-kind-days-text = Від пів дня до тижня на хід, з вихідними.
web-clock-each = На кожен хід
web-clock-whole = На всю гру
web-clock-addition = Надбавка за кожен хід
web-clock-days-off = Вихідних у кожного
web-clock-then = Коли час вийде
web-clock-then-turn = Комп’ютер зіграє цей хід
web-clock-then-seat = Комп’ютер грає до повернення
web-clock-then-wait = Усі чекають

## What was agreed

web-clock-sum-turn = Час на хід: { $time }.
web-clock-sum-budget = Час на всю гру: { $time }; надбавка за кожен хід: { $more }.
web-clock-sum-days = Час на хід: { $time }; вихідних: { $count }.
web-clock-then-turn-sum = Коли він вийде, цей хід зіграє комп’ютер ({ $bot }).
web-clock-then-seat-sum = Коли він вийде, комп’ютер ({ $bot }) грає, поки місце не повернуть.
web-clock-then-wait-sum = Коли він вийде, усі чекають.

## At the table

web-clock-hours = { $hours } год { $minutes } хв
web-clock-days-hours = { $days } д { $hours } год
web-clock-yours = Твій час
web-clock-up = Час вийшов
web-clock-title = Лишилося { $time }: твій хід
web-clock-up-turn = Твій час вийшов. За кілька секунд цей хід зіграє комп’ютер.
web-clock-up-seat = Твій час вийшов. За кілька секунд гратиме комп’ютер, поки ти не повернеш собі місце.
web-clock-up-wait = Твій час вийшов. Решта чекає на тебе.
web-clock-grace = Ще { $seconds } с на випадок обриву зв’язку
web-clock-stood-in = Твій час вийшов: цей хід грає комп’ютер.
web-clock-stood-in-for = Час вийшов ({ $name }): грає комп’ютер.
web-clock-off = Вихідних: { $count }
web-clock-off-take = Узяти вихідний
