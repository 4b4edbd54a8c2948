### Playing in a terminal (gah play --terminal). There is little room: a screen has 80 columns and 24 lines.

terminal-round = Раунд { $round } із { $rounds }
terminal-setup = Підготовка
# What stands beside the emperor: when he scores next.
terminal-emperor = після раунду { $round }
# The letters of strudel, cake, wine and coffee, in this order, all different.
terminal-foods = ствк
# Labels before a list of cards, in hand, hired, to choose from: at most 12 letters
terminal-hand = На руці
# The same: at most 12 letters
terminal-work = Найняті
# The same: at most 12 letters
terminal-offer = На вибір
terminal-passed = пас
# Under choices that do not fit on one page
terminal-more = Сторінка { $page } із { $pages }: Enter гортає далі.
# Above a log that does not fit on one page; $word is that for the log
terminal-earlier = … раніше: { $word } { $page }
# In the prompt, while something else than the table is shown
terminal-to-table = Enter: стіл
# After the sentence that asks the others to look away
terminal-enter = Натисни Enter, коли підійдеш:

## What cannot be done

# $text is what was written, $word that for help
terminal-not-understood = { $text } — не варіант і не слово, відоме тут; їх перелічує { $word }.
terminal-no-choice = Варіанта { $number } немає: вони йдуть від 1 до { $most }.
terminal-no-card = Немає ні карти, ні плитки { $number }.
terminal-no-seat = Місця { $number } немає: вони йдуть від 1 до { $most }.
# $word is that for saving
terminal-save-where = Скажи, куди: { $word } hra.json.
terminal-exists = { $file } уже є; вибери іншу назву.
terminal-not-saved = Не вдалося записати { $file }: { $reason }.

## Leaving

terminal-saved = Гру збережено в { $file }.
terminal-left-saved = До побачення. Гру збережено в { $file }; --record { $file } продовжить її.
terminal-left = До побачення. Гру не збережено: її зберігає --record ФАЙЛ.

## The words that may be written: short, one word, in small letters

terminal-word-help = допомога
terminal-word-table = стіл
terminal-word-hint = порада
terminal-word-undo = скасувати
terminal-word-redo = повернути
terminal-word-log = журнал
terminal-word-card = карта
terminal-word-seat = місце
terminal-word-scores = рахунок
terminal-word-save = зберегти
terminal-word-quit = вихід

## What they are for; $word is the word itself

terminal-help = Відповідай номером варіанта або записом: die 4+, hire 22. Enter показує стіл або інші варіанти. Зрозумілі ці слова, і англійські теж:
terminal-help-help = ця сторінка
terminal-help-table = знову стіл; те саме робить сам Enter
terminal-help-hint = що зробив би дім
terminal-help-undo = скасувати останній вибір
terminal-help-redo = повернути скасоване
terminal-help-log = що сталося; { $word } 2 — ще раніше
terminal-help-card = що робить карта чи плитка: { $word } 22, { $word } A1
terminal-help-seat = що лежить перед іншими або перед одним: { $word } 2
terminal-help-scores = очки за джерелами, якби гра скінчилася зараз
terminal-help-save = зберегти гру у файл: { $word } hra.json
terminal-help-quit = піти; те саме робить Ctrl-D
# $foods: each letter with its food
terminal-legend = Черга: ціна, номер, ім’я, колір, замовлення, очки. Частування: { $foods }. Номери: літера кольору, потім . не готовий, o готовий, # зайнятий.
