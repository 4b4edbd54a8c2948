### Nachrichten an jemanden, der nicht am Tisch ist, vom schnellen Zusammenfinden und von Einladungen; die Adresse folgt nach dem Text. $title: wie der Tisch heißt.

alert-paired-subject = Deine Partie hat begonnen: { $title }
alert-paired-text = Du hast Mitspieler gefunden. Deine Partie am Tisch { $title } hat begonnen.
alert-round-subject = Die Runde hat begonnen: { $title }
alert-round-text = Im Turnier { $title } hat eine Runde begonnen, dein Tisch wartet auf dich.
# $name: wer einlädt.
alert-invited-subject = { $name } lädt dich ein: { $title }
# $name: wer einlädt.
alert-invited-text = { $name } lädt dich an den Tisch { $title } ein. Solange ein Platz frei ist, steht die Einladung auf der Startseite.
