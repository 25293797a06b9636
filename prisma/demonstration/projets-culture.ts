import type { ProjetDemonstration } from "./types.ts";

/** Books, voices and languages. */
export const PROJETS_CULTURE: readonly ProjetDemonstration[] = [
	{
		slug: "project-gutenberg",
		nom: "Project Gutenberg",
		accroche:
			"Des dizaines de milliers de livres du domaine public, à lire sans compte ni paiement.",
		description: `Commencé en 1971 par Michael Hart, qui recopiait des textes sur un ordinateur de son université, le projet Gutenberg est l’une des plus anciennes bibliothèques numériques. On y trouve surtout des livres entrés dans le domaine public aux États-Unis, en anglais, en français et dans bien d’autres langues.

Les textes se lisent dans le navigateur ou se téléchargent pour liseuse, sans verrou. Beaucoup viennent de la communauté Distributed Proofreaders, où des bénévoles relisent chacun quelques pages numérisées en les comparant à l’image.`,
		site_web: "https://www.gutenberg.org/",
		porteur: "Project Gutenberg Literary Archive Foundation",
		territoire: "Monde",
		usage_ia:
			"Une collection de livres audio lus par des voix de synthèse a été publiée en 2023 avec Microsoft. Les livres eux-mêmes sont préparés et relus par des bénévoles.",
		code_ouvert: null,
		label_ia: "ia_appoint",
		themes: ["culture", "savoirs-libres"],
		mis_en_avant: false,
		publie_le: "2025-03-21T12:31:58Z",
		en: {
			accroche:
				"Tens of thousands of public domain books to read without account or payment.",
			description: `Begun in 1971 by Michael Hart, who typed texts into a computer of his university, Project Gutenberg is one of the oldest digital libraries. It mostly holds books that are in the public domain in the United States, in English, in French and in many other languages.

Texts can be read in the browser or downloaded for an e-reader, with no lock. Many come from the Distributed Proofreaders community, where volunteers each check a few scanned pages against their image.`,
			usage_ia:
				"A collection of audiobooks read by synthetic voices was released with Microsoft in 2023. The books themselves are prepared and proofread by volunteers.",
		},
	},
	{
		slug: "librivox",
		nom: "LibriVox",
		accroche:
			"Des livres du domaine public lus à voix haute par des bénévoles.",
		description: `Depuis 2005, des lectrices et des lecteurs enregistrent chez eux des chapitres de romans, de poèmes ou d’essais tombés dans le domaine public. D’autres bénévoles écoutent l’enregistrement en suivant le texte, puis l’assemblent et le publient.

Les livres audio obtenus sont eux-mêmes versés dans le domaine public : on les télécharge, on les copie, on les diffuse sans rien demander. Aucune audition n’est exigée pour participer. LibriVox n’accepte que des voix humaines et refuse aussi les résumés et les couvertures produits par une intelligence artificielle.`,
		site_web: "https://librivox.org/",
		porteur: "Communauté LibriVox",
		territoire: "Monde",
		usage_ia: null,
		code_ouvert: true,
		label_ia: "sans_ia",
		themes: ["culture", "savoirs-libres"],
		mis_en_avant: false,
		publie_le: "2025-08-11T10:27:25Z",
		en: {
			accroche: "Public domain books read aloud by volunteers.",
			description: `Since 2005, readers have been recording at home chapters of novels, poems or essays that are in the public domain. Other volunteers listen to the recording while following the text, then assemble and publish it.

The resulting audiobooks are released into the public domain as well: download, copy and broadcast them without asking anyone. No audition is required to take part. LibriVox only accepts human voices, and also refuses summaries and covers produced by artificial intelligence.`,
		},
	},
	{
		slug: "common-voice",
		nom: "Common Voice",
		accroche:
			"Donner sa voix pour que les machines comprennent toutes les langues et tous les accents.",
		description: `Les assistants vocaux comprennent mal les langues peu dotées et les accents régionaux, faute d’enregistrements disponibles. Avec Common Voice, lancé par Mozilla en 2017, chacun lit quelques phrases à voix haute et écoute celles des autres pour dire si elles sont justes.

Les jeux de données ainsi constitués sont publics : chercheurs, associations et entreprises peuvent s’en servir pour la recherche, le sous-titrage ou des outils d’accessibilité. Le breton, le basque, le kinyarwanda ou le catalan y ont leurs communautés. Le code de la plateforme est libre.`,
		site_web: "https://commonvoice.mozilla.org/",
		porteur: "Mozilla",
		territoire: "Monde",
		usage_ia:
			"Le projet recueille des voix pour que d’autres puissent entraîner des systèmes de reconnaissance de la parole. Les phrases sont lues et validées par des personnes.",
		code_ouvert: true,
		depot: "https://github.com/common-voice/common-voice",
		licence_code: "MPL-2.0",
		stade: "stable",
		liens: [
			{
				nature: "discussion",
				url: "https://discourse.mozilla.org/c/voice/239",
			},
		],
		label_ia: "ia_appoint",
		themes: ["donnees-ouvertes", "culture", "inclusion-numerique"],
		mis_en_avant: true,
		publie_le: "2025-04-23T16:42:51Z",
		en: {
			accroche:
				"Give your voice so that machines understand every language and every accent.",
			description: `Voice assistants handle under-resourced languages and regional accents badly, for lack of available recordings. With Common Voice, launched by Mozilla in 2017, anyone reads a few sentences aloud and listens to those of others to say whether they are right.

The resulting data sets are public: researchers, associations and companies can use them for research, captioning or accessibility tools. Breton, Basque, Kinyarwanda and Catalan have their communities there. The code of the platform is free.`,
			usage_ia:
				"The project collects voices so that others can train speech recognition systems. The sentences are read and validated by people.",
		},
	},
	{
		slug: "bloom",
		nom: "BLOOM",
		accroche:
			"Un grand modèle de langue multilingue, construit au grand jour par des chercheurs.",
		description: `De 2021 à 2022, l’atelier BigScience, coordonné par Hugging Face, a réuni des centaines de chercheurs bénévoles pour entraîner un modèle de 176 milliards de paramètres dans 46 langues et 13 langages de programmation. Les calculs ont été faits en France, sur le supercalculateur public Jean Zay.

Le choix des données, les essais et les limites ont été documentés publiquement, ce qui était rare pour un modèle de cette taille. Les paramètres se téléchargent sous une licence RAIL, qui autorise la réutilisation mais interdit certains usages nuisibles ; le code d’entraînement est ouvert.`,
		site_web: "https://huggingface.co/bigscience/bloom",
		porteur: "Atelier de recherche BigScience",
		territoire: "Monde",
		usage_ia:
			"BLOOM est lui-même un modèle d’intelligence artificielle, qui poursuit un texte mot après mot. Comme tout modèle de ce genre, il peut écrire des choses fausses ou biaisées ; sa fiche décrit ses données et ses limites.",
		code_ouvert: true,
		label_ia: "ia_centrale",
		themes: ["savoirs-libres"],
		mis_en_avant: false,
		publie_le: "2026-02-16T16:26:27Z",
		en: {
			accroche:
				"A large multilingual language model, built in the open by researchers.",
			description: `From 2021 to 2022 the BigScience workshop, coordinated by Hugging Face, brought together hundreds of volunteer researchers to train a model of 176 billion parameters in 46 languages and 13 programming languages. The computing was done in France, on the public supercomputer Jean Zay.

The choice of data, the trials and the limits were documented publicly, which was rare for a model of that size. The weights can be downloaded under a RAIL licence, which allows reuse but forbids certain harmful uses; the training code is open.`,
			usage_ia:
				"BLOOM is itself an artificial intelligence model, which continues a text word after word. Like every model of its kind it can write things that are false or biased; its model card describes its data and its limits.",
		},
	},
];
