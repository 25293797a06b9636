/** Needs written from the demonstration content before a look at the vocabulary. */
type DejaDit = readonly [texte: string, besoin: string];

/** That another need already tells. */
export const BESOINS_DEJA_DITS_IMPREVUS: readonly DejaDit[] = [
	[
		"Qui peut me prêter une scie sauteuse dans la rue",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Éviter que chacun achète sa propre ponceuse",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Borrow a lawnmower from someone on my street",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Un parc où mon fils handicapé peut jouer",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Des balançoires pour les enfants en situation de handicap",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	["Swings my disabled son can use", "une-carte-des-aires-de-jeux-accessibles"],
	[
		"Trop de nourriture part à la poubelle au collège",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Redistribuer les plateaux de la restauration collective",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"School dinners end up in the bin",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Les gaz d'échappement devant la maternelle",
		"savoir-quel-air-respirent-les-enfants",
	],
	[
		"Installer des capteurs de particules fines près du collège",
		"savoir-quel-air-respirent-les-enfants",
	],
	[
		"Is the air clean at the school gate",
		"savoir-quel-air-respirent-les-enfants",
	],
	[
		"Consulter ce que les habitants ont réclamé pendant le grand débat",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Retrouver les doléances écrites en mairie",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Je n'ai plus de voiture pour aller chez le cardiologue",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Emmener les malades à leurs consultations",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Getting to the hospital without a car",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Des bénévoles pour discuter avec les personnes âgées en établissement",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Passer du temps avec les vieux qui n'ont pas de famille",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Spend an afternoon with seniors who get no visitors",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Ma grand-mère n'a pas internet pour regarder les horaires du bus",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Appeler pour savoir à quelle heure arrive le prochain autobus",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Un compte rendu simple des réunions de la mairie",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"What did the town council vote last week",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"Plus aucun généraliste ne prend de patientèle",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"No surgery will register me as a patient",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"Je ne comprends rien aux papiers de la préfecture",
		"comprendre-un-courrier-administratif",
	],
	[
		"Quelqu'un pour m'expliquer ma lettre de Pôle emploi",
		"comprendre-un-courrier-administratif",
	],
	[
		"Échanger des semences potagères avec mes voisins",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"Label the packets in the seed box",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"Éviter les mauvaises surprises sur la facture d'énergie d'un appartement",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	[
		"How much will heating cost before I rent this flat",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	["Où remplir ma gourde en ville l'été", "trouver-une-fontaine-d-eau-potable"],
	[
		"Boire gratuitement pendant la canicule",
		"trouver-une-fontaine-d-eau-potable",
	],
	[
		"Trouver un jour où tout le monde est libre pour se réunir",
		"fixer-une-date-de-reunion-sans-compte-ni-publicite",
	],
	[
		"Pick a day for our club meeting without signing up",
		"fixer-une-date-de-reunion-sans-compte-ni-publicite",
	],
	[
		"J'ai besoin d'une échelle juste pour un week-end",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Pourquoi acheter une perceuse qu'on utilise une fois par an",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Share garden tools with the people next door",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Partager le matériel de bricolage de l'immeuble",
		"se-preter-des-outils-entre-voisins",
	],
	[
		"Where can a kid in a wheelchair go and play",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Repérer les jardins d'enfants où l'on passe avec un fauteuil",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Parks with games for children who cannot walk",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Des jeux adaptés pour ma fille en fauteuil roulant",
		"une-carte-des-aires-de-jeux-accessibles",
	],
	[
		"Que deviennent les plats en trop à l'école",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Give the spare portions from our school kitchen to a food bank",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Les enfants ne mangent pas tout et on jette des kilos de nourriture",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Arrêter le gâchis à la cantine de mon fils",
		"ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	],
	[
		"Les parents laissent tourner leur moteur devant l'école",
		"savoir-quel-air-respirent-les-enfants",
	],
	[
		"Can we measure the pollution in front of the primary school",
		"savoir-quel-air-respirent-les-enfants",
	],
	[
		"Connaître le taux de pollution dans la cour de récréation",
		"savoir-quel-air-respirent-les-enfants",
	],
	["Cars idling outside the nursery", "savoir-quel-air-respirent-les-enfants"],
	[
		"Avoir accès aux cahiers citoyens de 2019",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Read what people wrote in the town hall complaint book",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Numériser les cahiers des gilets jaunes",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Chercher un mot dans les doléances de mon village",
		"lire-les-cahiers-de-doleances-de-ma-commune",
	],
	[
		"Trouver quelqu'un qui va aussi à l'hôpital mardi",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Qui peut conduire mon père chez le spécialiste",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Sharing a taxi to dialysis",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"A neighbour to drive me to my check-up",
		"partager-les-trajets-vers-un-rendez-vous-medical",
	],
	[
		"Aller jouer aux cartes avec les résidents de la maison de retraite",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Personne ne vient voir les vieux de l'hospice",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Volunteer to chat with old people in a home",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Offrir une heure par mois aux aînés qui sont seuls",
		"rendre-visite-aux-residents-isoles",
	],
	[
		"Je n'ai pas d'appli, quand passe mon bus",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Phone a number to know when the next bus comes",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Les horaires affichés à l'arrêt sont faux",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Une fiche horaire en gros caractères pour les personnes âgées",
		"savoir-quand-passe-le-car-sans-smartphone",
	],
	[
		"Le procès-verbal du conseil est illisible",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"Une page claire sur les votes de nos élus locaux",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"Short plain report of what the mayor and councillors voted",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"Suivre les décisions de la commune sans lire quarante pages",
		"lire-un-resume-du-conseil-municipal",
	],
	[
		"Mon docteur est parti à la retraite et je n'en trouve pas d'autre",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"List of practices that still take patients",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"J'appelle tous les médecins du département et personne ne me prend",
		"savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	],
	[
		"Quelqu'un qui me lise un courrier de la CAF",
		"comprendre-un-courrier-administratif",
	],
	[
		"Explain a letter from the council in plain words",
		"comprendre-un-courrier-administratif",
	],
	[
		"Je reçois des courriers officiels trop compliqués",
		"comprendre-un-courrier-administratif",
	],
	[
		"Aider ma voisine étrangère à comprendre les lettres qu'elle reçoit",
		"comprendre-un-courrier-administratif",
	],
	[
		"Savoir ce qu'il y a dans la boîte à graines",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"Tenir l'inventaire de nos sachets de semences",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"A shared list of the seeds we swap in the neighbourhood",
		"une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	],
	[
		"Estimer mes dépenses de chauffage avant de signer le bail",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	[
		"Comprendre le DPE d'un appartement à louer",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	[
		"What will the bills be in this flat",
		"connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	],
	[
		"Une carte des points d'eau pour les enfants quand il fait chaud",
		"trouver-une-fontaine-d-eau-potable",
	],
	[
		"Where can I drink for free in the city",
		"trouver-une-fontaine-d-eau-potable",
	],
	["Y a-t-il un robinet près du parc", "trouver-une-fontaine-d-eau-potable"],
	[
		"Se mettre d'accord sur une date d'assemblée générale",
		"fixer-une-date-de-reunion-sans-compte-ni-publicite",
	],
	[
		"Choose an evening that suits all the parents",
		"fixer-une-date-de-reunion-sans-compte-ni-publicite",
	],
	[
		"Une alternative à Doodle sans pub pour nos réunions",
		"fixer-une-date-de-reunion-sans-compte-ni-publicite",
	],
];
