### Повідомлення тому, кого немає за столом; адреса столу йде після тексту. $title: назва столу.

alert-table = Grand Austria Hotel
alert-turn-subject = Твій хід: { $title }
alert-turn-text = Твій хід за столом «{ $title }».
alert-confirm-subject = Твій код для Grand Austria
# Далі нічого немає: це весь лист. $code: вісім літер і цифр
alert-confirm-text = Код, що підтверджує цю адресу: { $code }. Якщо це не твій запит, нічого робити не треба.
