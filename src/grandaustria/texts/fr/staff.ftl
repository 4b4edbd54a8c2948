### What each staff card does. $amount is the card's own figure. A message with a suffix holds under that value of the
### rule option that concerns the card.

staff-1-effect = { $amount ->
    [one] Une fois par manche, tu reçois { $amount } strudel.
   *[other] Une fois par manche, tu reçois { $amount } strudels.
}
staff-2-effect = { $amount ->
    [one] Une fois par manche, tu reçois { $amount } gâteau.
   *[other] Une fois par manche, tu reçois { $amount } gâteaux.
}
staff-3-effect = { $amount ->
    [one] Une fois par manche, tu reçois { $amount } vin.
   *[other] Une fois par manche, tu reçois { $amount } vins.
}
staff-4-effect = { $amount ->
    [one] Une fois par manche, tu reçois { $amount } café.
   *[other] Une fois par manche, tu reçois { $amount } cafés.
}
staff-5-effect = { $amount ->
    [one] Pour chaque client rouge que tu loges, tu reçois { $amount } couronne.
   *[other] Pour chaque client rouge que tu loges, tu reçois { $amount } couronnes.
}
staff-5-effect-completed = { $amount ->
    [one] Pour chaque client rouge dont tu complètes la commande, tu reçois { $amount } couronne.
   *[other] Pour chaque client rouge dont tu complètes la commande, tu reçois { $amount } couronnes.
}
staff-6-effect = { $amount ->
    [one] Pour chaque client bleu que tu loges, avance de { $amount } case sur la piste de l’Empereur.
   *[other] Pour chaque client bleu que tu loges, avance de { $amount } cases sur la piste de l’Empereur.
}
staff-6-effect-completed = { $amount ->
    [one] Pour chaque client bleu dont tu complètes la commande, avance de { $amount } case sur la piste de l’Empereur.
   *[other] Pour chaque client bleu dont tu complètes la commande, avance de { $amount } cases sur la piste de l’Empereur.
}
staff-7-effect = { $amount ->
    [one] Pour chaque client jaune que tu loges, tu reçois { $amount } couronne.
   *[other] Pour chaque client jaune que tu loges, tu reçois { $amount } couronnes.
}
staff-8-effect = { $amount ->
    [one] Pour chaque client vert que tu loges, tu marques { $amount } point.
   *[other] Pour chaque client vert que tu loges, tu marques { $amount } points.
}
staff-9-effect = Tu prépares les chambres bleues gratuitement.
staff-10-effect = Tu prépares les chambres rouges gratuitement.
staff-11-effect = Tu prépares les chambres jaunes gratuitement.
staff-12-effect = { $amount ->
    [one] Quand tu prends un 3 ou un 4, tu marques { $amount } point.
   *[other] Quand tu prends un 3 ou un 4, tu marques { $amount } points.
}
staff-13-effect = Quand tu prends un 1 ou un 2, sa force augmente de { $amount }.
staff-14-effect =
    Quand tu prends un 1 ou un 2, tu peux aussi préparer une chambre au prix habituel, avant ou après l’action.
staff-15-effect = Quand tu prends un 4, chaque point de force donne une couronne et une case Empereur.
staff-16-effect = { $amount ->
    [one] Quand tu prends un 4, tu marques { $amount } point.
   *[other] Quand tu prends un 4, tu marques { $amount } points.
}
staff-17-effect = Quand tu prends un 6, il ne coûte aucune couronne et sa force augmente de { $amount }.
staff-18-effect = Quand tu prends un 5, sa force augmente de { $amount }.
staff-19-effect = { $amount ->
    [one] Quand tu prends un 3, tu marques { $amount } point.
   *[other] Quand tu prends un 3, tu marques { $amount } points.
}
staff-20-effect = { $amount ->
    [one] Quand tu prends un 5, avance de { $amount } case sur la piste de l’Empereur.
   *[other] Quand tu prends un 5, avance de { $amount } cases sur la piste de l’Empereur.
}
staff-21-effect = Tu reçois un strudel, un gâteau, un vin et un café.
staff-22-effect =
    Quand tu prends un 3, tu peux aussi engager une carte Personnel de ta main au prix habituel, avant ou après l’action.
