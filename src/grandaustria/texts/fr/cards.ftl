### The names of guests and staff; objectives, emperor tiles and the cards of the solo opponent. No two guests and no two
### staff cards have the same name.
### A dot within a word says where a narrow card may break it.

## Guests: our translations, in the titles of the Austrian court and administration; 75 stands so in the rulebook

guest-49-name = Sculpteur
guest-50-name = Musicien
guest-51-name = Composi·teur
guest-52-name = Tailleur
guest-53-name = Danseuse de flamenco
guest-54-name = Portrai·tiste
guest-55-name = Photo·graphe
guest-56-name = Cantatrice de chambre
guest-57-name = Architecte
guest-58-name = Comédienne
guest-59-name = Poète
guest-60-name = Joaillier
guest-61-name = Peintre
guest-62-name = Chanteuse d’opéra
guest-63-name = Dame du palais
guest-64-name = Duchesse
guest-65-name = Chevalier du Saint-Empire
guest-66-name = Land·gravine
guest-67-name = Prince souverain
guest-68-name = Princesse
guest-69-name = Comtesse
guest-70-name = Prince-électeur
guest-71-name = Baron
guest-72-name = Prince
guest-73-name = Comte
guest-74-name = Comte du Saint-Empire
guest-75-name = Baronne
guest-76-name = Duc
guest-77-name = Apothi·caire
guest-78-name = Conseiller des postes
guest-79-name = Conseiller privé
guest-80-name = Professeur émérite
guest-81-name = Général
guest-82-name = Conseiller supérieur
guest-83-name = Conseiller de commerce
guest-84-name = Conseiller aulique
guest-85-name = Commandant
guest-86-name = Conseiller vétéri·naire
guest-87-name = Conseiller médical
guest-88-name = Procureur général
guest-89-name = Haut-commis·saire
guest-90-name = Secrétaire minis·tériel
guest-91-name = Tezcat·lipoca
guest-92-name = Capitaine Crochet d’Or
guest-93-name = Monsieur Horsa
guest-94-name = M. Ingalls
guest-95-name = Mister Boydell
guest-96-name = Monsieur Oundo
guest-97-name = É. Gypte
guest-98-name = M. Polo
guest-99-name = Cramer·sopholus
guest-100-name = Franz le fermier
guest-101-name = Frère Uwe
guest-102-name = Contrôleur
guest-103-name = Durgoing
guest-104-name = MacLeod

## Staff: after the fan text; the names of 1, 34 and 37 are ours, to avoid doubles

staff-1-name = Service du petit-déjeuner
staff-2-name = Serveuse
staff-3-name = Barman
staff-4-name = Sous-chef
staff-5-name = Palefre·nier
staff-6-name = Écuyer
staff-7-name = Masseuse
staff-8-name = Guide touris·tique
staff-9-name = Majordome
staff-10-name = Chauffeur
staff-11-name = Fleuriste
staff-12-name = Gouver·nante
staff-13-name = Chef de salle
staff-14-name = Décorateur
staff-15-name = Cireur
staff-16-name = Blanchis·seuse
staff-17-name = Aide-cuisinier
staff-18-name = Dame du vestiaire
staff-19-name = Architecte d’inté·rieur
staff-20-name = Détective
staff-21-name = Chef
staff-22-name = Respon·sable du personnel
staff-23-name = Gardien
staff-24-name = Chef de rang
staff-25-name = Livreur
staff-26-name = Respon·sable des congrès
staff-27-name = Gestion·naire des réser·vations
staff-28-name = Concierge
staff-29-name = Secrétaire
staff-30-name = Récep·tionniste
staff-31-name = Femme de chambre
staff-32-name = Assistant de direction
staff-33-name = Valet d’étage
staff-34-name = Employé de réception
staff-35-name = Page
staff-36-name = Sommelier
staff-37-name = Service en chambre
staff-38-name = Portier
staff-39-name = Pâtissier
staff-40-name = Directeur marketing
staff-41-name = Télépho·niste
staff-42-name = Jardinier
staff-43-name = Barista
staff-44-name = Respon·sable du buffet
staff-45-name = Maître-nageur
staff-46-name = Gouver·nante d’étage
staff-47-name = Liftier
staff-48-name = Directeur de l’hôtel

