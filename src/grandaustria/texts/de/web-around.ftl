### What lies around the table: log, talk, people, settings, keys, banners, the curtain between two people's turns.

## Tools and dialogs

web-around-tools = Werkzeuge
web-around-tool-help = Hilfe und Tasten
web-around-tool-log = Was geschah
web-around-tool-chat = Tischgespräch
web-around-tool-people = Wer am Tisch ist
web-around-tool-settings = Einstellungen
web-around-tool-light = Helle Farben
web-around-tool-dark = Dunkle Farben
web-around-cancel = Abbrechen
web-around-title-help = Hilfe und Tasten
web-around-title-chat = Tischgespräch
web-around-title-people = Am Tisch
web-around-title-log = Alle Ereignisse
web-around-title-settings = Einstellungen
web-around-title-notation = Züge eintippen
web-around-title-plan = Vorausplanen

## What happened

# A heading over a narrow list, in capitals.
web-around-since = Seit deinem letzten Zug
web-around-latest = Neueste Ereignisse
web-around-since-none = Noch ist nichts geschehen.
# Above what concerns the reader, where the name of another would stand
web-around-since-you = Du
# Opens the rest of the lines about one player
web-around-since-more = { $count } weitere
web-around-replay = Wiedergabe
web-around-all = Alle Ereignisse
web-around-search = Ereignisse durchsuchen
web-around-found = { $count ->
    [one] { $count } Ereignis gefunden.
   *[other] { $count } Ereignisse gefunden.
}
web-around-found-none = Kein Ereignis enthält diese Wörter.
web-around-round = Runde { $round }
web-around-setup = Aufbau
web-around-record = Spiel als Datei speichern
# Of a link on an event: it leads to the replay.
web-around-moment = Diesen Moment in der Wiedergabe ansehen

## The voice of the table, for those who do not see it

web-around-live = Was am Tisch geschieht
web-around-undone = Der letzte Schritt ist zurückgenommen.
web-around-much = { $count ->
    [one] Inzwischen ist { $count } Ereignis dazugekommen; es steht im Verlauf.
   *[other] Inzwischen sind { $count } Ereignisse dazugekommen; alle stehen im Verlauf.
}

## Whose turn it is, in the title of the browser's tab. $table: the name of the table.

web-around-turn-title = ● Du bist am Zug – { $table }
web-around-turn-title-plain = ● Du bist am Zug – Grand Austria

## The connection

web-around-away = Die Verbindung ist weg. Sie wird von selbst neu aufgebaut; nichts, was du getan hast, geht verloren.
web-around-back = Wieder verbunden.
web-around-held = Die Verbindung ist weg. Dein letzter Schritt wird gesendet, sobald sie wieder da ist; bis dahin wird kein anderer angenommen.

## Hot seat: several people at one screen

web-around-curtain = { $name } ist am Zug
web-around-curtain-text = Alle anderen sehen bitte weg. Der Tisch bleibt verdeckt, bis du da bist.
web-around-curtain-here = Ich bin da

## Talk

web-around-chat-unread = { $count ->
    [one] Tischgespräch, { $count } neue Nachricht
   *[other] Tischgespräch, { $count } neue Nachrichten
}
web-around-chat-none = Noch hat niemand etwas geschrieben.
web-around-chat-closed = Das lesen nur die, die an diesem Tisch sitzen.
web-around-chat-watching = Nur wer am Tisch sitzt, kann hier schreiben.
web-around-chat-say = Schreib den anderen am Tisch
web-around-chat-send = Senden
web-around-chat-left = Noch { $count } Zeichen
# Opens two buttons below a message: mute and report.
web-around-chat-more = Zu dieser Nachricht von { $name }
web-around-chat-mute = { $name } stummschalten
web-around-chat-muted = Nachrichten von { $name } sind ausgeblendet.
web-around-chat-unmute = { $name } wieder einblenden
web-around-chat-unmuted = Nachrichten von { $name } sind wieder zu sehen.
web-around-chat-muted-people = { $count ->
    [one] { $count } Person ist stummgeschaltet
   *[other] { $count } Personen sind stummgeschaltet
}
web-around-chat-report = Diese Nachricht melden
web-around-chat-reason = Was stimmt damit nicht?
web-around-chat-report-send = Meldung senden
web-around-chat-reported = Die Meldung ging an alle, die diesen Server betreiben.

## Who sits where

