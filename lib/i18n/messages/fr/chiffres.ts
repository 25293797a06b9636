/** The page of figures. */
export const CHIFFRES = {
	titre: "Chiffres",
	chapeau:
		"Ce que l’annuaire contient, comment on y participe, et le temps que prend la relecture. Tout est compté au moment où vous lisez.",
	anonymat:
		"Personne ne peut y être reconnu\u00a0: un vote, un soutien, une relecture ou un refus n’est jamais compté seul, chaque chiffre en réunit au moins {n, number}. Les mois et les cas trop rares sont joints à leurs voisins, et le mois en cours attend d’être fini.",
	json: "Tous ces chiffres en JSON",
	csv: "Ces chiffres en CSV",
	nombre: "Nombre",
	cumul: "Depuis le début",
	trop_peu: "Encore trop peu pour être compté sans désigner quelqu’un.",
	courbe: "{titre}\u00a0: de {debut} à {fin}, jusqu’à un total de {total}.",
	periode: "{du} à {au}",
	reponse: {
		avec: "Un projet au moins",
		sans: "Aucun encore",
	},
	series: {
		projets_par_theme: {
			titre: "Projets par thème",
			colonne: "Thème",
			texte:
				"Les projets publiés\u00a0; celui qui a plusieurs thèmes compte dans chacun.",
		},
		projets_par_label_ia: {
			titre: "Projets par label IA",
			colonne: "Label",
			texte: "La place de l’IA dans chaque projet publié, posée par l’équipe.",
		},
		projets_par_territoire: {
			titre: "Projets par territoire",
			colonne: "Territoire",
			texte:
				"Les territoires que citent le plus de projets, puis tous les autres ensemble.",
		},
		besoins_par_statut: {
			titre: "Besoins par état",
			colonne: "État",
			texte: "Où en sont les besoins publics.",
		},
		besoins_par_reponse: {
			titre: "Besoins auxquels un projet répond",
			colonne: "Réponse",
			texte:
				"Les besoins publics dont l’équipe a confirmé qu’un projet de l’annuaire, au moins, y répond.",
		},
		votes: {
			titre: "Votes au fil du temps",
			colonne: "Période",
			texte:
				"Les votes qui comptent aujourd’hui, selon le mois où ils ont été donnés.",
		},
		soutiens: {
			titre: "Soutiens au fil du temps",
			colonne: "Période",
			texte:
				"Les soutiens qui comptent aujourd’hui, selon le mois où ils ont été donnés.",
		},
		delais_de_relecture: {
			titre: "Délais de relecture",
			colonne: "Attente",
			texte:
				"Le temps entre l’envoi d’une contribution et la décision de la publier ou non.",
		},
		refus_par_motif: {
			titre: "Refus par motif",
			colonne: "Motif",
			texte: "Pourquoi des contributions n’ont pas été retenues.",
		},
	},
	delai: {
		moins: "{n, plural, one {moins d’un jour} other {moins de # jours}}",
		entre: "de {a, number} à {b, number} jours",
		plus: "{n, plural, one {un jour ou plus} other {# jours ou plus}}",
	},
	territoire: {
		autres: "Autres territoires",
		aucun: "Partout, ou non précisé",
	},
	motif: {
		doublon: "Déjà dans l’annuaire",
		hors_sujet: "Hors sujet",
		incomplet: "Incomplet",
		publicite: "Publicité",
		illicite: "Contraire à la loi",
		autre: "Autre motif",
	},
} as const;
