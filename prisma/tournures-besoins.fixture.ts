/**
 * Titles of needs that a public need of the demonstration content already
 * says in other words: whoever types one should be shown that need.
 */

/** `besoin` is the slug of the need that says the same. */
export type TournureDeBesoin = {
	readonly texte: string;
	readonly langue: "fr" | "en";
	readonly besoin: string;
};

export const TOURNURES_DE_BESOINS: readonly TournureDeBesoin[] = [
	{
		texte: "Emprunter une échelle à quelqu'un de la rue",
		langue: "fr",
		besoin: "se-preter-des-outils-entre-voisins",
	},
	{
		texte: "Borrow a drill from people next door",
		langue: "en",
		besoin: "se-preter-des-outils-entre-voisins",
	},
	{
		texte: "Trouver un square adapté à mon fils handicapé",
		langue: "fr",
		besoin: "une-carte-des-aires-de-jeux-accessibles",
	},
	{
		texte: "Where can a disabled child play outdoors",
		langue: "en",
		besoin: "une-carte-des-aires-de-jeux-accessibles",
	},
	{
		texte: "Donner les plateaux en trop du restaurant scolaire",
		langue: "fr",
		besoin: "ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	},
	{
		texte: "Lutter contre le gaspillage dans les cantines",
		langue: "fr",
		besoin: "ne-plus-jeter-les-repas-non-servis-de-la-cantine",
	},
	{
		texte: "Mesurer la pollution à la sortie des classes",
		langue: "fr",
		besoin: "savoir-quel-air-respirent-les-enfants",
	},
	{
		texte: "Exhaust fumes at the school gate",
		langue: "en",
		besoin: "savoir-quel-air-respirent-les-enfants",
	},
	{
		texte: "Consulter sur internet les doléances écrites en 2019",
		langue: "fr",
		besoin: "lire-les-cahiers-de-doleances-de-ma-commune",
	},
	{
		texte: "Covoiturage pour aller à l'hôpital",
		langue: "fr",
		besoin: "partager-les-trajets-vers-un-rendez-vous-medical",
	},
	{
		texte: "A ride to the clinic for people who cannot drive",
		langue: "en",
		besoin: "partager-les-trajets-vers-un-rendez-vous-medical",
	},
	{
		texte: "Tenir compagnie aux anciens de l'EHPAD",
		langue: "fr",
		besoin: "rendre-visite-aux-residents-isoles",
	},
	{
		texte: "Lutter contre la solitude des personnes âgées",
		langue: "fr",
		besoin: "rendre-visite-aux-residents-isoles",
	},
	{
		texte: "Comprendre les lettres de l'administration",
		langue: "fr",
		besoin: "comprendre-un-courrier-administratif",
	},
	{
		texte: "Someone to explain what the tax office wrote to me",
		langue: "en",
		besoin: "comprendre-un-courrier-administratif",
	},
	{
		texte: "Savoir quelles semences il reste dans la boîte d'échange",
		langue: "fr",
		besoin: "une-grainotheque-de-quartier-dont-on-connait-le-contenu",
	},
	{
		texte: "Estimer le prix du chauffage avant de louer un appartement",
		langue: "fr",
		besoin: "connaitre-les-charges-d-un-logement-avant-d-y-emmenager",
	},
	{
		texte: "Savoir à quelle heure passe le bus",
		langue: "fr",
		besoin: "savoir-quand-passe-le-car-sans-smartphone",
	},
	{
		texte: "Recevoir les horaires de l'autocar par SMS",
		langue: "fr",
		besoin: "savoir-quand-passe-le-car-sans-smartphone",
	},
	{
		texte: "Être informé de ce que la mairie a voté",
		langue: "fr",
		besoin: "lire-un-resume-du-conseil-municipal",
	},
	{
		texte: "A short account of what our councillors decided",
		langue: "en",
		besoin: "lire-un-resume-du-conseil-municipal",
	},
	{
		texte: "Trouver un médecin traitant",
		langue: "fr",
		besoin: "savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	},
	{
		texte: "Quel docteur accepte encore du monde par ici",
		langue: "fr",
		besoin: "savoir-quel-cabinet-medical-prend-de-nouveaux-patients",
	},
	{
		texte: "Where to refill a bottle in town",
		langue: "en",
		besoin: "trouver-une-fontaine-d-eau-potable",
	},
	{
		texte: "Choisir le jour de l'assemblée générale sans Doodle",
		langue: "fr",
		besoin: "fixer-une-date-de-reunion-sans-compte-ni-publicite",
	},
];
