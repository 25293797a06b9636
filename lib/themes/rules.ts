/** An initial theme, in both languages. */
export type ThemePremier = {
	readonly slug: string;
	readonly nom: string;
	readonly description: string;
	readonly en: { readonly nom: string; readonly description: string };
};

/** The initial themes of a new directory, in the order of their slugs. */
export const THEMES_PREMIERS: readonly ThemePremier[] = [
	{
		slug: "alimentation",
		nom: "Alimentation",
		description:
			"Produire, distribuer et partager une nourriture saine, et savoir ce que l’on mange.",
		en: {
			nom: "Food",
			description:
				"Producing, distributing and sharing healthy food, and knowing what we eat.",
		},
	},
	{
		slug: "biodiversite",
		nom: "Biodiversité",
		description:
			"Observer, connaître et protéger les plantes, les animaux et les milieux.",
		en: {
			nom: "Biodiversity",
			description:
				"Observing, understanding and protecting plants, animals and habitats.",
		},
	},
	{
		slug: "culture",
		nom: "Culture",
		description:
			"Faire vivre les œuvres, les langues et le patrimoine, et les rendre accessibles à tous.",
		en: {
			nom: "Culture",
			description:
				"Keeping works, languages and heritage alive and open to all.",
		},
	},
	{
		slug: "democratie",
		nom: "Démocratie",
		description:
			"S’informer, débattre, décider ensemble et suivre ce que font les élus.",
		en: {
			nom: "Democracy",
			description:
				"Being informed, debating, deciding together and following what elected people do.",
		},
	},
	{
		slug: "donnees-ouvertes",
		nom: "Données ouvertes",
		description:
			"Des données publiées pour que chacun puisse les vérifier, les compléter et les réutiliser.",
		en: {
			nom: "Open data",
			description:
				"Data published so that anyone can check, complete and reuse them.",
		},
	},
	{
		slug: "education",
		nom: "Éducation",
		description:
			"Apprendre et transmettre à tout âge, à l’école comme ailleurs.",
		en: {
			nom: "Education",
			description:
				"Learning and passing on at any age, at school and elsewhere.",
		},
	},
	{
		slug: "energie-climat",
		nom: "Énergie et climat",
		description:
			"Produire une énergie propre, en consommer moins et réduire ses émissions.",
		en: {
			nom: "Energy and climate",
			description:
				"Producing clean energy, using less of it and cutting emissions.",
		},
	},
	{
		slug: "inclusion-numerique",
		nom: "Inclusion numérique",
		description:
			"Donner à chacun le matériel, la connexion et l’aisance pour se servir du numérique.",
		en: {
			nom: "Digital inclusion",
			description:
				"Giving everyone the equipment, the connection and the ease to use digital tools.",
		},
	},
	{
		slug: "logement",
		nom: "Logement",
		description: "Trouver un toit digne et abordable, et habiter autrement.",
		en: {
			nom: "Housing",
			description:
				"Finding a decent, affordable home, and living in other ways.",
		},
	},
	{
		slug: "logiciels-libres",
		nom: "Logiciels libres",
		description:
			"Des programmes que l’on peut utiliser, étudier, modifier et partager.",
		en: {
			nom: "Free software",
			description: "Programs that anyone may use, study, change and share.",
		},
	},
	{
		slug: "mobilite",
		nom: "Mobilité",
		description:
			"Se déplacer à pied, à vélo, ensemble ou en transport public, avec ou sans handicap.",
		en: {
			nom: "Mobility",
			description:
				"Getting around on foot, by bike, together or by public transport, with or without a disability.",
		},
	},
	{
		slug: "sante",
		nom: "Santé",
		description:
			"Se soigner, prévenir les maladies et disposer d’informations fiables.",
		en: {
			nom: "Health",
			description:
				"Getting care, preventing illness and having reliable information.",
		},
	},
	{
		slug: "savoirs-libres",
		nom: "Savoirs libres",
		description:
			"Des connaissances écrites ensemble, que chacun peut lire, corriger et reprendre.",
		en: {
			nom: "Free knowledge",
			description:
				"Knowledge written together that anyone may read, correct and reuse.",
		},
	},
	{
		slug: "solidarite",
		nom: "Solidarité",
		description:
			"S’entraider, accueillir et soutenir les personnes en difficulté.",
		en: {
			nom: "Solidarity",
			description:
				"Helping each other, and welcoming and supporting people in difficulty.",
		},
	},
];
