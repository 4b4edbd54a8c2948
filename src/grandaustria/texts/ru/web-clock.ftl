### Часы за столами.

## Choosing one

web-clock = Часы
web-clock-kind-none = Без часов
web-clock-kind-none-text = Каждый думает столько, сколько нужно.
web-clock-kind-turn = Время на каждый ход
web-clock-kind-turn-text = Для игры за один присест.
web-clock-kind-budget = Время на всю игру
web-clock-kind-budget-text = Каждый ход немного добавляет.
web-clock-kind-days = На несколько дней
web-clock-kind-days-text = От половины дня до недели на ход, с выходными.
web-clock-each = На каждый ход
web-clock-whole = На всю игру
web-clock-addition = Добавка за каждый ход
web-clock-days-off = Выходных у каждого
web-clock-then = Когда время выйдет
web-clock-then-turn = Компьютер сыграет этот ход
web-clock-then-seat = Компьютер играет до возвращения
web-clock-then-wait = Все ждут

## What was agreed

web-clock-sum-turn = Время на ход: { $time }.
web-clock-sum-budget = Время на всю игру: { $time }; добавка за каждый ход: { $more }.
web-clock-sum-days = Время на ход: { $time }; выходных: { $count }.
web-clock-then-turn-sum = Когда оно выйдет, этот ход сыграет компьютер ({ $bot }).
web-clock-then-seat-sum = Когда оно выйдет, компьютер ({ $bot }) играет, пока место не вернут.
web-clock-then-wait-sum = Когда оно выйдет, все ждут.

## At the table

web-clock-hours = { $hours } ч { $minutes } мин
web-clock-days-hours = { $days } д { $hours } ч
web-clock-yours = Твоё время
web-clock-up = Время вышло
web-clock-title = Осталось { $time }: твой ход
web-clock-up-turn = Твоё время вышло. Через несколько секунд этот ход сыграет компьютер.
web-clock-up-seat = Твоё время вышло. Через несколько секунд играть будет компьютер, пока ты не вернёшь себе место.
web-clock-up-wait = Твоё время вышло. Остальные ждут тебя.
web-clock-grace = Ещё { $seconds } с на случай обрыва связи
web-clock-stood-in = Твоё время вышло: этот ход играет компьютер.
web-clock-stood-in-for = Время вышло ({ $name }): играет компьютер.
web-clock-off = Выходных: { $count }
web-clock-off-take = Взять выходной
