export const DONNEES = {
	chapeau:
		"Everything the site shows, as files rebuilt every day: projects, needs and their steps, what the people who support them are going through, the projects that answer them, themes and articles, in French and English. No account, no token.",
	jeux: {
		projets: "Published projects",
		besoins: "Public needs",
		etapes: "Steps taken for needs",
		themes: "Themes",
		articles: "Articles",
		liens: "Links between needs and projects",
		situations: "Situations",
	},
	contenu: {
		projets:
			"Name, tagline and description, area, role of AI, themes and number of votes.",
		besoins:
			"Title and description, area, theme, state and the date of each state, number of supporters.",
		etapes: "What was done for each need, day by day.",
		themes: "The themes that projects and needs are filed under.",
		articles: "The team’s articles, in full.",
		liens: "Which project answers which need, and since when.",
		situations:
			"What the people who support a need are going through, in a few reviewed words, without a name or a date.",
	},
	apercu: {
		nom: "Name",
		titre: "Title",
		territoire: "Area",
		label_ia: "AI",
		nb_votes: "Votes",
		statut_libelle: "State",
		nb_soutiens: "Supporters",
		besoin: "Need",
		projet: "Project",
		jour: "Day",
		date: "Date",
		depuis: "Since",
		auteur: "Author",
		description: "Description",
		texte: "Text",
	},
	carte: {
		du: "The files of {date}",
		jeu: "Set",
		lignes: "Rows",
		fichiers: "Files",
		detail: "{jeu}: preview, columns and past days",
		apercu:
			"{n, plural, =0 {No rows} one {The first row} other {The first # rows}}",
		format: {
			tableur: {
				court: "French spreadsheet",
				pour: "Semicolons: opens with a double click if your system is in French.",
			},
			csv: {
				court: "CSV",
				pour: "Commas: for programs, and for spreadsheets in English.",
			},
			jsonl: {
				court: "JSON Lines",
				pour: "The same objects as the API, one per line.",
			},
		},
		empreintes: "SHA-256 checksums",
		jours: "Past days",
	},
	fichiers: {
		titre: "Today’s files",
		kilo: "{n, number} kB",
		attente: "The first files are being prepared: come back in a few minutes.",
		stables:
			"The addresses of these files never change: they always give the latest ones. Those for a past day are under <code>/donnees/YYYY-MM-DD/</code>.",
		verifier: "To check what you downloaded:",
		verifier_programme: "Commands that check a file",
	},
	autres: {
		publiccode:
			"The projects that have public source code and a licence, as publiccode.yml of version 0.7 (JSON)",
		titre: "For programs",
		dictionnaire: "Dictionary of all the columns, as CSV",
		sommes: "Checksums for all the files",
		manifeste: "Manifest: day, size and checksum of each file",
		catalogue: "DCAT catalogue, as JSON-LD",
		turtle: "The same, as Turtle",
		schemas:
			"Table Schema of each CSV, under the same name: projets.schema.json for projets.csv",
		empreintes: "SHA-256 checksums of these files",
	},
	jours: {
		texte:
			"Every day of the last month is kept, then the files from the first day of each month.",
		aucun: "None yet.",
	},
	formats: {
		titre: "Formats",
		tableur:
			"<code>-tableur.csv</code>: the CSV that a spreadsheet set to French opens without asking anything. UTF-8 with a byte order mark, semicolons, decimal commas, <code>VRAI</code> and <code>FAUX</code> for true and false. A cell too long for a spreadsheet is cut short and ends in “…”.",
		jsonl:
			"<code>.jsonl</code>: one JSON object per line, as in the API, with its licence and credit.",
		csv: "<code>.csv</code>: UTF-8, comma-separated, with column names on the first line. Several values in one cell are separated by <code>|</code>. Text is quoted. An apostrophe is put before <code>=</code>, <code>+</code>, <code>-</code> or <code>@</code> at the beginning of a text, of a line, or after a semicolon, a tab or a quote, so that no spreadsheet takes it for a formula; the <code>.jsonl</code> files hold the texts as they are.",
		personnes:
			"No personal data: how many votes and supporters there are, never who voted, supported, suggested or told what they are going through.",
	},
	licence: {
		titre: "What you can do with them",
		texte:
			"Copy them, publish them, combine them with other data, turn them into a map, an investigation or a service, even a paid one. The licence is the <lien>Licence Ouverte 2.0</lien>, and its only condition is that you name the source and the date, for example like this:",
		credit: "{credit}, data from {date}",
		mention: "the credit line",
	},
	dictionnaire: {
		titre: "The columns: {jeu}",
		colonne: "Column",
		sens: "What it holds",
		langues:
			"A column that ends in <code>_en</code> holds the English version, empty where there is none.",
	},
	catalogue: {
		jeu: "{jeu} · {site}",
		api: "API · {site}",
		api_texte:
			"Reads in JSON all that the site shows, with a free token; votes, supports, suggests and describes.",
		/** Separated by a comma and a blank. */
		mots: {
			projets: "projects, commons, free software, digital services",
			besoins: "needs, citizens, participation, commons",
			etapes: "needs, steps, work spaces, commons",
			themes: "themes, classification, commons",
			articles: "articles, news, commons",
			liens: "needs, projects, answers, commons",
			situations: "needs, citizens, stories, commons",
			api: "API, JSON, projects, needs, commons",
		},
	},
	version_anglaise: "{texte} (English version)",
	champs: {
		slug: "Readable identifier that never changes; the last part of the page’s address",
		label_ia:
			"Label set by the team: non_renseigne (not stated), sans_ia (no AI), ia_appoint (in a supporting role) or ia_centrale (at the core)",
		themes: "Slugs of the project’s themes",
		nb_votes: "Number of votes",
		mis_en_avant: "true if the team features the project",
		publie_le: "Time of first publication, UTC",
		langue: "Language the original was written in: fr or en",
		titre: "Title",
		theme: "Slug of the need’s theme",
		statut:
			"State: publie (expressed), etude (under study), developpement (in development), livre (solved) or fusionne (merged)",
		statut_libelle: "The state in words, in French",
		nb_soutiens: "Number of supporters",
		projet: "Slug of the project linked to the need, while it is published",
		chantier: "true once the work space is open",
		cahier: "What needs doing, as plain text or Markdown",
		roles: "Skills wanted: code, donnees (data), terrain (field work)",
		jalons: "Public states reached and when, oldest first",
		cree_le: "Time at which the need was described, UTC",
		besoin: "Slug of the need that the line is about",
		numero: "Number of the step, never reused",
		jour: "Day of the step",
		texte: "Text",
		resume: "Summary of the article",
		date: "Date of the article",
		auteur: "Byline of the article",
		projets: "Slugs of the published projects that the article mentions",
		html: "The article as HTML",
		depuis:
			"When the team confirmed that the project meets the need, or the need was solved",
		fusionne_dans:
			"Slug of the need that this one was merged into; empty for others",
		reunis: "Slugs of the needs merged into this one",
		bilan:
			"What its supporters say once it is solved: each answer and its number, joined under five",
		lieux: "Official codes of the areas that the entry names",
		departement:
			"Code of the département that the person named; empty below five supporters",
		licence: "Licence of the row, by its SPDX identifier",
		credit: "The credit that every reuse must carry",
	},
};
