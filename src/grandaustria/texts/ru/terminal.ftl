### Playing in a terminal (gah play --terminal). There is little room: a screen has 80 columns and 24 lines.

terminal-round = Раунд { $round } из { $rounds }
terminal-setup = Подготовка
# What stands beside the emperor: when he scores next.
terminal-emperor = после раунда { $round }
# The letters of strudel, cake, wine and coffee, in this order, all different.
terminal-foods = шпвк
# Labels before a list of cards, in hand, hired, to choose from: at most 12 letters
terminal-hand = На руке
# The same: at most 12 letters
terminal-work = Наняты
# The same: at most 12 letters
terminal-offer = На выбор
terminal-passed = пас
# Under choices that do not fit on one page
terminal-more = Страница { $page } из { $pages }: Enter листает дальше.
# Above a log that does not fit on one page; $word is that for the log
terminal-earlier = … раньше: { $word } { $page }
# In the prompt, while something else than the table is shown
terminal-to-table = Enter: стол
# After the sentence that asks the others to look away
terminal-enter = Нажми Enter, когда подойдёшь:

## What cannot be done

# $text is what was written, $word that for help
terminal-not-understood = { $text } — не вариант и не слово, известное здесь; их перечисляет { $word }.
terminal-no-choice = Варианта { $number } нет: они идут от 1 до { $most }.
terminal-no-card = Нет ни карты, ни жетона { $number }.
terminal-no-seat = Места { $number } нет: они идут от 1 до { $most }.
# $word is that for saving
terminal-save-where = Скажи, куда: { $word } igra.json.
terminal-exists = { $file } уже есть; выбери другое имя.
terminal-not-saved = Не удалось записать { $file }: { $reason }.

## Leaving

terminal-saved = Игра сохранена в { $file }.
terminal-left-saved = До свидания. Игра сохранена в { $file }; --record { $file } продолжит её.
terminal-left = До свидания. Игра не сохранена: её сохраняет --record ФАЙЛ.

## The words that may be written: short, one word, in small letters

terminal-word-help = помощь
terminal-word-table = стол
terminal-word-hint = совет
terminal-word-undo = отмена
terminal-word-redo = вернуть
terminal-word-log = журнал
terminal-word-card = карта
terminal-word-seat = место
terminal-word-scores = счёт
terminal-word-save = сохранить
terminal-word-quit = выход

## What they are for; $word is the word itself

terminal-help = Отвечай номером варианта или записью: die 4+, hire 22. Enter показывает стол или другие варианты. Понятны эти слова, и английские тоже:
terminal-help-help = эта страница
terminal-help-table = снова стол; то же делает один Enter
terminal-help-hint = что сделал бы дом
terminal-help-undo = отменить последний выбор
terminal-help-redo = вернуть отменённое
terminal-help-log = что произошло; { $word } 2 — ещё раньше
terminal-help-card = что делает карта или жетон: { $word } 22, { $word } A1
terminal-help-seat = что лежит перед другими или перед одним: { $word } 2
terminal-help-scores = очки по источникам, если бы игра кончилась сейчас
terminal-help-save = сохранить игру в файл: { $word } igra.json
terminal-help-quit = уйти; то же делает Ctrl-D
# $foods: each letter with its food
terminal-legend = Очередь: цена, номер, имя, цвет, заказ, очки. Угощение: { $foods }. Номера: буква цвета, затем . не готов, o готов, # заселён.
