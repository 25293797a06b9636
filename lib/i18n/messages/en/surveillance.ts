/** What is told to moderators without their asking: watched words, entries that resemble others, and what went public without anybody's judgement. */
export const SURVEILLANCE = {
	titre: "Watched words",
	chapeau:
		"An entry to review that holds one of these words is marked in the queue, and the word is marked in its text. Nothing is blocked or hidden: a person reads and decides.",
	lecture: "Only administrators keep this list.",
	vide: "No word is watched.",
	combien:
		"{n, plural, =0 {No watched word} one {One watched word} other {# watched words}}",
	mot: "Word, short phrase, site or address",
	mot_aide:
		"In French or in English. Accents, capitals, plurals and endings do not count; only whole words are found. A site, such as example.org, stands for all that it holds.",
	ajouter: "Watch this word",
	fiches:
		"{n, plural, =0 {no entry to review} one {one entry to review} other {# entries to review}}",
	retirer: "Stop watching",
	retirer_quoi: "Stop watching {mot}",
	marque: "watched word",
	file: {
		semblable: "Resembles {titre}",
	},
	regle: {
		chapeau:
			"What an import made public, or changed in public, without a person reading it; the latest first. It is the only rule that publishes here: every other public entry was published by the moderators.",
		publiee: "Published by the import “{source}”",
		changee: "Text changed in public by the import “{source}”",
		cocher: "Tick {titre}",
		voir: "Mark those that I ticked as seen",
		tout: "Mark everything as seen…",
		tout_confirmer:
			"All that was there when this list was read stays public, and leaves this list.",
		tout_oui: "Yes, mark all as seen",
		faites:
			"{n, plural, =0 {Nothing was marked: no entry was ticked, or someone else did it before you.} one {One entry is marked as seen.} other {# entries are marked as seen.}}",
		ici_publiee: "The import “{source}” published this entry without a review.",
		ici_changee:
			"The import “{source}” changed this text in public, without a review.",
		vue: "I have seen it",
	},
} as const;