web-around-you = du
web-around-seat-thinking = Überlegt
web-around-seat-asked = Ist am Zug
web-around-seat-here = Ist am Tisch
web-around-seat-away = Hat den Tisch nicht offen
web-around-seat-bot = Ein Computergegner
# $bot: the name of the computer player that plays in a person's stead.
web-around-seat-stead = Hat den Platz { $bot } überlassen
web-around-seat-leopold = Spielt nach seinen Karten
web-around-seat-free = Hier sitzt niemand
web-around-watching = { $count ->
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
web-around-give-bot = Den Computer spielen lassen
web-around-take-back = Platz zurücknehmen
web-around-given-up = Der Computer spielt auf deinem Platz.
web-around-leave = Den Tisch verlassen
web-around-leave-sure = Der Computer spielt für dich weiter. Solange das Spiel dauert, kannst du zurückkommen und deinen Platz wieder einnehmen.
web-around-leave-yes = Verlassen
web-around-rematch = Noch einmal spielen
web-around-rematch-go = Zum nächsten Spiel
web-around-copy = Link kopieren
web-around-copied = Der Link ist kopiert.

## Somebody's time is up

web-around-late-name = Ein Zug, der zu lange dauert
web-around-late = Die Zeit von { $name } ist abgelaufen.
# To the player whose time it is.
web-around-late-own = Deine Zeit ist um. Zieh, sonst lassen die anderen vielleicht den Computer spielen.
web-around-late-wait = Weiter warten
web-around-late-bot = Den Computer spielen lassen
web-around-late-end = Das Spiel beenden
web-around-late-sure = Damit endet das Spiel für alle, ohne Ergebnis. Das lässt sich nicht zurücknehmen.
web-around-late-end-yes = Endgültig beenden
web-around-late-wishes = { $count ->
    [one] { $count } Person möchte das Spiel beenden; alle Wartenden müssen zustimmen.
   *[other] { $count } Personen möchten das Spiel beenden; alle Wartenden müssen zustimmen.
}

# $time: minutes and seconds, such as 1:15.
web-around-time = { $name } hat noch { $time }.
web-around-time-own = Du hast noch { $time }.

## Settings

web-around-theme = Farben
web-around-theme-system = Wie das Gerät
web-around-theme-light = Hell
web-around-theme-dark = Dunkel
web-around-speed = Bewegung
web-around-speed-normal = Normal
web-around-speed-fast = Schnell
web-around-speed-off = Aus
web-around-language = Sprache
web-around-sounds = Töne
web-around-sounds-text = Ein leises Glöckchen, wenn du am Zug bist, ein Würfel, eine Münze.
web-around-notifications = Sag mir, wenn ich am Zug bin
web-around-notifications-text = Der Browser zeigt einen Hinweis, wenn du am Zug bist und eine andere Seite offen hast. Er fragt dich vorher.
web-around-notifications-denied = Der Browser erlaubt keine Hinweise dieser Seite. Du kannst das in seinen Einstellungen für diese Seite ändern.
web-around-keys = Kürzel mit einem Buchstaben
web-around-keys-text = Buchstaben und Ziffern wirken auf den Tisch. Schalte das aus, wenn du deinen Computer mit der Stimme steuerst oder oft versehentlich Tasten drückst.

## Help

web-around-help-table = Am Tisch
web-around-help-alive = Alles mit goldenem Rahmen lässt sich jetzt nutzen: Klicke es an oder drücke die Eingabetaste, wenn es den Fokus hat.
web-around-help-look = Zeige auf etwas oder bewege den Fokus darauf, und die Zeile unter den Würfeln sagt, was es brächte oder warum es nicht geht. Auf einem Touchscreen zeigt das erste Tippen, was geschähe; das zweite führt es aus.
web-around-help-undo = Bis du deinen Zug beendest, kannst du jeden Schritt zurücknehmen und wiederholen.
web-around-help-final = Ein kleines Schloss zeigt Schritte, die etwas Neues aufdecken, etwa den nächsten Gast; sie lassen sich nicht zurücknehmen.
web-around-help-since = Die Liste an der Seite erzählt, was seit deinem letzten Zug geschah.
web-around-help-keys = Tasten
web-around-help-keys-off = Buchstaben und Ziffern sind in den Einstellungen ausgeschaltet.
web-around-help-moving = Sich bewegen

## What keys do, in the list of keys

web-around-key-dice = Diesen Würfel ansehen; noch einmal: ihn nehmen
web-around-key-boost = Die Stärke für { $price ->
    [1] eine Krone
   *[other] { $price } Kronen
} um eins erhöhen
web-around-key-undo = Einen Schritt zurücknehmen
web-around-key-redo = Ihn wiederholen
web-around-key-end = Den Zug beenden oder bestätigen
web-around-key-pass = Passen ansehen; noch einmal: passen
web-around-key-hint = Um einen Tipp bitten
web-around-key-guests = Zur Warteschlange
web-around-key-cafe = Zu Kaffeehaus und Küche
web-around-key-hotel = Zum Hotel
web-around-key-staff = Zum Personal
web-around-key-objectives = Zu den Zielen
web-around-key-notation = Züge eintippen
web-around-key-plan = Den nächsten Zug planen
web-around-key-log = Alle Ereignisse
web-around-key-talk = Tischgespräch
web-around-key-help = Diese Liste
web-around-key-arrows = In einem Abschnitt von Element zu Element
web-around-key-enter = Nutzen, was den Fokus hat
web-around-key-tab = Zum nächsten Element oder Knopf
web-around-key-escape = Zurück oder schließen

## Why a key does nothing now

web-around-key-boost-no = Die Stärke lässt sich jetzt nicht erhöhen.
web-around-key-undo-no = Es gibt nichts zurückzunehmen.
web-around-key-redo-no = Es gibt nichts zu wiederholen.
web-around-key-end-no = Es gibt jetzt nichts zu beenden.
web-around-key-pass-no = Du kannst jetzt nicht passen.
web-around-key-hint-no = Jetzt gibt es keinen Tipp.
web-around-boost-on = Der nächste Würfel ist für { $price ->
    [1] eine Krone
   *[other] { $price } Kronen
} um eins stärker.
web-around-boost-off = Der nächste Würfel wird genommen, wie er liegt.

## Play by typing

web-around-notation-label = Was tust du? Zum Beispiel: die 4+
web-around-notation-do = Ausführen
web-around-notation-list = Was möglich ist
web-around-notation-none = Keine mögliche Aktion passt dazu.
web-around-notation-wait = Du hast gerade nichts zu entscheiden.
# $typed: what somebody has written.
web-around-notation-unknown = „{ $typed }“ ist jetzt nicht möglich.
