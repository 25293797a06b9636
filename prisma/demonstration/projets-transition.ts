import type { ProjetDemonstration } from "./types.ts";

/** Energy, sobriety and shared mobility. */
export const PROJETS_TRANSITION: readonly ProjetDemonstration[] = [
	{
		slug: "enercoop",
		nom: "Enercoop",
		accroche:
			"Une électricité renouvelable fournie par une coopérative de citoyens.",
		description: `Créée en 2005, Enercoop achète de l’électricité directement à des producteurs éoliens, solaires, hydrauliques ou de biomasse et la fournit à ses clients. C’est une société coopérative d’intérêt collectif : consommateurs, producteurs, salariés et collectivités y votent selon le principe d’une personne, une voix.

Un réseau de coopératives régionales conseille sur les économies d’énergie et aide des habitants à monter leurs propres installations. Un mécanisme de don permet aussi d’arrondir sa facture au bénéfice d’associations qui luttent contre la précarité énergétique.`,
		site_web: "https://www.enercoop.fr/",
		porteur: "Réseau Enercoop",
		territoire: "France",
		usage_ia: null,
		code_ouvert: null,
		label_ia: "non_renseigne",
		themes: ["energie-climat"],
		mis_en_avant: false,
		publie_le: "2025-03-10T12:04:28Z",
		en: {
			accroche: "Renewable electricity supplied by a citizens’ cooperative.",
			description: `Created in 2005, Enercoop buys electricity directly from wind, solar, hydro or biomass producers and supplies it to its customers. It is a French cooperative company of collective interest: consumers, producers, staff and local authorities vote in it by the principle of one person, one vote.

A network of regional cooperatives advises on saving energy and helps residents set up their own plants. A donation scheme also lets customers round up their bill for associations that fight energy poverty.`,
		},
	},
	{
		slug: "commown",
		nom: "Commown",
		accroche:
			"Louer des appareils réparables à une coopérative plutôt que d’en racheter sans cesse.",
		description: `Vendre toujours plus de téléphones encourage à les faire durer moins. Commown fait l’inverse : elle loue sans option d’achat des appareils choisis pour leur réparabilité, comme le Fairphone, et prend en charge pannes et réparations. Plus l’appareil vit longtemps, mieux la coopérative se porte.

Installée à Strasbourg et constituée en 2018 en société coopérative d’intérêt collectif, elle associe clients, salariés, producteurs et partenaires à ses décisions. Le loyer baisse avec les années, et les appareils rendus sont remis en état ou servent de pièces.`,
		site_web: "https://commown.coop/",
		porteur: "Coopérative Commown",
		territoire: "France, Belgique et Allemagne",
		usage_ia: null,
		code_ouvert: null,
		label_ia: "non_renseigne",
		themes: ["energie-climat"],
		mis_en_avant: false,
		publie_le: "2026-09-14T16:58:58Z",
		en: {
			accroche:
				"Rent repairable devices from a cooperative instead of buying new ones again and again.",
			description: `Selling ever more phones encourages making them last less. Commown does the opposite: it rents out, with no option to buy, devices chosen because they can be repaired, such as the Fairphone, and takes care of breakdowns and repairs. The longer a device lives, the better the cooperative does.

Based in Strasbourg and constituted in 2018 as a cooperative company of collective interest, it involves customers, staff, producers and partners in its decisions. The rent falls over the years, and returned devices are restored or used for parts.`,
		},
	},
	{
		slug: "mobicoop",
		nom: "Mobicoop",
		accroche: "Le covoiturage coopératif et sans commission.",
		description: `En 2011, quand le principal site de covoiturage français a instauré une commission, des usagers ont créé Covoiturage-libre. L’association est devenue Mobicoop, une société coopérative d’intérêt collectif dont chacun peut prendre une part et dans laquelle chaque sociétaire a une voix.

La plateforme met en relation conducteurs et passagers sans frais de mise en relation. La coopérative développe aussi, pour des collectivités, des services de covoiturage quotidien, d’autostop organisé et de transport solidaire pour les personnes qui ne peuvent pas conduire. Son logiciel est ouvert.`,
		site_web: "https://www.mobicoop.fr/",
		porteur: "Coopérative Mobicoop",
		territoire: "France",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["mobilite", "energie-climat"],
		mis_en_avant: false,
		publie_le: "2026-04-22T12:31:18Z",
		en: {
			accroche: "Cooperative car-pooling without commission.",
			description: `In 2011, when the main French car-pooling site brought in a commission, users created Covoiturage-libre. The association became Mobicoop, a cooperative company of collective interest in which anyone may take a share and every member has one vote.

The platform connects drivers and passengers without charging for it. The cooperative also develops, for local authorities, services of daily car-pooling, organised hitch-hiking and solidarity transport for people who cannot drive. Its software is open.`,
		},
	},
	{
		slug: "l-heureux-cyclage",
		nom: "L’Heureux Cyclage",
		accroche:
			"Le réseau des ateliers où l’on apprend à réparer soi-même son vélo.",
		description: `Dans un atelier vélo participatif et solidaire, on trouve des outils, des pièces de récupération et des personnes qui montrent comment faire, sans faire à la place. Les vélos abandonnés sont remis en état plutôt que jetés, et l’adhésion reste à la portée de tous.

L’Heureux Cyclage relie ces ateliers en France : entraide entre associations, formations, rencontres, aide à l’ouverture de nouveaux lieux. Son wiki, Wiklou, partage librement les savoirs mécaniques et la manière d’organiser un atelier, pour que chaque ville puisse avoir le sien.`,
		site_web: "https://www.heureux-cyclage.org/",
		porteur: "Association L’Heureux Cyclage",
		territoire: "France",
		usage_ia: null,
		code_ouvert: null,
		label_ia: "non_renseigne",
		themes: ["mobilite", "solidarite", "energie-climat"],
		mis_en_avant: false,
		publie_le: "2025-02-17T13:11:31Z",
		en: {
			accroche:
				"The network of workshops where people learn to repair their own bikes.",
			description: `In a participatory bike workshop you find tools, salvaged parts and people who show you how, without doing it for you. Abandoned bikes are restored rather than thrown away, and membership stays within everyone’s reach.

L’Heureux Cyclage links these workshops in France: mutual help between associations, training, gatherings, support for opening new places. Its wiki, Wiklou, freely shares mechanical know-how and ways to organise a workshop, so that every city can have its own.`,
		},
	},
	{
		slug: "nos-gestes-climat",
		nom: "Nos Gestes Climat",
		accroche:
			"Calculer son empreinte carbone en dix minutes et voir où agir d’abord.",
		description: `Transport, alimentation, logement, achats, services publics : quelques questions suffisent pour estimer ses émissions annuelles et comprendre ce qui pèse vraiment. Le simulateur propose ensuite des actions classées par effet et permet de comparer ses résultats en groupe, en classe ou au travail.

Le service est porté par l’Agence de la transition écologique et développé en public. Le modèle de calcul est ouvert et documenté question par question : chacun peut vérifier une hypothèse, en discuter et proposer une correction. Le simulateur peut aussi être intégré à d’autres sites.`,
		site_web: "https://nosgestesclimat.fr/",
		porteur: "ADEME",
		territoire: "France",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/incubateur-ademe/nosgestesclimat",
		licence_code: "MIT",
		stade: "stable",
		liens: [
			{
				nature: "documentation",
				url: "https://nosgestesclimat.fr/documentation",
			},
			{ nature: "statistiques", url: "https://nosgestesclimat.fr/stats" },
		],
		label_ia: "non_renseigne",
		themes: ["energie-climat", "education"],
		mis_en_avant: false,
		publie_le: "2025-11-07T12:16:52Z",
		en: {
			accroche:
				"Work out your carbon footprint in ten minutes and see where to act first.",
			description: `Transport, food, housing, purchases, public services: a few questions are enough to estimate your yearly emissions and understand what really weighs. The simulator then suggests actions sorted by effect, and lets you compare results in a group, in class or at work.

The service is carried by ADEME, the French agency for the ecological transition, and developed in public. The calculation model is open and documented question by question: anyone can check an assumption, discuss it and suggest a correction. The simulator can also be embedded in other sites.`,
		},
	},
];
