### The lobby and the pages around the table: home, new game, open tables, archive, invitation, account.

## Head and foot of every page

web-home-skip = Al contenuto
web-home-nav = Le sale della casa
web-home-language = Lingua
web-home-light = Di giorno
web-home-dark = Di notte
# $name is the visitor's name.
web-home-you = Tu: { $name }
web-home-learn = Impara in dieci minuti
web-home-licences = Licenze
web-home-interface = Per i programmi
web-home-unofficial = Non ufficiale, senza legami con l’editore. Software libero, disegni propri.
web-home-loading = Un momento
web-home-copy = Copia
web-home-copied = Copiato

## Home

# Second line of the poster, under the name of the house, in capitals with wide spaces.
web-home-poster = Hotel
web-home-greeting-morning = Buongiorno, { $name }.
web-home-greeting-day = Buongiorno, { $name }.
web-home-greeting-evening = Buonasera, { $name }.
web-home-greeting-night = Ancora in piedi, { $name }?
web-home-welcome = Benvenuti al Grand Austria.
web-home-welcome-text = Gestisci un hotel nella Vienna del 1900: riempi il caffè, prepara le camere, conquista il favore dell’Imperatore. Un clic e giochi.
web-home-waiting = { $count ->
    [0] Nessun tavolo ti aspetta.
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
web-home-stay = Conserva il tuo nome e le tue partite
# In the browser's tab while it is the visitor's turn. $title is the title of the page.
web-home-tab = ({ $count }) { $title }
web-home-mine = I tuoi tavoli
web-home-new = Nuova partita
web-home-all-options = Tutte le opzioni
web-home-see-all = Vedi tutti
web-home-house = Su questo server
web-home-house-empty = Al momento nessun tavolo pubblico
web-home-house-empty-text = Aprine uno e chi passa potrà sedersi, o guarda le partite giocate qui.
web-home-house-do = Apri un tavolo pubblico
web-home-house-archive = All’archivio
web-home-more = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $count }
}

## Rows of tables