## Objectives: $amount is the figure of the card; $blue, $red, $yellow are numbers of rooms

objective-105-name = Bourse pleine
objective-105-condition = { $amount ->
    [one] Avoir { $amount } couronne.
   *[other] Avoir { $amount } couronnes.
}
objective-106-name = Maison bien tenue
objective-106-condition = { $amount ->
    [one] Avoir { $amount } chambre, préparée ou occupée.
   *[other] Avoir { $amount } chambres, préparées ou occupées.
}
objective-107-name = Maison affairée
objective-107-condition = { $amount ->
    [one] Avoir { $amount } carte Personnel en service.
   *[other] Avoir { $amount } cartes Personnel en service.
}
objective-108-name = En faveur à la cour
objective-108-condition = Être au moins sur la case { $amount } de la piste de l’Empereur.
objective-109-name = Étage par étage
objective-109-condition = { $amount ->
    [one] Avoir { $amount } étage entièrement occupé.
   *[other] Avoir { $amount } étages entièrement occupés.
}
objective-110-name = Suites complètes
objective-110-condition = { $amount ->
    [one] Avoir { $amount } groupe de chambres entièrement occupé.
   *[other] Avoir { $amount } groupes de chambres entièrement occupés.
}
objective-111-name = Annoncer la couleur
objective-111-condition = { $amount ->
    [one] Avoir toutes les chambres d’une même couleur occupées.
   *[other] Avoir toutes les chambres de { $amount } couleurs occupées.
}
objective-112-name = De la cave au toit
objective-112-condition = { $amount ->
    [one] Avoir { $amount } colonne entièrement occupée.
   *[other] Avoir { $amount } colonnes entièrement occupées.
}
objective-113-name = Société mêlée
objective-113-condition = Avoir { $blue } chambres bleues, { $red } rouges et { $yellow } jaunes occupées.
objective-114-name = Citoyens et artistes
objective-114-condition = Avoir { $red } chambres rouges et { $yellow } jaunes occupées.
objective-115-name = Artistes et nobles
objective-115-condition = Avoir { $yellow } chambres jaunes et { $blue } bleues occupées.
objective-116-name = Nobles et citoyens
objective-116-condition = Avoir { $blue } chambres bleues et { $red } rouges occupées.

## Emperor tiles; what they give and take stands in effects.ftl

tile-A1-name = La Cassette privée
tile-A2-name = La Clé du garde-manger
tile-A3-name = Lettres de recommandation
tile-A4-name = La Nouvelle Aile
tile-B1-name = Le Banquet de la cour
tile-B2-name = Le Trésor
tile-B3-name = Les Gens de la cour
tile-B4-name = L’Archiduc en voyage
tile-C1-name = Les Éloges de l’Empereur
tile-C2-name = La Suite impériale
tile-C3-name = La Parade des livrées
tile-C4-name = Fournisseur de la cour

## Leopold: $level is the lowest level that plays this part

leopold-name = Léopold, carte { $number }
leopold-guest = { $colour ->
    [any] prend le meilleur client
    [blue] prend un client bleu
    [red] prend un client rouge
    [yellow] prend un client jaune
   *[green] prend un client vert
}
leopold-die-any = prend un dé là où il y en a le plus
leopold-die-face = prend un { $faces }
leopold-emperor = { $amount ->
    [one] avance de { $amount } case sur la piste de l’Empereur
   *[other] avance de { $amount } cases sur la piste de l’Empereur
}
leopold-staff = révèle une carte Personnel
leopold-objective = { $group ->
    [any] progresse sur l’objectif le moins avancé
   *[other] progresse sur l’objectif { $group }
}
leopold-from-medium = { $part } (moyen et difficile)
leopold-from-hard = { $part } (difficile)
leopold-hand-left = égalités : à gauche, le plus bas, A d’abord
leopold-hand-right = égalités : à droite, le plus haut, C d’abord