staff-23-effect = { $amount ->
    [one] Pour chacune de tes chambres qui devient occupée, peu importe comment, tu reçois { $amount } couronne.
   *[other] Pour chacune de tes chambres qui devient occupée, peu importe comment, tu reçois { $amount } couronnes.
}
staff-23-effect-guests = { $amount ->
    [one] Pour chaque client qui s’installe dans ton hôtel, tu reçois { $amount } couronne.
   *[other] Pour chaque client qui s’installe dans ton hôtel, tu reçois { $amount } couronnes.
}
staff-24-effect = Servir depuis la cuisine ne te coûte rien.
staff-25-effect = Les clients de la file ne te coûtent rien.
staff-26-effect = { $amount ->
    [one] Tu peux payer { $amount } couronne pour échapper à une pénalité de l’Empereur.
   *[other] Tu peux payer { $amount } couronnes pour échapper à une pénalité de l’Empereur.
}
staff-26-effect-immune = Aucune pénalité de l’Empereur ne te touche.
staff-27-effect = { $amount ->
    [one] Tu marques { $amount } point par chambre rouge occupée.
   *[other] Tu marques { $amount } points par chambre rouge occupée.
}
staff-28-effect = { $amount ->
    [one] Tu marques { $amount } point par chambre bleue occupée.
   *[other] Tu marques { $amount } points par chambre bleue occupée.
}
staff-29-effect = Marque les points d’une carte de fin de partie jouée par un adversaire, comptée pour ton propre hôtel.
staff-29-effect-anyone =
    Marque les points d’une carte de fin de partie jouée par toi ou un adversaire, comptée pour ton propre hôtel.
staff-30-effect = { $amount ->
    [one] Tu marques { $amount } point par chambre jaune occupée.
   *[other] Tu marques { $amount } points par chambre jaune occupée.
}
staff-31-effect = { $amount ->
    [one] Tu marques { $amount } point par chambre occupée.
   *[other] Tu marques { $amount } points par chambre occupée.
}
staff-32-effect = { $amount ->
    [one] Tu marques { $amount } point par carte Personnel que tu as jouée, celle-ci comprise.
   *[other] Tu marques { $amount } points par carte Personnel que tu as jouée, celle-ci comprise.
}
staff-33-effect = { $amount ->
    [one] Pour chaque client logé dont la commande compte { $order } mets, tu marques { $amount } point.
   *[other] Pour chaque client logé dont la commande compte { $order } mets, tu marques { $amount } points.
}
staff-34-effect = { $amount ->
    [one] Tu marques { $amount } point par chambre, préparée ou occupée.
   *[other] Tu marques { $amount } points par chambre, préparée ou occupée.
}
staff-35-effect = { $amount ->
    [one] Retourne côté occupé { $amount } chambre préparée de n’importe quelle couleur.
   *[other] Retourne côté occupé jusqu’à { $amount } chambres préparées de n’importe quelle couleur.
}
staff-36-effect = { $amount ->
    [one] Tu reçois { $amount } vin.
   *[other] Tu reçois { $amount } vins.
}
staff-37-effect = { $amount ->
    [one] Tu marques { $amount } point par groupe de chambres entièrement occupé.
   *[other] Tu marques { $amount } points par groupe de chambres entièrement occupé.
}
staff-38-effect = Complète avec la réserve la commande d’un client de ton café.
staff-39-effect = { $amount ->
    [one] Tu reçois { $amount } gâteau.
   *[other] Tu reçois { $amount } gâteaux.
}
staff-40-effect = { $amount ->
    [one] Tu marques { $amount } point par objectif que tu as validé.
   *[other] Tu marques { $amount } points par objectif que tu as validé.
}
staff-41-effect = { $amount ->
    [one] Tu marques { $amount } point par case qui te sépare de 0 sur la piste de l’Empereur.
   *[other] Tu marques { $amount } points par case qui te sépare de 0 sur la piste de l’Empereur.
}
staff-41-effect-12 = { $amount ->
    [one] Tu marques { $amount } point par case qui te sépare de 0 sur la piste de l’Empereur, 12 points au plus.
   *[other] Tu marques { $amount } points par case qui te sépare de 0 sur la piste de l’Empereur, 12 points au plus.
}
staff-42-effect = { $amount ->
    [one] Chaque fois que tu obtiens un bonus de l’Empereur, tu marques { $amount } point.
   *[other] Chaque fois que tu obtiens un bonus de l’Empereur, tu marques { $amount } points.
}
staff-43-effect = { $amount ->
    [one] Tu reçois { $amount } café.
   *[other] Tu reçois { $amount } cafés.
}
staff-44-effect = { $amount ->
    [one] Tu reçois { $amount } strudel.
   *[other] Tu reçois { $amount } strudels.
}
staff-45-effect = { $amount ->
    [one] Avance de { $amount } case sur la piste de l’Empereur.
   *[other] Avance de { $amount } cases sur la piste de l’Empereur.
}
staff-46-effect = { $amount ->
    [one] Tu marques { $amount } point par étage entièrement occupé.
   *[other] Tu marques { $amount } points par étage entièrement occupé.
}
staff-47-effect = { $amount ->
    [one] Tu marques { $amount } point par colonne entièrement occupée.
   *[other] Tu marques { $amount } points par colonne entièrement occupée.
}
staff-48-effect = { $amount ->
    [one] Tu marques { $amount } point par trio de chambres occupées : une bleue, une rouge et une jaune.
   *[other] Tu marques { $amount } points par trio de chambres occupées : une bleue, une rouge et une jaune.
}
