import type { CHIFFRES as FR } from "../fr/chiffres.ts";
import type { Translated } from "../translated.ts";

export const CHIFFRES: Translated<typeof FR> = {
	titre: "Figures",
	chapeau:
		"What the directory holds, how people take part, and how long review takes. Everything is counted as you read.",
	anonymat:
		"Nobody can be recognised here: a vote, a support, a review or a refusal is never counted alone, each figure brings {n, number} of them together at least. Months and cases too rare are joined with their neighbours, and the present month waits until it is over.",
	json: "All these figures as JSON",
	csv: "These figures as CSV",
	nombre: "Number",
	cumul: "Since the beginning",
	trop_peu: "Still too few to be counted without pointing at somebody.",
	courbe: "{titre}: from {debut} to {fin}, up to a total of {total}.",
	periode: "{du} to {au}",
	reponse: {
		avec: "One project at least",
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
			texte: "The place of AI in each published project, set by the team.",
		},
		projets_par_territoire: {
			titre: "Projects by territory",
			colonne: "Territory",
			texte:
				"The territories that most projects name, then all others together.",
		},
		besoins_par_statut: {
			titre: "Needs by state",
			colonne: "State",
			texte: "How far the public needs have come.",
		},
		besoins_par_reponse: {
			titre: "Needs that a project answers",
			colonne: "Answer",
			texte:
				"Public needs of which the team confirmed that one project of the directory, at least, answers them.",
		},
		votes: {
			titre: "Votes over time",
			colonne: "Period",
			texte: "The votes that count today, by the month they were given.",
		},
		soutiens: {
			titre: "Supports over time",
			colonne: "Period",
			texte: "The supports that count today, by the month they were given.",
		},
		delais_de_relecture: {
			titre: "Review delays",
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
		entre: "{a, number} to {b, number} days",
		plus: "{n, plural, one {a day or more} other {# days or more}}",
	},
	territoire: {
		autres: "Other territories",
		aucun: "Everywhere, or not told",
	},
	motif: {
		doublon: "Already in the directory",
		hors_sujet: "Off topic",
		incomplet: "Incomplete",
		publicite: "Advertising",
		illicite: "Against the law",
		autre: "Another reason",
	},
};
