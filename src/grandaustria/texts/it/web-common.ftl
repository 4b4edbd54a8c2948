### What every screen of the web table says.

web-name = Grand Austria
web-close = Chiudi
web-home = Alla hall
web-again = Riprova
web-trouble = Qualcosa non va
web-missing = Questa pagina non esiste
web-missing-text = Forse l’indirizzo è stato tagliato. Dalla hall raggiungi tutto.
web-offline = Nessuna connessione
web-offline-text = Da qui la casa non è raggiungibile. I tuoi tavoli restano come li hai lasciati. Controlla la connessione e poi riprova.

## Who sits where

web-leopold = Leopold
web-seat-free = Posto libero
web-seat-closed = Posto chiuso
# Beside the name of somebody who had left before the end of the game
web-seat-finished-by-bot = finito dal computer
# Where players have no names of their own, such as several people at one screen.
web-player-number = Giocatore { $number }
# Levels of the computer players; each name stands for one player, as a person's name does.
web-bot-apprentice = Apprendista
web-bot-steward = Economo
web-bot-innkeeper = Locandiere
web-bot-hotelier = Albergatore
web-bot-master = Maestro
# Levels of former versions, in games that were begun with them.
web-bot-pageboy = Valletto
web-bot-waiter = Cameriere
web-bot-concierge = Concierge
web-bot-director = Direttore
web-bot-learned = Rete

## Screens, as the browser's title and in the head of the page

web-title-home = Tavoli
web-title-new = Nuova partita
web-title-open = Tavoli aperti
web-title-archive = Archivio
web-title-me = Tu
web-title-join = Invito
web-title-statistics = Statistiche
web-title-score = Foglio dei punti
web-title-replay = Replay
web-title-analysis = Analisi
web-title-tournaments = Tornei
web-title-tournament = Torneo
web-title-cards = Carte
web-title-rules = Regole
web-title-learn = Impara
web-title-style = Stile
web-title-table = Tavolo
web-title-missing = Non trovato
# $page is one of the titles above.
web-title = { $page } · Grand Austria

## Why the server refuses something; the ids end with its reasons (docs/server.md)

web-refusal-banned = Non puoi più accedere a questo server.
web-refusal-budget = Perché il computer pensi così a lungo serve un account.
web-refusal-busy = Troppe richieste insieme. Riprova tra un momento.
web-refusal-forbidden = Qui non ti è permesso.
web-refusal-foreign = È il turno di qualcun altro, o il computer gioca al tuo posto.
web-refusal-frozen = Questa partita non corrisponde più alle regole di questa versione. Si può leggere ed esportare, ma non giocare.
web-refusal-full = Tutti i posti sono occupati.
web-refusal-has-account = Hai già un account.
web-refusal-illegal = Ora le regole non lo permettono.
web-refusal-internal = Qualcosa è andato storto nel server. Riprova.
web-refusal-invalid = Qualcosa che hai inserito manca, è troppo lungo o del tipo sbagliato.
web-refusal-length = Questo messaggio è troppo lungo.
web-refusal-look-alike = Allo stesso tavolo c’è un nome che sembra uguale. Scegline un altro.
web-refusal-mail = Non è stato possibile inviare l’e-mail a questo indirizzo.
web-refusal-maintenance = Il server è in manutenzione. Si può finire il proprio turno, ma niente di nuovo comincia. Torna presto.
web-refusal-method = Il server non capisce questa richiesta.
web-refusal-name-taken = Questo nome è già di qualcun altro.
web-refusal-no-account = Serve un account.
web-refusal-no-days-off = Non hai più giorni liberi.
web-refusal-no-hints = Ci sono consigli solo dove non gioca nessun’altra persona, e mai nelle partite classificate.
web-refusal-no-mail = Questo server non invia e-mail.
web-refusal-no-newcomers = Dalla tua rete per ora non entra nessuno di nuovo. Con un account puoi accedere.
web-refusal-no-people = A questo tavolo non siede ancora nessuno.
web-refusal-no-session = Questo server non ti riconosce più. Ricarica la pagina.
web-refusal-not-asked = Ora non hai nulla da decidere.
web-refusal-not-away = Questa persona c’è, o non è assente da abbastanza tempo.
web-refusal-not-back = Questo turno non si può più annullare.
web-refusal-not-found = Qui non c’è, o non puoi vederlo.
web-refusal-not-late = A nessuno è scaduto il tempo.
web-refusal-not-over = È possibile solo dopo una partita giocata qui fino alla fine.
web-refusal-not-started = La partita non è cominciata.
web-refusal-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
web-refusal-origin = Questa pagina non può chiederlo a questo server. Aprila al suo indirizzo.
web-refusal-outdated = Questo tavolo è stato preparato per regole che questa versione non conosce.
web-refusal-over = La partita è finita.
web-refusal-question = A questo tavolo c’è già un’altra domanda: prima va data risposta a quella.
web-refusal-record = Non è il file di una partita finita, o non si può rigiocare.
web-refusal-refused = Non è possibile.
web-refusal-removed = Chi invita ti ha tolto il posto a questo tavolo. Per tornare ti serve un nuovo link.
web-refusal-resigned = Hai abbandonato questo posto per sempre.
web-refusal-running = La partita è ancora in corso. Si potrà analizzare quando sarà finita.
web-refusal-sealed = Altri giocano ancora con la stessa fortuna. Sarà possibile quando le loro partite saranno finite.
web-refusal-seat-taken = Lì siede già qualcuno.
web-refusal-seated = Sei già a questo tavolo.
web-refusal-seats = Questi posti non vanno bene per la partita.
web-refusal-seats-free = Ci sono posti liberi. Aspetta, o lasciali al computer.
web-refusal-setup = Una partita così non esiste.
web-refusal-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
web-refusal-started = La partita è già cominciata.
web-refusal-too-large = È più di quanto si possa inviare in una volta.
web-refusal-too-many = Troppo spesso. Aspetta un po’.
web-refusal-too-many-bots = Hai in corso troppe partite con il computer o su un solo schermo. Prima finiscine una; con un account puoi averne di più.
web-refusal-too-many-mutes = Non puoi silenziare o bloccare altre persone.
web-refusal-too-many-public = Senza account puoi avere solo pochi tavoli pubblici alla volta. Lasciane uno, o proteggi la tua identità con una password.
web-refusal-too-many-tables = Hai troppi tavoli in attesa. Prima comincia, finisci o lascia uno di essi.
web-refusal-unavailable = Il database non risponde. Riprova.
web-refusal-wrong = Il nome non corrisponde a questa password o a questo codice.
# At the table. $title: of the tournament. $n: the round.
web-cup-of-table = { $title }, turno { $n }
