### Choosing at the same time, talk beside the table, private notes.

web-together-choose = Обирати можна вже зараз. До твого ходу цього ніхто не побачить.
# $choice: sentences that say what was chosen.
web-together-ready = Твій вибір зроблено. { $choice }
web-together-change = Змінити
# $names: a list of players.
web-together-others = Вибір зроблено: { $names }.
web-together-rooms = Що показати
web-together-room-players = Стіл
web-together-room-spectators = Глядачі
web-together-room-notes = Мої нотатки
web-together-say = Напиши іншим глядачам
web-together-apart = Гравці прочитають це лише після кінця партії.
web-together-over = Це казали глядачі.
web-together-notes = Нотатки до цієї партії
web-together-notes-about = Їх читаєш лише ти. Після партії вони залишаються.
web-together-keep = Зберегти
web-together-kept = Збережено.
web-refusal-not-together = До твого ходу обирати нічого.
web-refusal-too-many-notes = Нотаток до партій забагато. Очисти непотрібну.
