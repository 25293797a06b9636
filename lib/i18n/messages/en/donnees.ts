import type { DONNEES as FR } from "../fr/donnees.ts";
import type { Translated } from "../translated.ts";

export const DONNEES: Translated<typeof FR> = {
	titre: "Open data",
	chapeau:
		"Everything the site shows, as files made again every day: projects, needs, their steps, the projects that answer them, themes and articles, in French and English. No account, no token.",
	jeux: {
		projets: "Published projects",
		besoins: "Public needs",
		etapes: "Steps of needs",
		themes: "Themes",
		articles: "Articles",
		liens: "Links between needs and projects",
	},
	fichiers: {
		titre: "Today’s files",
		legende: "Files of {date}",
		nom: "File",
		contenu: "Content",
		lignes: "Rows",
		taille: "Size",
		empreinte: "SHA-256",
		kilo: "{n, number} kB",
		attente: "The first files are being made: come back in a few minutes.",
		stables:
			"These addresses do not change: they always give the newest files. Those of a past day are under <code>/donnees/YYYY-MM-DD/</code>.",
		verifier: "To check what you received:",
	},
	autres: {
		dictionnaire: "Dictionary of the columns",
		sommes: "Checksums of all files",
		manifeste: "Manifest: day, size and checksum of each file",
		catalogue: "DCAT description",
	},
	jours: {
		titre: "Past days",
		texte:
			"A whole month is kept, then the first files of each month. Each day has its manifest.",
		aucun: "None yet.",
	},
	formats: {
		titre: "Formats",
		jsonl:
			"<code>.jsonl</code>: one JSON object a line, the same as the API’s, with its licence and credit.",
		csv: "<code>.csv</code>: UTF-8, commas, column names in the first line. Several values in one cell are parted by <code>|</code>. Texts are quoted. A <code>=</code>, <code>+</code>, <code>-</code> or <code>@</code> is preceded by an apostrophe at the beginning of a text, of a line, or after a semicolon, a tab or a quote, so that no spreadsheet takes it for a formula; the <code>.jsonl</code> files have the texts as they are.",
		personnes:
			"No personal data: numbers of votes and supports, never who voted, supported or suggested.",
	},
	licence: {
		titre: "Licence",
		texte:
			"Free to reuse under the <lien>Licence Ouverte 2.0</lien>, provided that you name the source and the date:",
		credit: "{credit}, data of {date}",
	},
	dictionnaire: {
		titre: "The dictionary",
		colonne: "Column",
		sens: "What it holds",
		langues:
			"A column that ends in <code>_en</code> holds the English version, empty where there is none.",
	},
	version_anglaise: "{texte} (English version)",
	champs: {
		slug: "Readable identifier, stable for ever; it ends the address of the page",
		label_ia:
			"Label set by the team: non_renseigne (not stated), sans_ia (no AI), ia_appoint (in a supporting role) or ia_centrale (at the core)",
		themes: "Slugs of the project’s themes",
		nb_votes: "Number of votes",
		mis_en_avant: "true if the team features the project",
		publie_le: "Instant of the first publication, UTC",
		langue: "Language the original was written in: fr or en",
		titre: "Title",
		theme: "Slug of the need’s theme",
		statut:
			"State: publie (expressed), etude (under study), developpement (in development) or livre (delivered)",
		statut_libelle: "The state in words, in French",
		nb_soutiens: "Number of supports",
		projet: "Slug of the project linked to the need, while it is published",
		chantier: "true once the work space is open",
		cahier: "Brief, as plain text",
		roles: "Skills wanted: code, donnees (data), terrain (field work)",
		depot: "Address of the code repository",
		jalons: "Public states reached and their instants, oldest first",
		cree_le: "Instant at which the need was described, UTC",
		besoin: "Slug of the need that the step belongs to",
		numero: "Number of the step, never reused",
		jour: "Day of the step",
		texte: "Text",
		resume: "Summary of the article",
		date: "Date of the article",
		auteur: "Signature of the article",
		projets: "Slugs of the published projects that the article mentions",
		html: "The article as HTML",
		depuis:
			"When the team confirmed that the project answers the need, or the need was delivered",
		licence: "Licence of the row, by its SPDX identifier",
		credit: "The credit that every reuse must carry",
	},
};
