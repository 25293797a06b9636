/** What is told to moderators without their asking: watched words, entries that resemble others, and what went public without anybody's judgement. */
export const SURVEILLANCE = {
	titre: "Mots surveillés",
	chapeau:
		"Une fiche à relire qui contient un de ces mots est signalée dans la file, et le mot est marqué dans son texte. Rien n’est bloqué ni caché\u00a0: une personne relit et décide.",
	lecture: "Seule l’administration tient cette liste.",
	vide: "Aucun mot n’est surveillé.",
	combien:
		"{n, plural, =0 {Aucun mot surveillé} one {Un mot surveillé} other {# mots surveillés}}",
	mot: "Mot, courte expression, site ou adresse",
	mot_aide:
		"En français ou en anglais. Les accents, les majuscules, le pluriel et les terminaisons ne comptent pas\u00a0; seuls des mots entiers sont trouvés. Un site, comme exemple.fr, vaut aussi pour tout ce qu’il contient.",
	ajouter: "Surveiller ce mot",
	fiches:
		"{n, plural, =0 {aucune fiche à relire} one {une fiche à relire} other {# fiches à relire}}",
	retirer: "Ne plus surveiller",
	retirer_quoi: "Ne plus surveiller {mot}",
	marque: "mot surveillé",
	file: {
		semblable: "Ressemble à {titre}",
	},
	regle: {
		chapeau:
			"Ce qu’un import a mis en ligne, ou changé en ligne, sans qu’une personne le relise\u00a0; le plus récent d’abord. C’est la seule règle qui publie ici\u00a0: toute autre fiche publique l’a été par la modération.",
		publiee: "Publiée par l’import «\u00a0{source}\u00a0»",
		changee: "Texte changé en ligne par l’import «\u00a0{source}\u00a0»",
		cocher: "Cocher {titre}",
		voir: "Marquer comme vues celles que j’ai cochées",
		tout: "Marquer tout comme vu…",
		tout_confirmer:
			"Tout ce qui était là quand cette liste a été lue restera public, et quittera cette liste.",
		tout_oui: "Oui, tout marquer comme vu",
		faites:
			"{n, plural, =0 {Rien n’a été marqué\u00a0: aucune fiche n’était cochée, ou quelqu’un d’autre l’a fait avant vous.} one {Une fiche est marquée comme vue.} other {# fiches sont marquées comme vues.}}",
		ici_publiee:
			"L’import «\u00a0{source}\u00a0» a publié cette fiche sans relecture.",
		ici_changee:
			"L’import «\u00a0{source}\u00a0» a changé ce texte en ligne, sans relecture.",
		vue: "Je l’ai vue",
	},
} as const;
