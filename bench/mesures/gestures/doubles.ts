/**
 * Suggestions that repeat a project of the real open data, as somebody would write them
 * who has heard of it: other words, another name. Each names the project by its
 * identifier in its source.
 */

export type Double = {
	readonly source_id: string;
	readonly nom: string;
	readonly accroche: string;
	readonly description: string;
};

export const DOUBLES: readonly Double[] = [
	{
		source_id: "cis-5",
		nom: "Des légumes biologiques et un emploi",
		accroche: "Les Jardins de Cocagne, pour retrouver un emploi en cultivant.",
		description:
			"Des adultes en difficulté produisent et distribuent des légumes biologiques : c’est ainsi qu’ils retrouvent un emploi et un projet.",
	},
	{
		source_id: "cis-17",
		nom: "Une Accorderie près de chez nous",
		accroche:
			"Échanger des services entre Accordeurs, pour une vie meilleure au quotidien.",
		description:
			"Dans une Accorderie, chaque membre rend et reçoit des services. L’échange et la coopération améliorent la qualité de vie de tous.",
	},
	{
		source_id: "cis-23",
		nom: "Un groupement de créateurs pour les jeunes",
		accroche:
			"Donner l’esprit d’entreprendre aux demandeurs d’emploi, aux jeunes d’abord.",
		description:
			"Les groupements de créateurs suscitent l’initiative des demandeurs d’emploi, et surtout des jeunes en difficulté, qui montent leur projet.",
	},
	{
		source_id: "cis-29",
		nom: "Les jeunes femmes et les métiers du numérique",
		accroche:
			"Montrer les métiers du numérique aux jeunes femmes qui cherchent un emploi.",
		description:
			"Un programme pour les jeunes femmes en recherche d’emploi : leur présenter les opportunités professionnelles et promouvoir les métiers du numérique.",
	},
	{
		source_id: "cis-35",
		nom: "Un orchestre au bahut",
		accroche:
			"Musique, littérature et arts visuels : un projet artistique au collège.",
		description:
			"L’éducation artistique devient participative : les élèves créent ensemble un orchestre dans leur bahut, avec la musique, la littérature et les arts visuels.",
	},
	{
		source_id: "cis-47",
		nom: "Formations gratuites aux métiers de la restauration",
		accroche:
			"Cuisine, boulangerie et service, pour qui est éloigné de l’emploi.",
		description:
			"En onze semaines, des personnes éloignées de l’emploi suivent une formation gratuite en cuisine, en boulangerie ou en service, avec un diplôme au bout.",
	},
	{
		source_id: "cis-53",
		nom: "Rebondir après un accident de la vie",
		accroche:
			"Accompagner les personnes handicapées à la suite d’un accident vers une vie sociale.",
		description:
			"Comme les autres : des personnes devenues handicapées après un accident de la vie sont accompagnées dans leur reconstruction professionnelle et sociale.",
	},
	{
		source_id: "cis-83",
		nom: "La laïcité expliquée par le jeu",
		accroche:
			"Des outils ludiques pour que les enfants découvrent la laïcité et les faits religieux.",
		description:
			"Les enfants et adolescents mènent l’enquête par le jeu : ils découvrent la laïcité et les faits religieux et comprennent mieux le monde.",
	},
	{
		source_id: "cis-89",
		nom: "La persévérance scolaire au collège",
		accroche:
			"Des bénévoles aux côtés des enseignants des collèges d’éducation prioritaire.",
		description:
			"Energie Jeunes forme des collégiens à la persévérance scolaire, avec des bénévoles, dans les collèges d’éducation prioritaire.",
	},
	{
		source_id: "cis-95",
		nom: "Parler avec ses voisins de la rue",
		accroche:
			"Rompre l’exclusion relationnelle des personnes sans-abri grâce aux riverains.",
		description:
			"Avec Entourage, les riverains entrent en relation avec les personnes sans-abri, leurs voisins de la rue, contre l’exclusion relationnelle.",
	},
	{
		source_id: "cis-107",
		nom: "Des seniors lisent à voix haute au collège",
		accroche: "Des bénévoles seniors partagent le plaisir de la lecture.",
		description:
			"Des adolescents des premières années de collège écoutent des bénévoles seniors lire à voix haute de la littérature jeunesse : le plaisir de la lecture se partage.",
	},
	{
		source_id: "cis-113",
		nom: "Un panier à partager",
		accroche:
			"Collecter des produits neufs non alimentaires pour les plus démunis.",
		description:
			"Les produits neufs non alimentaires que personne n’achète sont collectés et redonnés aux plus démunis par le tissu associatif local.",
	},
	{
		source_id: "cis-119",
		nom: "Les plantes médicinales de Madagascar",
		accroche:
			"Des jardins de plantes médicinales pour la santé des populations du Nord de Madagascar.",
		description:
			"Jardins du monde cultive et préserve des plantes médicinales dans des jardins pédagogiques, pour la santé des populations de Madagascar.",
	},
	{
		source_id: "cis-138",
		nom: "Dormir dans des bureaux inoccupés",
		accroche:
			"Des modules d’habitation pour l’hébergement d’urgence dans des bureaux vides.",
		description:
			"Installer des modules d’habitation dans les bureaux inoccupés : une solution d’hébergement d’urgence pour les collectivités, et moins d’immeubles vacants.",
	},
	{
		source_id: "cis-150",
		nom: "Une ligne d’écoute pour les étudiants",
		accroche:
			"Un service d’écoute gratuit, géré par des étudiants, dans toutes les grandes villes.",
		description:
			"Nightline répond la nuit : des étudiants gèrent un service d’écoute gratuit destiné aux étudiants. Ouvrons d’autres lignes dans les grandes villes étudiantes.",
	},
	{
		source_id: "services-import/13",
		nom: "Calculer ce qu’émettent les voitures d’une route",
		accroche:
			"Les émissions polluantes des véhicules automobiles, tronçon par tronçon.",
		description:
			"CopCerema calcule les émissions polluantes des véhicules à l’échelle d’un tronçon, avec la méthodologie Copert.",
	},
	{
		source_id: "services-import/32",
		nom: "Un numérique public plus écoresponsable",
		accroche:
			"Aider les administrations à réduire l’empreinte environnementale du numérique.",
		description:
			"La mission interministérielle numérique écoresponsable accompagne les administrations qui veulent réduire l’empreinte environnementale du numérique public.",
	},
	{
		source_id: "services-import/52",
		nom: "Entretenir les ponts de la commune",
		accroche:
			"Un accompagnement gratuit pour l’entretien des ponts et des murs de soutènement.",
		description:
			"Avec SOS Ponts, le Cerema aide les collectivités à gérer et entretenir leurs ponts et murs de soutènement, et les met en relation avec des experts.",
	},
	{
		source_id: "services-import/64",
		nom: "Retours d’expérience après les inondations",
		accroche:
			"Mutualiser ce que chacun a collecté après une inondation, sur une plateforme.",
		description:
			"La plateforme muREX stocke et met en commun les informations collectées par les acteurs pour leurs retours d’expérience après inondations.",
	},
	{
		source_id: "services-import/70",
		nom: "Toitures végétalisées et eau de pluie",
		accroche:
			"Estimer l’impact des toitures végétalisées sur le ruissellement urbain.",
		description:
			"FAVEUR évalue les performances hydriques des toitures terrasses végétalisées : on estime leur impact sur le ruissellement, simplement.",
	},
];
