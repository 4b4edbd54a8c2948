### Going away from a game: who is away, giving up, ending it together, taking back a turn that ended.

web-leaving-question = Вопрос ко всем за столом
# $name: who asks.
web-leaving-asks-end = { $name } предлагает закончить игру. Она не будет засчитана.
web-leaving-asks-back = { $name } просит отменить последний ход.
web-leaving-asked-end = Ты предлагаешь закончить игру.
web-leaving-asked-back = Ты просишь отменить свой ход.
# $count: how many have not answered.
web-leaving-awaited = Ждём ответов: { $count }.
web-leaving-withdraw = Снять вопрос
web-leaving-agree = Согласиться
web-leaving-decline = Отказать
web-leaving-away-name = Кого-то нет за столом
# $name: for whom the game waits. $when: such as "3 minutes ago".
web-leaving-away = { $name } не за столом, последний раз { $when }.
# $when: such as "in 7 minutes".
web-leaving-away-until = Компьютер сможет играть { $when }.
web-leaving-news-ended = Игра прекращена без итога.
web-leaving-news-resigned = { $name } сдаётся.
# $name: who is away.
web-leaving-news-away = За игрока { $name } играет компьютер, пока место не вернут.
web-leaving-news-declined = { $name } не соглашается.
web-leaving-news-withdrawn = { $name } снимает вопрос.
web-leaving-news-back = Ход отменён.
web-leaving-end = Предложить закончить игру
web-leaving-end-sure = Спросим всех остальных игроков. Если согласны все, игра закончится и не будет засчитана.
web-leaving-end-alone = Игра закончится и не будет засчитана.
web-leaving-end-ask = Спросить остальных
web-leaving-give-up = Сдаться
web-leaving-give-up-two = Игра закончится твоим поражением.
web-leaving-give-up-more = Это поражение. Дальше за тебя до конца играет компьютер, вернуть место нельзя.
web-leaving-give-up-yes = Сдаться окончательно
web-leaving-seat-resigned = Игрок сдался, дальше играет компьютер
# $when: such as "3 minutes ago".
web-leaving-seat-away = Последний раз { $when }.
# On the button that takes steps back, when the turn has ended.
web-leaving-back = Попросить отменить ход
# Under a name in a result: this player gave up.
web-leaving-note = сдача
# $name: who wins. $other: who gave up.
web-leaving-headline = { $name } побеждает: { $other } сдаётся.
# $n: how many games were given up.
web-leaving-figure = сдано: { $n }
web-leaving-patience = Если кто-то долго отсутствует
web-leaving-patience-hint = По истечении этого времени остальные могут передать игру компьютеру.
web-leaving-patience-live = 10 минут: играем вживую
web-leaving-patience-days = 3 дня: играем несколько дней