web-home-players = Persone
web-home-your-turn = Tocca a te
# What a table without a title of its own is called.
web-home-title-solo = In solitario contro Leopold
web-home-title-screen = Su un solo schermo
web-home-title-house = Contro la casa
web-home-title-friends = Tavolo tra amici
# $names is a list of people, such as "Milan and Sofia".
web-home-title-with = Con { $names }
web-home-title-of = Tavolo di { $name }
web-home-row-free = { $count ->
    [0] Ci sono tutti.
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
web-home-row-host = { $count ->
    [0] { $name } invita; tutti i posti sono occupati.
    [one] { $name } invita; un posto è libero.
   *[other] { $name } invita; { $count } posti sono liberi.
}
web-home-row-thinks = { $name } sta pensando.
web-home-row-round = Round { $round }
web-home-row-setup = In preparazione
# $when is a time from now, such as "in 2 days".
web-home-row-due = Scadenza: { $when }
web-home-row-late = Tempo scaduto { $when }
web-home-row-ready = Pronto a cominciare
# a table whose game cannot begin yet, as seats are free
web-home-row-unbegun = Non iniziata
web-home-row-open = Apri
web-home-row-play = Gioca
web-home-row-look = Guarda
web-home-row-join = Siediti
web-home-row-watch = Assisti

## New game, in short

web-home-new-quick = Partita veloce
web-home-new-quick-text = Contro due hotel del computer, circa 30 minuti.
web-home-new-starting = Le porte si aprono…
web-home-new-friends = Con gli amici
web-home-new-friends-text = Manda un link. In diretta o nell’arco di più giorni.
web-home-new-screen = Un solo schermo
web-home-new-screen-text = Il dispositivo fa il giro del tavolo.
web-home-new-leopold = Leopold
web-home-new-leopold-text = In solitario contro la corte, tre livelli.
web-home-how-many = In quanti giocate?
web-home-count = { $count ->
    [one] Una persona
   *[other] { $count } persone
}
web-home-start-friends = Ricevi un link per i tuoi amici. Chi lo apre si siede; i posti che restano liberi può prenderli il computer.
web-home-start-screen = Giocate tutti su questo dispositivo. Tra due turni un sipario nasconde le carte.
web-home-start-leopold = Gestisci il tuo hotel in solitario, e Leopold, che gestisce la casa rivale, fa di tutto per essere più caro all’Imperatore.
web-home-level = Livello
web-home-level-easy = Facile
web-home-level-easy-text = Per conoscerlo.
web-home-level-medium = Medio
web-home-level-medium-text = Per chi conosce le sue carte.
web-home-level-hard = Difficile
web-home-level-hard-text = Non perdona nulla.
web-home-start-open = Apri il tavolo
web-home-start-begin = Comincia
web-home-invite = Manda questo link ai tuoi amici, o faglielo leggere dallo schermo.
web-home-link = Link al tavolo
web-home-link-local = Questo link funziona solo su questo dispositivo. Avvia il gioco con «./play --share» per giocare nella rete di casa.
web-home-qr = Codice QR del link al tavolo
web-home-send = Invia
web-home-to-table = Al tavolo
web-home-file = Apri un file di partita
web-home-file-busy = Lettura del file…
web-home-file-text = Un file di partita si ottiene con «{ web-end-save }» alla fine di una partita. Viene rigiocato mossa per mossa prima di essere mostrato.

## New game, with all options

web-home-form-lead = Tutto è impostato come si gioca di solito. Cambia ciò che vuoi.
web-home-form-who = Chi gioca
web-home-form-game = A che cosa si gioca
web-home-form-table = Il tavolo
web-home-kind = Tipo di partita
web-home-kind-table = A un tavolo
web-home-kind-table-text = Con amici tramite link, con chi passa o contro hotel del computer.
web-home-kind-screen = Su un solo schermo
web-home-kind-screen-text = Tutti giocano su questo dispositivo, uno dopo l’altro.
web-home-kind-solo = Contro Leopold
web-home-kind-solo-text = Il solitario del regolamento.
web-home-seats = Posti
# $number counts the seats from 1.
web-home-seat = Posto { $number }
web-home-seat-you = { $name } (tu)
web-home-seat-open = Qualcuno con il link
web-home-seat-here = Qualcuno davanti a questo schermo
# $bot is the name of a computer player, $level says how well it plays.
web-home-seat-bot = Computer: { $bot } ({ $level })
web-home-bot-apprentice = sta imparando e ti lascia vincere
web-home-bot-steward = gioca con impegno e trascura qualcosa
web-home-bot-innkeeper = conosce il mestiere e ogni tanto sbaglia
web-home-bot-hotelier = un avversario forte, sicuro e veloce
web-home-bot-master = ha imparato il gioco da solo, il più forte della casa
web-home-all-bots = Computer a tutti gli altri posti
web-home-hotels = Hotel
web-home-hotels-night = Notte
web-home-hotels-night-text = Lo stesso hotel per tutti.
web-home-hotels-day = Giorno
web-home-hotels-day-text = Ognuno ne riceve uno diverso.
web-home-staff = Primo personale
web-home-staff-standard = Distribuito
web-home-staff-standard-text = Sei carte a testa da tutto il mazzo.
web-home-staff-intro = Per la prima partita
web-home-staff-intro-text = Mani composte per essere facili da giocare.
web-home-staff-draft = Draft
web-home-staff-draft-text = Scegli una carta, passa le altre.
web-home-rules = Regolamento
web-home-single = Singole regole
web-home-single-count = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
}
# $rules is the name of an edition, or "A mix of editions".
web-home-single-mixed = Giochi: { $rules }.
web-home-single-reset = Annulla le modifiche
web-home-listed = Chi può venire
web-home-listed-no = Solo con il link
web-home-listed-no-text = Senza link nessuno trova il tavolo.
web-home-listed-yes = Pubblico
web-home-listed-yes-text = Elencato su questo server; tutti possono guardare.
web-home-table-title = Nome del tavolo
web-home-table-title-hint = Facoltativo, per i tuoi elenchi.
web-home-table-title-wrong = Al massimo 80 lettere, su una riga.
web-home-stand-in = Sostituto
web-home-stand-in-hint = Gioca al posto di chi se ne va o si fa aspettare, finché non torna.
web-home-time-seconds = { $count ->
    [one] Un secondo
   *[other] { $count } secondi
}
web-home-time-minutes = { $count ->
    [one] Un minuto
   *[other] { $count } minuti
}
web-home-time-hours = { $count ->
    [one] Un’ora
   *[other] { $count } ore
}
web-home-time-days = { $count ->
    [one] Un giorno
   *[other] { $count } giorni
}
web-home-cancel = Torna alla hall

