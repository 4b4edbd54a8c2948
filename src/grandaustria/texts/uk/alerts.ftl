### Повідомлення тому, кого немає за столом; адреса столу йде після тексту. $title: назва столу.

alert-table = Grand Austria Hotel
alert-turn-subject = Твій хід: { $title }
alert-turn-text = Твій хід за столом «{ $title }».
alert-confirm-subject = Твій код для Grand Austria
# Далі нічого немає: це весь лист. $code: вісім літер і цифр
alert-confirm-text = Код, що підтверджує цю адресу: { $code }. Якщо це не твій запит, нічого робити не треба.
# $count: скільки, не менше двох.
alert-many-turn = Твій хід у партіях: { $count }
# $count: скільки, не менше двох.
alert-many-news = Повідомлення про твої столи: { $count }
alert-trial-subject = Так виглядає сповіщення
alert-trial-text = Усе працює: цей браузер скаже, коли твій хід.
