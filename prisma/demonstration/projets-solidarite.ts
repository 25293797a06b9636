import type { ProjetDemonstration } from "./types.ts";

/** Mutual help, housing and health. */
export const PROJETS_SOLIDARITE: readonly ProjetDemonstration[] = [
	{
		slug: "soliguide",
		nom: "Soliguide",
		accroche:
			"Trouver près de soi où manger, dormir, se soigner, se laver ou être aidé.",
		description: `Une personne à la rue, ou l’intervenante sociale qui l’accompagne, perd souvent un temps précieux à chercher une adresse encore valable. Soliguide recense les lieux et les services utiles aux personnes en difficulté, avec leurs horaires, leurs conditions d’accueil et leurs fermetures.

L’association Solinum, née à Bordeaux, met ces fiches à jour avec les structures elles-mêmes et avec des équipes locales. La recherche est gratuite, sans compte, et traduite en plusieurs langues. Le code de la plateforme est publié sous licence AGPL.`,
		site_web: "https://soliguide.fr/",
		porteur: "Solinum",
		territoire: "France",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["solidarite", "inclusion-numerique", "logement"],
		mis_en_avant: true,
		publie_le: "2026-08-10T13:34:25Z",
		en: {
			accroche:
				"Find nearby where to eat, sleep, see a doctor, wash or get help.",
			description: `A person living in the street, or the social worker beside them, often loses precious time looking for an address that still holds. Soliguide lists the places and services useful to people in difficulty, with their opening hours, conditions and closures.

The association Solinum, born in Bordeaux, keeps these pages up to date with the organisations themselves and with local teams. Searching is free, needs no account and is translated into several languages. The code of the platform is published under the AGPL licence.`,
		},
	},
	{
		slug: "entourage",
		nom: "Entourage",
		accroche: "Recréer des liens entre voisins, avec ou sans domicile.",
		description: `La solitude est l’une des premières souffrances des personnes sans abri ou isolées. L’application Entourage permet de proposer ou de demander un coup de main, de rejoindre un groupe de quartier, de participer à un café, une balade ou un match près de chez soi.

L’association, fondée par Jean-Marc Potdevin, organise aussi des rencontres, sensibilise le public aux bons gestes et forme des bénévoles. Ses salariés et un comité de personnes qui ont connu la rue veillent à ce que chacun soit accueilli sans jugement. Le code du service est publié.`,
		site_web: "https://www.entourage.social/",
		porteur: "Association Entourage",
		territoire: "France",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["solidarite"],
		mis_en_avant: false,
		publie_le: "2025-07-09T13:30:36Z",
		en: {
			accroche: "Rebuild ties between neighbours, with or without a home.",
			description: `Loneliness is one of the first sufferings of homeless or isolated people. The Entourage application lets anyone offer or ask for a hand, join a neighbourhood group, or come to a coffee, a walk or a match near home.

The association, founded by Jean-Marc Potdevin, also organises gatherings, teaches the public how to reach out and trains volunteers. Its staff and a committee of people who have lived in the street see to it that everyone is welcomed without judgement. The code of the service is published.`,
		},
	},
	{
		slug: "emmaus-connect",
		nom: "Emmaüs Connect",
		accroche:
			"Donner à chacun un équipement, une connexion et les bases du numérique.",
		description: `Déclarer ses revenus, chercher un emploi, prendre un rendez-vous : sans ordinateur, sans forfait ou sans savoir s’en servir, beaucoup de démarches deviennent impossibles. Emmaüs Connect accueille des personnes orientées par les travailleurs sociaux et leur propose du matériel reconditionné et des recharges à prix solidaire.

L’association, fondée en 2013, anime aussi des ateliers pour apprendre les gestes de base, avec des bénévoles, et forme les professionnels de l’action sociale. Elle collecte des équipements auprès d’entreprises et d’administrations pour leur donner une seconde vie.`,
		site_web: "https://emmaus-connect.org/",
		porteur: "Association Emmaüs Connect",
		territoire: "France",
		usage_ia: null,
		code_ouvert: null,
		label_ia: "non_renseigne",
		themes: ["inclusion-numerique", "solidarite"],
		mis_en_avant: false,
		publie_le: "2026-02-26T11:02:19Z",
		en: {
			accroche:
				"Give everyone a device, a connection and basic digital skills.",
			description: `Filing a tax return, looking for a job, making an appointment: without a computer, a phone plan or the skill to use them, many steps become impossible. Emmaüs Connect welcomes people referred by social workers and offers them refurbished devices and top-ups at a solidarity price.

The association, founded in 2013, also runs workshops where volunteers teach the basics, and trains social work professionals. It collects equipment from companies and administrations to give it a second life.`,
		},
	},
	{
		slug: "habitat-et-humanisme",
		nom: "Habitat et Humanisme",
		accroche:
			"Loger et accompagner les personnes en difficulté, au cœur des villes.",
		description: `Fondé à Lyon en 1985 par Bernard Devert, ce mouvement d’associations achète, rénove ou prend en gestion des logements à loyer modéré, de préférence dans des quartiers équilibrés, près des écoles, des transports et du travail. Des propriétaires peuvent aussi lui confier leur bien.

Le logement s’accompagne d’une présence : salariés et bénévoles aident à retrouver des droits, un emploi ou des voisins. Le mouvement ouvre également des pensions de famille et des habitats partagés entre générations, et se finance en partie par l’épargne solidaire.`,
		site_web: "https://www.habitat-humanisme.org/",
		porteur: "Fédération Habitat et Humanisme",
		territoire: "France",
		usage_ia: null,
		code_ouvert: null,
		label_ia: "non_renseigne",
		themes: ["logement", "solidarite"],
		mis_en_avant: false,
		publie_le: "2025-05-05T11:26:22Z",
		en: {
			accroche:
				"House and support people in difficulty, in the heart of cities.",
			description: `Founded in Lyon in 1985 by Bernard Devert, this movement of associations buys, renovates or manages homes at moderate rent, preferably in balanced neighbourhoods, close to schools, transport and work. Owners may also entrust their property to it.

A home comes with a presence: staff and volunteers help people recover their rights, a job or neighbours. The movement also opens family boarding houses and homes shared between generations, and is partly funded by solidarity savings.`,
		},
	},
	{
		slug: "community-land-trust-bruxelles",
		nom: "Community Land Trust Bruxelles",
		accroche:
			"Le sol en commun, pour des logements qui restent abordables à chaque revente.",
		description: `Dans un community land trust, le terrain appartient pour toujours à un organisme sans but lucratif ; les ménages n’achètent que les murs. Le prix d’achat baisse d’autant, et une règle de partage de la plus-value empêche qu’il s’envole quand le logement est revendu.

Créé au début des années 2010 avec le soutien de la Région bruxelloise, le CLTB construit pour des familles à bas revenus et les associe dès la conception. Habitants, voisins et pouvoirs publics siègent ensemble dans ses instances. Son expérience a inspiré d’autres villes européennes.`,
		site_web: "https://www.cltb.be/",
		porteur: "Community Land Trust Bruxelles",
		territoire: "Bruxelles",
		usage_ia: null,
		code_ouvert: null,
		label_ia: "non_renseigne",
		themes: ["logement", "democratie"],
		mis_en_avant: false,
		publie_le: "2025-10-27T12:01:58Z",
		en: {
			nom: "Community Land Trust Brussels",
			accroche:
				"Land held in common, for homes that stay affordable at every resale.",
			description: `In a community land trust the land belongs for ever to a non-profit body; households only buy the walls. The purchase price drops accordingly, and a rule on sharing the gain keeps it from soaring when the home is sold again.

Created in the early 2010s with the support of the Brussels Region, the CLTB builds for families on low incomes and involves them from the design on. Residents, neighbours and public authorities sit together in its governing bodies. Its experience has inspired other European cities.`,
		},
	},
	{
		slug: "dhis2",
		nom: "DHIS2",
		accroche:
			"Le système d’information sanitaire libre utilisé par de nombreux ministères de la Santé.",
		description: `Combien d’enfants vaccinés dans ce district, combien de cas de paludisme ce mois-ci, quels dispensaires manquent de médicaments ? DHIS2 recueille ces chiffres sur le terrain, y compris hors ligne et par téléphone, puis les montre en tableaux, en courbes et en cartes.

Le logiciel est coordonné par l’université d’Oslo avec un réseau d’équipes en Afrique, en Asie et en Amérique latine, qui forment les utilisateurs et l’adaptent à chaque pays. Il est publié sous une licence libre de type BSD, et chaque État garde la maîtrise de ses données.`,
		site_web: "https://dhis2.org/",
		porteur: "HISP Centre, université d’Oslo",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		depot: "https://github.com/dhis2/dhis2-core",
		licence_code: "BSD-3-Clause",
		stade: "stable",
		liens: [
			{ nature: "documentation", url: "https://docs.dhis2.org/" },
			{ nature: "demonstration", url: "https://play.dhis2.org/" },
			{ nature: "discussion", url: "https://community.dhis2.org/" },
		],
		label_ia: "non_renseigne",
		themes: ["sante", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-09-23T10:43:24Z",
		en: {
			accroche:
				"The free health information system used by many ministries of health.",
			description: `How many children were vaccinated in this district, how many malaria cases this month, which clinics are short of medicines? DHIS2 collects these figures in the field, offline and by phone too, then shows them as tables, curves and maps.

The software is coordinated by the University of Oslo with a network of teams in Africa, Asia and Latin America, which train users and adapt it to each country. It is published under a free licence of the BSD kind, and each state keeps control of its data.`,
		},
	},
	{
		slug: "openmrs",
		nom: "OpenMRS",
		accroche:
			"Un dossier médical libre pour les hôpitaux et dispensaires aux moyens limités.",
		description: `OpenMRS remplace les registres papier par un dossier électronique que l’on peut suivre d’une visite à l’autre. Né en 2004 pour le suivi du VIH et de la tuberculose, il s’étend aujourd’hui à la maternité, aux maladies chroniques ou à la pharmacie.

Une communauté internationale de soignants, de développeurs et d’organisations le fait évoluer. Chaque pays compose son système à partir de modules, définit ses propres formulaires et traduit l’interface. Le code est libre, sous Mozilla Public License, et peut fonctionner sur un petit serveur local.`,
		site_web: "https://openmrs.org/",
		porteur: "Communauté OpenMRS",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["sante", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-06-29T14:50:18Z",
		en: {
			accroche:
				"A free medical record for hospitals and clinics with limited means.",
			description: `OpenMRS replaces paper registers with an electronic record that can be followed from one visit to the next. Born in 2004 to follow HIV and tuberculosis patients, it now extends to maternity care, chronic diseases or the pharmacy.

An international community of carers, developers and organisations keeps it moving. Each country composes its system from modules, defines its own forms and translates the interface. The code is free, under the Mozilla Public License, and can run on a small local server.`,
		},
	},
];
