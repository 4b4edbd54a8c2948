### What every screen of the web table says.

web-name = Grand Austria
web-close = Schließen
web-home = Zur Lobby
web-again = Noch einmal versuchen
web-trouble = Hier klappt etwas nicht
web-missing = Diese Seite gibt es nicht
web-missing-text = Vielleicht wurde die Adresse abgeschnitten. Von der Lobby aus erreichst du alles.
web-offline = Keine Verbindung
web-offline-text = Das Haus ist von hier aus nicht zu erreichen. Deine Tische bleiben, wie du sie verlassen hast. Prüfe die Verbindung und versuche es dann noch einmal.

## Who sits where

web-leopold = Leopold
web-seat-free = Freier Platz
web-seat-closed = Geschlossener Platz
# Beside the name of somebody who had left before the end of the game
web-seat-finished-by-bot = vom Computer zu Ende gespielt
# Where players have no names of their own, such as several people at one screen.
web-player-number = Spieler { $number }
# Levels of the computer players; each name stands for one player, as a person's name does.
web-bot-apprentice = Lehrling
web-bot-steward = Wirtschafter
web-bot-innkeeper = Gastwirt
web-bot-hotelier = Hotelier
web-bot-master = Meister
# Levels of former versions, in games that were begun with them.
web-bot-pageboy = Page
web-bot-waiter = Kellner
web-bot-concierge = Concierge
web-bot-director = Direktor
web-bot-learned = Netz

## Screens, as the browser's title and in the head of the page

web-title-home = Tische
web-title-new = Neues Spiel
web-title-open = Offene Tische
web-title-archive = Archiv
web-title-me = Du
web-title-join = Einladung
web-title-statistics = Statistik
web-title-score = Wertungsblatt
web-title-replay = Wiedergabe
web-title-analysis = Analyse
web-title-tournaments = Turniere
web-title-tournament = Turnier
web-title-cards = Karten
web-title-rules = Regeln
web-title-learn = Lernen
web-title-style = Stil
web-title-table = Tisch
web-title-missing = Nicht gefunden
# $page is one of the titles above.
web-title = { $page } · Grand Austria

## Why the server refuses something; the ids end with its reasons (docs/server.md)

web-refusal-banned = Du wurdest von diesem Server ausgeschlossen.
web-refusal-budget = So lange denkt ein Computergegner nur nach, wenn dein Name mit einem Passwort gesichert ist.
web-refusal-busy = Gerade fragen viele auf einmal. Versuche es gleich noch einmal.
web-refusal-forbidden = Das darfst du hier nicht.
web-refusal-foreign = Jemand anders ist am Zug, oder der Computer spielt für dich.
web-refusal-frozen = Dieses Spiel passt nicht mehr zu den Regeln dieser Version. Es lässt sich lesen und exportieren, aber nicht spielen.
web-refusal-full = Alle Plätze sind besetzt.
web-refusal-has-account = Dieser Name ist schon mit einem Passwort gesichert.
web-refusal-illegal = Die Regeln erlauben das jetzt nicht.
web-refusal-internal = Im Server ist etwas schiefgegangen. Bitte versuche es noch einmal.
web-refusal-invalid = Eine deiner Angaben fehlt, ist zu lang oder von der falschen Art.
web-refusal-length = Diese Nachricht ist zu lang.
web-refusal-look-alike = Am selben Tisch sieht ein Name genauso aus. Wähle einen anderen.
web-refusal-mail = Die E-Mail konnte nicht an diese Adresse geschickt werden.
web-refusal-maintenance = Der Server wird gerade gewartet. Züge können beendet werden, aber nichts Neues beginnt. Komm bald wieder.
web-refusal-method = Der Server versteht diese Anfrage nicht.
web-refusal-name-taken = Diesen Namen hat schon jemand.
web-refusal-no-account = Dafür musst du deinen Namen mit einem Passwort sichern.
web-refusal-no-days-off = Du hast keine freien Tage mehr.
web-refusal-no-hints = Tipps gibt es nur, wo kein anderer Mensch mitspielt, und nicht in gewerteten Spielen.
web-refusal-no-mail = Dieser Server verschickt keine E-Mails.
web-refusal-no-newcomers = Aus deinem Netz wird zurzeit niemand Neues eingelassen. Mit einem Konto kannst du dich anmelden.
web-refusal-no-people = An diesem Tisch sitzt noch niemand.
web-refusal-no-session = Du bist hier nicht mehr bekannt. Lade die Seite neu.
web-refusal-not-asked = Du hast jetzt nichts zu entscheiden.
web-refusal-not-away = Dieser Platz ist besetzt oder noch nicht lange genug verlassen.
web-refusal-not-back = Dieser Zug lässt sich nicht mehr zurücknehmen.
web-refusal-not-found = Das gibt es hier nicht, oder du darfst es nicht sehen.
web-refusal-not-late = Für niemanden ist die Zeit abgelaufen.
web-refusal-not-over = Das geht nur nach einem Spiel, das hier bis zum Ende gespielt wurde.
web-refusal-not-started = Das Spiel hat noch nicht begonnen.
web-refusal-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
web-refusal-origin = Diese Seite darf das von diesem Server nicht verlangen. Öffne sie unter ihrer eigenen Adresse.
web-refusal-outdated = Dieser Tisch wurde für Regeln eröffnet, die diese Version nicht kennt.
web-refusal-over = Das Spiel ist aus.
web-refusal-question = An diesem Tisch steht schon eine andere Frage offen; beantwortet sie zuerst.
web-refusal-record = Das ist keine Datei eines beendeten Spiels, oder sie lässt sich nicht nachspielen.
web-refusal-refused = Das ist nicht möglich.
web-refusal-removed = Du wurdest von diesem Tisch entfernt. Zurück kommst du nur mit einem neuen Link.
web-refusal-resigned = Du hast diesen Platz endgültig aufgegeben.
web-refusal-running = Das Spiel läuft noch. Es lässt sich analysieren, wenn es aus ist.
web-refusal-sealed = Andere spielen noch mit demselben Glück. Das geht erst, wenn ihre Spiele vorbei sind.
web-refusal-seat-taken = Dort sitzt schon jemand.
web-refusal-seated = Du sitzt schon an diesem Tisch.
web-refusal-seats = Diese Plätze passen nicht zum Spiel.
web-refusal-seats-free = Es sind Plätze frei. Warte oder gib sie dem Computer.
web-refusal-setup = So ein Spiel gibt es nicht.
web-refusal-stale = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin.
web-refusal-started = Das Spiel hat schon begonnen.
web-refusal-too-large = Das ist mehr, als auf einmal geschickt werden kann.
web-refusal-too-many = Das war zu oft. Warte ein wenig.
web-refusal-too-many-bots = Zu viele deiner Partien mit Computergegnern oder an einem Bildschirm laufen. Beende erst eine; ist dein Name mit einem Passwort gesichert, dürfen es mehr sein.
web-refusal-too-many-mutes = Mehr Leute kannst du nicht stummschalten oder sperren.
web-refusal-too-many-public = Als Gast kannst du nur wenige öffentliche Tische zugleich haben. Verlasse einen, oder sichere deinen Namen mit einem Passwort.
web-refusal-too-many-tables = Zu viele deiner Tische warten. Beginne, beende oder verlasse erst einen.
web-refusal-unavailable = Die Datenbank antwortet nicht. Bitte versuche es noch einmal.
web-refusal-wrong = Der Name passt nicht zu diesem Passwort oder Code.
# At the table. $title: of the tournament. $n: the round.
web-cup-of-table = { $title }, Runde { $n }