## The wished-for game in sentences

web-home-summary = La tua partita
web-home-sum-solo = Giochi in solitario contro Leopold ({ $level }).
# $bots is a list of computer players.
web-home-sum-bots = Giochi contro { $bots }.
# $people counts the others who come by link.
web-home-sum-table = { $people ->
    [one] Aspetti un’altra persona con il link.
   *[other] Aspetti altre { $people } persone con il link.
}
web-home-sum-table-bots = { $people ->
    [one] Aspetti un’altra persona con il link e giochi anche contro { $bots }.
   *[other] Aspetti altre { $people } persone con il link e giochi anche contro { $bots }.
}
# $all counts the people at the screen.
web-home-sum-screen = { $all ->
    [one] Una persona gioca su questo schermo.
   *[other] { $all } persone giocano su questo schermo.
}
web-home-sum-screen-bots = { $all ->
    [one] Una persona gioca su questo schermo contro { $bots }.
   *[other] { $all } persone giocano su questo schermo contro { $bots }.
}
web-home-sum-hotels-night = Tutti hanno l’hotel notturno.
web-home-sum-hotels-day = Ognuno ha un hotel diurno diverso.
web-home-sum-staff-standard = Il personale viene distribuito.
web-home-sum-staff-intro = Il personale è quello di una prima partita.
web-home-sum-staff-draft = Il personale si sceglie con il draft.
web-home-sum-rules = Regole: { $rules }.
web-home-sum-no-clock = Non c’è orologio.
# $time is a length of time, such as "One day".
web-home-sum-clock = Tempo per un turno: { $time }.
web-home-sum-public = Tutti possono trovare il tavolo e guardare.
web-home-sum-private = Solo chi ha il link trova il tavolo.

## Lists: open tables and the archive

web-home-filter = Che cosa si mostra
web-home-filter-any = Tutto
web-home-filter-solo = Solitario
web-home-filter-players = Persone
web-home-filter-mine = Solo le mie partite
web-home-list-more = Mostra altro
web-home-open-lead = I tavoli pubblici di questo server. Siediti a uno aperto, o guarda gli altri giocare.
web-home-open-open = Per giocare
web-home-open-open-empty = Nessun tavolo aspetta giocatori
web-home-open-open-do = Aprine uno tu: resta qui finché tutti i posti sono presi.
web-home-open-running = Per guardare
web-home-open-running-empty = Nessuna partita pubblica in corso
web-home-open-running-do = Le partite finite si possono rivedere in ogni momento dall’archivio.
web-home-open-none-filtered = Nulla corrisponde a ciò che cerchi
web-home-archive-lead = Partite finite, la più recente per prima: le tue e quelle pubbliche. Ognuna si può rivedere e salvare in un file.
web-home-archive-empty = Nulla è ancora stato giocato fino alla fine
web-home-archive-none-filtered = Nulla corrisponde a ciò che cerchi
web-home-archive-empty-text = Le partite compaiono qui quando sono finite. Puoi anche aprire un file di partita.
web-home-archive-imported = da un file
web-home-archive-ended = Chiusa senza risultato.
web-home-archive-won = Vittoria
web-home-archive-score = Punti
web-home-archive-replay = Replay
web-home-archive-record = File
web-home-points = { $count ->
    [one] Un punto
   *[other] { $count } punti
}

## Invitation

# $name is the host of the table.
web-home-join-title = { $name } ti invita
web-home-join-sit = C’è un posto per te. Non serve un account.
web-home-join-full = Ormai tutti i posti sono presi. Potrai guardare quando la partita comincia.
web-home-join-watch = La partita è cominciata. Puoi guardarla.
web-home-join-over = La partita è finita. Puoi vedere com’è andata.
web-home-join-do = Prendi posto
web-home-join-name = Gli altri lo vedono al tavolo.
web-home-join-none = Questo invito non porta da nessuna parte
web-home-join-none-text = Forse il link è stato tagliato, o il tavolo non c’è più. Chiedilo di nuovo, o comincia una partita tua.
web-home-name = Il tuo nome

## Oneself

