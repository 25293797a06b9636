import type { ProjetDemonstration } from "./types.ts";

/** Nature and food. */
export const PROJETS_VIVANT: readonly ProjetDemonstration[] = [
	{
		slug: "plantnet",
		nom: "Pl@ntNet",
		accroche:
			"Reconnaître une plante à partir d’une photo et faire avancer la botanique.",
		description: `On photographie une feuille, une fleur ou un fruit, et l’application propose les espèces les plus probables, avec des images pour comparer. Chaque observation partagée enrichit une base que des botanistes amateurs et professionnels relisent ensemble.

Pl@ntNet est né d’une collaboration entre le Cirad, l’INRAE, Inria et l’IRD, avec le réseau Tela Botanica. Les observations validées aident à suivre la répartition des espèces et à repérer les plantes envahissantes ; elles sont transmises au GBIF, le portail mondial des données sur la biodiversité.`,
		site_web: "https://plantnet.org/",
		porteur: "Cirad, INRAE, Inria et IRD",
		territoire: "Monde",
		usage_ia:
			"Un modèle de reconnaissance d’images compare la photo à celles de la base et propose une liste d’espèces avec un degré de confiance. La communauté confirme ou corrige, et ces corrections servent à réentraîner le modèle.",
		code_ouvert: null,
		label_ia: "ia_centrale",
		themes: ["biodiversite", "savoirs-libres", "education"],
		mis_en_avant: true,
		publie_le: "2026-01-26T16:18:30Z",
		en: {
			accroche: "Recognise a plant from a photo and move botany forward.",
			description: `You photograph a leaf, a flower or a fruit, and the application suggests the most likely species, with pictures to compare. Every shared observation enriches a database that amateur and professional botanists review together.

Pl@ntNet grew out of a collaboration between the French research bodies Cirad, INRAE, Inria and IRD, with the Tela Botanica network. Validated observations help follow where species live and spot invasive plants; they are passed on to GBIF, the world portal of biodiversity data.`,
			usage_ia:
				"An image recognition model compares the photo with those of the database and suggests a list of species with a level of confidence. The community confirms or corrects, and those corrections are used to train the model again.",
		},
	},
	{
		slug: "tela-botanica",
		nom: "Tela Botanica",
		accroche:
			"Le réseau des botanistes francophones, du débutant au spécialiste.",
		description: `Créée à Montpellier en 1999, l’association Tela Botanica relie des personnes qui aiment les plantes : promeneurs, enseignants, jardiniers, chercheurs. Le réseau publie des fiches d’espèces, un carnet d’observations en ligne et une lettre d’actualités.

Il anime aussi des sciences participatives, comme Sauvages de ma rue avec le Muséum, et des formations gratuites en ligne pour apprendre à reconnaître les plantes. Les contenus produits ensemble sont sous licence libre, pour que chacun puisse les reprendre dans sa classe ou son quartier.`,
		site_web: "https://www.tela-botanica.org/",
		porteur: "Association Tela Botanica",
		territoire: "Espace francophone",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["biodiversite", "savoirs-libres", "education"],
		mis_en_avant: false,
		publie_le: "2025-05-26T15:18:42Z",
		en: {
			accroche:
				"The network of French-speaking botanists, from beginner to specialist.",
			description: `Created in Montpellier in 1999, the association Tela Botanica connects people who love plants: walkers, teachers, gardeners, researchers. The network publishes species pages, an online observation notebook and a newsletter.

It also runs citizen science, such as the street-plant survey Sauvages de ma rue with the French natural history museum, and free online courses on recognising plants. What members produce together is under a free licence, so that anyone can take it to a classroom or a neighbourhood.`,
		},
	},
	{
		slug: "inaturalist",
		nom: "iNaturalist",
		accroche:
			"Noter ce que l’on voit de la nature et l’identifier à plusieurs.",
		description: `Un oiseau, un champignon, un insecte : on en publie une photo ou un son, avec le lieu et la date, et d’autres naturalistes aident à trouver son nom. Débutants et spécialistes se retrouvent ainsi autour d’observations concrètes.

Commencé en 2008 par des étudiants de l’université de Californie à Berkeley, iNaturalist est porté depuis 2023 par une organisation indépendante à but non lucratif. Les observations confirmées sous licence ouverte rejoignent le GBIF. La position exacte des espèces menacées est masquée. Le code du site est ouvert.`,
		site_web: "https://www.inaturalist.org/",
		porteur: "iNaturalist",
		territoire: "Monde",
		usage_ia:
			"Un modèle de vision par ordinateur, entraîné sur les photos de la communauté, suggère une identification. L’observation ne devient une donnée de qualité recherche qu’après accord entre plusieurs personnes.",
		code_ouvert: true,
		depot: "https://github.com/inaturalist/inaturalist",
		licence_code: "MIT",
		stade: "stable",
		liens: [
			{
				nature: "contribuer",
				url: "https://github.com/inaturalist/inaturalist/blob/main/CONTRIBUTING.md",
			},
			{ nature: "discussion", url: "https://forum.inaturalist.org/" },
		],
		label_ia: "ia_appoint",
		themes: ["biodiversite", "donnees-ouvertes"],
		mis_en_avant: false,
		publie_le: "2026-05-25T12:53:56Z",
		en: {
			accroche: "Record what you see of nature and identify it together.",
			description: `A bird, a mushroom, an insect: you post a photo or a sound of it with the place and the date, and other naturalists help find its name. Beginners and specialists thus meet around concrete observations.

Started in 2008 by students of the University of California, Berkeley, iNaturalist has been an independent non-profit since 2023. Confirmed observations under an open licence flow to GBIF. The exact position of threatened species is hidden. The code of the site is open.`,
			usage_ia:
				"A computer vision model trained on the community’s photos suggests an identification. An observation only becomes research grade once several people agree.",
		},
	},
	{
		slug: "vigie-nature",
		nom: "Vigie-Nature",
		accroche:
			"Des sciences participatives pour suivre la nature ordinaire, au jardin comme en ville.",
		description: `Comment vont les oiseaux communs, les papillons, les abeilles sauvages ou les plantes des trottoirs ? Le Muséum national d’Histoire naturelle propose des protocoles simples pour les compter toujours de la même façon, année après année, chez soi, à l’école ou sur son trajet.

Le premier suivi, celui des oiseaux communs, date de 1989. Répétées par de nombreux volontaires, ces mesures modestes permettent aux chercheurs de voir des tendances qu’aucune équipe ne pourrait observer seule, et d’évaluer l’effet du climat ou de l’aménagement.`,
		site_web: "https://www.vigienature.fr/",
		porteur: "Muséum national d’Histoire naturelle",
		territoire: "France",
		usage_ia:
			"Dans le suivi des chauves-souris Vigie-Chiro, un logiciel de classification automatique, Tadarida, trie les ultrasons enregistrés avant vérification. Les autres observatoires reposent sur l’œil et l’oreille des participants.",
		code_ouvert: null,
		label_ia: "ia_appoint",
		themes: ["biodiversite", "education"],
		mis_en_avant: false,
		publie_le: "2025-12-01T12:52:42Z",
		en: {
			accroche:
				"Citizen science that follows everyday nature, in gardens and in cities.",
			description: `How are common birds, butterflies, wild bees or pavement plants doing? The French national natural history museum offers simple protocols to count them in the same way, year after year, at home, at school or on the way to work.

The first survey, of common birds, dates from 1989. Repeated by many volunteers, these modest measurements let researchers see trends that no single team could observe, and assess the effects of climate or planning.`,
			usage_ia:
				"In the bat survey Vigie-Chiro, automatic classification software, Tadarida, sorts the recorded ultrasounds before they are checked. The other surveys rest on the eyes and ears of participants.",
		},
	},
	{
		slug: "open-food-facts",
		nom: "Open Food Facts",
		accroche:
			"La base de données libre des produits alimentaires, remplie par les consommateurs.",
		description: `Avec un téléphone, on scanne un code-barres, on photographie la liste des ingrédients et le tableau nutritionnel, et le produit devient comparable aux autres : Nutri-Score, additifs, degré de transformation, allergènes. Le projet a été lancé en France en 2012 et couvre aujourd’hui de nombreux pays.

Les données sont sous licence ODbL et le code est libre. Des applications, des chercheurs et des autorités de santé s’en servent, et la base aide les consommateurs à comprendre ce qu’ils achètent sans dépendre des marques.`,
		site_web: "https://world.openfoodfacts.org/",
		porteur: "Association Open Food Facts",
		territoire: "Monde",
		usage_ia:
			"Robotoff, un service libre du projet, lit les photos d’emballage et propose une catégorie, des ingrédients ou un label. Les suggestions sont confirmées par des bénévoles, sauf quand leur fiabilité permet de les appliquer directement.",
		code_ouvert: true,
		depot: "https://github.com/openfoodfacts/openfoodfacts-server",
		licence_code: "AGPL-3.0-or-later",
		stade: "stable",
		liens: [
			{
				nature: "documentation",
				url: "https://openfoodfacts.github.io/openfoodfacts-server/",
			},
			{
				nature: "contribuer",
				url: "https://world.openfoodfacts.org/contribute",
			},
			{ nature: "discussion", url: "https://forum.openfoodfacts.org/" },
		],
		label_ia: "ia_appoint",
		themes: ["alimentation", "sante", "donnees-ouvertes"],
		mis_en_avant: true,
		publie_le: "2026-02-04T13:59:17Z",
		en: {
			accroche: "The free database of food products, filled in by consumers.",
			description: `With a phone you scan a barcode and photograph the ingredients and the nutrition table, and the product can be compared with others: Nutri-Score, additives, level of processing, allergens. The project was launched in France in 2012 and now covers many countries.

The data are under the ODbL licence and the code is free. Applications, researchers and health authorities use them, and the database helps consumers understand what they buy without depending on brands.`,
			usage_ia:
				"Robotoff, a free service of the project, reads packaging photos and suggests a category, ingredients or a label. Suggestions are confirmed by volunteers, except where they are reliable enough to be applied directly.",
		},
	},
	{
		slug: "open-food-network",
		nom: "Open Food Network",
		accroche:
			"Un logiciel commun pour vendre et distribuer localement ce que produisent les fermes.",
		description: `Groupements d’achat, paniers, marchés en ligne, épiceries coopératives : Open Food Network leur donne une boutique partagée où chaque producteur garde la main sur ses prix et son histoire. L’outil gère les commandes, les points de retrait et les comptes entre membres.

Le logiciel, né en Australie, est sous licence AGPL et développé en commun par des organisations de plusieurs pays, qui se partagent les coûts et les décisions. En France, la coopérative CoopCircuits en propose l’usage et l’accompagnement.`,
		site_web: "https://openfoodnetwork.org/",
		porteur: "Communauté Open Food Network",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["alimentation", "logiciels-libres"],
		mis_en_avant: false,
		publie_le: "2026-05-04T11:23:51Z",
		en: {
			accroche:
				"Common software to sell and distribute locally what farms produce.",
			description: `Buying groups, veg boxes, online markets, cooperative shops: Open Food Network gives them a shared shop front where each producer keeps control of prices and story. The tool handles orders, collection points and accounts between members.

The software, born in Australia, is under the AGPL licence and developed together by organisations of several countries, which share costs and decisions. In France the cooperative CoopCircuits offers it with support.`,
		},
	},
	{
		slug: "foodsharing",
		nom: "foodsharing",
		accroche:
			"Sauver les invendus alimentaires et les partager gratuitement, sans condition.",
		description: `Des bénévoles passent, à heures convenues, dans des boulangeries, des marchés ou des supermarchés, emportent ce qui ne sera plus vendu mais reste bon, et le redistribuent autour d’eux. Des armoires et des réfrigérateurs en libre accès permettent à chacun de déposer ou de prendre.

Le mouvement est né en Allemagne en 2012. Sa plateforme, dont le code est ouvert, organise les tournées, les règles d’hygiène et l’accueil des nouveaux ; rien ne s’y achète et rien ne s’y vend. Le réseau s’étend surtout dans les pays germanophones.`,
		site_web: "https://foodsharing.de/",
		porteur: "foodsharing e.V.",
		territoire: "Allemagne, Autriche et Suisse",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "non_renseigne",
		themes: ["alimentation", "solidarite"],
		mis_en_avant: false,
		publie_le: "2026-04-13T14:35:55Z",
		en: {
			accroche: "Rescue unsold food and share it for free, without conditions.",
			description: `Volunteers call at agreed times at bakeries, markets or supermarkets, take what can no longer be sold but is still good, and pass it on around them. Freely accessible shelves and fridges let anyone leave or take food.

The movement began in Germany in 2012. Its platform, whose code is open, organises the pick-ups, the hygiene rules and the welcome of newcomers; nothing is bought or sold on it. The network reaches mostly across German-speaking countries.`,
		},
	},
];
