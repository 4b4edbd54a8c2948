### The analysis of a finished game, as `gah analyse` shows it: as a table, and as a curve.

analysis-title = Чего стоил каждый ход
analysis-chance = Шансы на победу
analysis-margin = Ожидаемый отрыв
analysis-turn = Ход
analysis-round = Раунд
analysis-played = Сыграно
analysis-best = Лучшее из найденного
analysis-cost = Потеря
analysis-better = Лучше
analysis-final = Конец
analysis-known = Оценка по тому, что каждый знал в тот момент.
analysis-open-cards = Оценка при открытых картах.
analysis-mistakes = Крупнейшие ошибки, в потерянных очках отрыва
analysis-mistake = { $cost }: ход { $turn } в раунде { $round }, { $player }
analysis-no-mistakes = Ни на одном ходу ничего не потеряно.
analysis-described = { $player }: шансы на победу { $first } после первого хода, { $last } после последнего.
