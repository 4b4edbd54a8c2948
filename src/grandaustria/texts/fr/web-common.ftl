### What every screen of the web table says.

web-name = Grand Austria
web-close = Fermer
web-home = Retour au hall
web-again = Réessayer
web-trouble = Quelque chose ne va pas
web-missing = Cette page n’existe pas
web-missing-text = L’adresse a peut-être été coupée. Depuis le hall, tu accèdes à tout.
web-offline = Pas de connexion
web-offline-text = La maison est injoignable d’ici. Tes tables restent comme tu les as laissées. Vérifie la connexion, puis réessaie.

## Who sits where

web-leopold = Léopold
web-seat-free = Place libre
web-seat-closed = Place fermée
# Beside the name of somebody who had left before the end of the game
web-seat-finished-by-bot = terminé par l’ordinateur
# Where players have no names of their own, such as several people at one screen.
web-player-number = Joueur { $number }
# Levels of the computer players; each name stands for one player, as a person's name does.
web-bot-apprentice = Apprenti
web-bot-steward = Intendant
web-bot-innkeeper = Aubergiste
web-bot-hotelier = Hôtelier
web-bot-master = Grand maître
# Levels of former versions, in games that were begun with them.
web-bot-pageboy = Chasseur
web-bot-waiter = Serveur
web-bot-concierge = Concierge
web-bot-director = Directeur
web-bot-learned = Réseau

## Screens, as the browser's title and in the head of the page

web-title-home = Tables
web-title-new = Nouvelle partie
web-title-open = Tables ouvertes
web-title-archive = Archives
web-title-me = Toi
web-title-join = Invitation
web-title-statistics = Statistiques
web-title-score = Feuille de score
web-title-replay = Relecture
web-title-analysis = Analyse
web-title-tournaments = Tournois
web-title-tournament = Tournoi
web-title-cards = Cartes
web-title-rules = Règles
web-title-learn = Apprendre
web-title-style = Style
web-title-table = Table
web-title-missing = Introuvable
# $page is one of the titles above.
web-title = { $page } · Grand Austria

## Why the server refuses something; the ids end with its reasons (docs/server.md)

web-refusal-banned = L’accès à ce serveur t’est fermé.
web-refusal-budget = Pour que l’ordinateur réfléchisse aussi longtemps, il faut un compte.
web-refusal-busy = Beaucoup de monde demande en même temps. Réessaie dans un instant.
web-refusal-forbidden = Tu n’as pas le droit de faire cela ici.
web-refusal-foreign = C’est à quelqu’un d’autre de jouer, ou l’ordinateur joue à ta place.
web-refusal-frozen = Cette partie ne correspond plus aux règles de cette version. On peut la lire et l’exporter, mais pas la jouer.
web-refusal-full = Toutes les places sont prises.
web-refusal-has-account = Tu as déjà un compte.
web-refusal-illegal = Les règles ne le permettent pas maintenant.
web-refusal-internal = Une erreur s’est produite sur le serveur. Réessaie.
web-refusal-invalid = Dans ta saisie, quelque chose manque, est trop long ou n’est pas du bon type.
web-refusal-length = Ce message est trop long.
web-refusal-look-alike = À cette table, un autre nom lui ressemble à s’y méprendre. Choisis-en un autre.
web-refusal-mail = L’e-mail n’a pas pu être envoyé à cette adresse.
web-refusal-maintenance = Le serveur est en maintenance. On peut finir son tour, mais rien de nouveau ne commence. Reviens bientôt.
web-refusal-method = Le serveur ne comprend pas cette demande.
web-refusal-name-taken = Quelqu’un d’autre porte ce nom.
web-refusal-no-account = Il faut un compte pour cela.
web-refusal-no-days-off = Tu n’as plus de jours de congé.
web-refusal-no-hints = Il n’y a de conseils que là où aucune autre personne ne joue, et jamais dans une partie classée.
web-refusal-no-mail = Ce serveur n’envoie pas d’e-mails.
web-refusal-no-newcomers = Depuis ton réseau, personne de nouveau n’est admis pour le moment. Avec un compte, tu peux te connecter.
web-refusal-no-people = Il n’y a encore personne à cette table.
web-refusal-no-session = On ne te connaît plus ici. Recharge la page.
web-refusal-not-asked = Tu n’as rien à décider maintenant.
web-refusal-not-away = Cette personne est là, ou son absence est trop courte.
web-refusal-not-back = Ce tour ne peut plus être annulé.
web-refusal-not-found = Cela n’existe pas ici, ou tu ne peux pas le voir.
web-refusal-not-late = Personne n’a épuisé son temps.
web-refusal-not-over = Ce n’est possible qu’après une partie jouée ici jusqu’au bout.
web-refusal-not-started = La partie n’a pas commencé.
web-refusal-offline = Le serveur est injoignable. Vérifie la connexion et réessaie.
web-refusal-origin = Cette page ne peut pas demander cela à ce serveur. Ouvre-la à sa propre adresse.
web-refusal-outdated = Cette table a été préparée pour des règles inconnues de cette version.
web-refusal-over = La partie est finie.
web-refusal-question = Une autre question est posée à cette table : il faut d’abord y répondre.
web-refusal-record = Ce n’est pas le fichier d’une partie terminée, ou il ne peut pas être rejoué.
web-refusal-refused = Ce n’est pas possible.
web-refusal-removed = L’hôte t’a fait quitter cette table. Il te faut un nouveau lien pour revenir.
web-refusal-resigned = Tu as abandonné cette place pour de bon.
web-refusal-running = La partie n’est pas finie. Elle pourra être analysée à la fin.
web-refusal-sealed = D’autres jouent encore avec le même hasard. Ce sera possible quand leurs parties seront finies.
web-refusal-seat-taken = Cette place est déjà prise.
web-refusal-seated = Tu es déjà à cette table.
web-refusal-seats = Ces places ne conviennent pas à la partie.
web-refusal-seats-free = Il reste des places. Attends ou laisse-les à l’ordinateur.
web-refusal-setup = Cette partie n’existe pas.
web-refusal-stale = La table a changé entre-temps. Regarde de nouveau.
web-refusal-started = La partie a déjà commencé.
web-refusal-too-large = C’est trop pour un seul envoi.
web-refusal-too-many = C’était trop souvent. Attends un peu.
web-refusal-too-many-bots = Tu as trop de parties en cours avec l’ordinateur ou sur un seul écran. Termines-en d’abord une ; avec un compte, tu peux en avoir plus.
web-refusal-too-many-mutes = Tu ne peux pas ignorer ou bloquer plus de monde.
web-refusal-too-many-public = Sans compte, tu ne peux avoir que quelques tables publiques à la fois. Quittes-en une, ou protège ton identité par un mot de passe.
web-refusal-too-many-tables = Trop de tes tables attendent. Commence, termine ou quitte d’abord l’une d’elles.
web-refusal-unavailable = La base de données ne répond pas. Réessaie.
web-refusal-wrong = Le nom ne va pas avec ce mot de passe ou ce code.
# At the table. $title: of the tournament. $n: the round.
web-cup-of-table = { $title }, ronde { $n }
