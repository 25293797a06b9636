export const CHIFFRES = {
	chapeau:
		"What the directory holds, how people take part, and how long review takes. Everything is counted as you read.",
	anonymat:
		"Nobody can be singled out here: a vote, a support, a review or a refusal is never counted alone; each figure covers at least {n, number} of them. Months and cases with too few are merged with their neighbours, and the current month waits until it is over.",
	demonstration:
		"This is a demonstration: these votes, supports and answers come from invented accounts.",
	json: "All these figures as JSON",
	comptes: "Counted on",
	gardes:
		"The database is not answering at the moment: these are the figures read on {quand}.",
	cles: {
		titre: "Key figures",
		projets: "{n, plural, one {published project} other {published projects}}",
		besoins: "{n, plural, one {public need} other {public needs}}",
		besoins_livres: "{n, plural, one {need solved} other {needs solved}}",
		votes: "{n, plural, one {vote} other {votes}}",
		soutiens: "{n, plural, one {show of support} other {shows of support}}",
		moins: "under {n, number}",
		recents:
			"{n, plural, =0 {none in the last {jours, number} days} one {# in the last {jours, number} days} other {# in the last {jours, number} days}}",
	},
	fichier: {
		csv: "Figures (CSV)",
		svg: "Image (SVG)",
		png: "Image (PNG)",
	},
	reprendre: "Reuse this chart",
	citation: "“{titre}”, {site}, figures as of {date}, {adresse}",
	source: "{site}, figures as of {date} · {adresse}",
	nombre: "Number",
	cumul: "Since the start",
	trop_peu: "Still too few to show without singling someone out: {series}.",
	courbe: "{titre}: from {debut} to {fin}, reaching a total of {total}.",
	periode: "{du} to {au}",
	reponse: {
		avec: "At least one project",
		sans: "None yet",
	},
	series: {
		projets_par_theme: {
			titre: "Projects by theme",
			colonne: "Theme",
			texte: "Published projects; one with several themes counts in each.",
		},
		projets_par_label_ia: {
			titre: "Projects by AI label",
			colonne: "Label",
			texte:
				"The role of AI in each published project, as labelled by the team.",
		},
		projets_par_territoire: {
			titre: "Projects by area",
			colonne: "Area",
			texte: "The areas named by the most projects. The file lists more.",
		},
		besoins_par_statut: {
			titre: "Needs by state",
			colonne: "State",
			texte: "How far the public needs have come.",
		},
		besoins_par_reponse: {
			titre: "Needs answered by a project",
			colonne: "Answer",
			texte:
				"Public needs for which the team has confirmed that at least one project in the directory answers them.",
		},
		votes: {
			titre: "Votes over time",
			colonne: "Period",
			texte:
				"The votes that count today, by the month in which they were given.",
		},
		soutiens: {
			titre: "Support over time",
			colonne: "Period",
			texte:
				"The support that counts today, by the month in which it was given.",
		},
		delais_de_relecture: {
			titre: "How long review takes",
			colonne: "Wait",
			texte:
				"The time between sending a contribution and deciding whether to publish it.",
		},
		refus_par_motif: {
			titre: "Refusals by reason",
			colonne: "Reason",
			texte: "Why contributions were not taken forward.",
		},
	},
	delai: {
		moins: "{n, plural, one {less than a day} other {less than # days}}",
		usuels: "Half of the answers come in {moitie}, nine in ten in {presque}.",
		neuf_sur_dix: "Nine in ten of the answers come in {delai}.",
		entre: "{a, number} to {b, number} days",
		plus: "{n, plural, =0 {any length of time} one {a day or more} other {# days or more}}",
	},
	territoire: {
		et_autres:
			"{n, plural, =0 {and other areas} one {and one other area} other {and # other areas}}",
		aucun: "Everywhere, or not stated",
	},
	motif: {
		doublon: "Already in the directory",
		hors_sujet: "Off topic",
		incomplet: "Incomplete",
		publicite: "Advertising",
		vie_privee: "Personal data or appeal for money",
		illicite: "Unlawful",
		autre: "Another reason",
	},
};
