### Choosing at the same time, talk beside the table, private notes.

web-together-choose = Выбирать можно уже сейчас. До твоего хода этого никто не увидит.
# $choice: sentences that say what was chosen.
web-together-ready = Твой выбор сделан. { $choice }
web-together-change = Изменить
# $names: a list of players.
web-together-others = Выбор сделан: { $names }.
web-together-rooms = Что показать
web-together-room-players = Стол
web-together-room-spectators = Зрители
web-together-room-notes = Мои заметки
web-together-say = Напиши другим зрителям
web-together-apart = Игроки прочтут это только после конца партии.
web-together-over = Это говорили зрители.
web-together-notes = Заметки к этой партии
web-together-notes-about = Их читаешь только ты. После партии они остаются.
web-together-keep = Сохранить
web-together-kept = Сохранено.
web-refusal-not-together = До твоего хода выбирать нечего.
web-refusal-too-many-notes = Заметок к партиям слишком много. Очисти ненужную.