web-home-me-guest = Sei di passaggio: questo browser ti conosce, nessun altro. Proteggi la tua identità con una password per tornare da dove vuoi.
web-home-me-account = Il tuo nome e le tue partite sono protetti da una password.
web-home-save = Salva
web-home-saved = Salvato
web-home-print = Stampa
web-home-name-text = Così ti vedono gli altri al tavolo.
# Why the server takes no such name.
web-home-name-empty = Scrivi un nome.
web-home-name-length = Questo nome è troppo lungo.
web-home-name-letters = Un nome deve avere almeno una lettera o una cifra.
web-home-name-characters = In questo nome ci sono caratteri invisibili. Scrivilo senza.
web-home-keep = Conserva questa identità
web-home-keep-text = Bastano un nome e una password. Nessuno chiede un indirizzo e-mail.
web-home-keep-do = Conserva
web-home-account-name = Nome
web-home-password = Password
web-home-password-hint = Almeno 8 caratteri; qualche parola è meglio di una.
web-home-password-old = Password attuale
web-home-password-new = Nuova password
web-home-password-wrong = La password non è questa.
web-home-password-change = Cambia la password
web-home-password-change-text = Tutti gli altri dispositivi vengono disconnessi.
web-home-sign-in = Accedi
web-home-sign-in-text = Ciò che hai giocato qui senza account viene con te.
web-home-sign-in-back = Accedi con la password
web-home-sign-out = Esci
web-home-forgotten = Password dimenticata?
web-home-recover = Nuova password
web-home-recover-text = Con il codice che hai stampato o annotato. Viene sostituito da uno nuovo, e tutti i dispositivi vengono disconnessi.
web-home-recover-do = Imposta la nuova password
web-home-code = Codice
web-home-code-hint = Cinque gruppi di cinque caratteri; minuscole o maiuscole.
web-home-code-title = Il tuo codice per una password dimenticata
web-home-code-text = Si mostra solo questa volta. Stampalo o annotalo: senza, nessuno può ridarti il tuo account.
web-home-code-where = Indirizzo
web-home-code-kept = Ce l’ho
web-home-sessions = Dove hai effettuato l’accesso
web-home-sessions-text = Disconnetti i dispositivi che non riconosci o non usi più.
# $browser and $system are names of programs, such as Firefox and Linux.
web-home-session-name = { $browser } su { $system }
web-home-session-unknown = Un altro programma
web-home-session-here = Ora sei qui.
# $when is a time from now, such as "3 hours ago".
web-home-session-seen = Ultimo uso { $when }
web-home-session-end = Disconnetti
web-home-language-text = Per la pagina, le carte e le e-mail.
web-home-alerts = Quando tocca a te
web-home-alerts-text = Ti viene detto al massimo una volta per turno, e solo quando il tavolo è chiuso.
web-home-alerts-browser = In questo browser
web-home-alerts-browser-text = Compare un avviso finché una pagina di questo server è aperta in questo browser.
web-home-alerts-browser-denied = Questo browser non mostra avvisi di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-home-alerts-browser-on = Mostra avvisi
web-home-alerts-browser-off = Basta avvisi
web-home-alerts-mail = Per e-mail
web-home-alerts-mail-none = Questo server non invia e-mail.
web-home-alerts-mail-on = Le e-mail vanno a { $email }.
web-home-alerts-mail-off = Basta e-mail
web-home-alerts-address = Indirizzo e-mail
web-home-alerts-address-wrong = Non è un indirizzo e-mail.
web-home-alerts-send = Mandami un codice
web-home-alerts-code = Codice dall’e-mail
web-home-alerts-code-hint = È stato inviato a { $email }.
web-home-alerts-code-wrong = Non è il codice inviato.
web-home-alerts-confirm = Conferma
web-home-alerts-other = Altro indirizzo
web-home-alerts-hook = Con un webhook
web-home-alerts-hook-address = Indirizzo da chiamare
web-home-alerts-hook-hint = Per programmi e domotica: solo https, chiamata con JSON. Lascia vuoto per disattivare.
web-home-alerts-hook-wrong = Si possono chiamare solo indirizzi pubblici con https.
web-home-farewell = Vai via per sempre
web-home-farewell-text = Il tuo nome, la tua password e i tuoi indirizzi vengono cancellati. Le partite finite restano, con un ex ospite al tuo posto.
web-home-farewell-do = Eliminami
web-home-farewell-sure = Andare via per sempre?
web-home-farewell-what = Non si può annullare: i tuoi posti si liberano, e il computer finisce le tue partite in corso.
web-home-farewell-yes = Sì, dimenticatemi
web-home-farewell-no = No, resto
