/** The page of figures. */
export const CHIFFRES = {
	chapeau:
		"Ce que l’annuaire contient, comment on y participe, et le temps que prend la relecture. Tout est compté au moment où vous lisez.",
	anonymat:
		"Personne ne peut y être reconnu\u00a0: un vote, un soutien, une relecture ou un refus n’est jamais compté seul, chaque chiffre en réunit au moins {n, number}. Les mois et les cas trop rares sont joints à leurs voisins, et le mois en cours attend d’être fini.",
	demonstration:
		"Ceci est une démonstration\u00a0: ces votes, ces soutiens et ces réponses viennent de comptes inventés.",
	json: "Tous ces chiffres en JSON",
	comptes: "Chiffres du",
	gardes:
		"La base ne répond pas en ce moment\u00a0: voici les chiffres lus le {quand}.",
	cles: {
		titre: "Les chiffres principaux",
		projets: "{n, plural, one {projet publié} other {projets publiés}}",
		besoins: "{n, plural, one {besoin exprimé} other {besoins exprimés}}",
		besoins_livres: "{n, plural, one {besoin résolu} other {besoins résolus}}",
		votes: "{n, plural, one {vote} other {votes}}",
		soutiens: "{n, plural, one {soutien} other {soutiens}}",
		moins: "moins de {n, number}",
		recents:
			"{n, plural, =0 {aucun depuis {jours, number} jours} one {dont # depuis {jours, number} jours} other {dont # depuis {jours, number} jours}}",
	},
	fichier: {
		csv: "Chiffres (CSV)",
		svg: "Image (SVG)",
		png: "Image (PNG)",
	},
	reprendre: "Reprendre ce graphique",
	citation: "«\u00a0{titre}\u00a0», {site}, chiffres du {date}, {adresse}",
	source: "{site}, chiffres du {date} · {adresse}",
	nombre: "Nombre",
	cumul: "Depuis le début",
	trop_peu:
		"Encore trop peu pour être montrés sans risquer de désigner quelqu’un\u00a0: {series}.",
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
			titre: "Projets par lieu",
			colonne: "Lieu",
			texte:
				"Les lieux que citent le plus de projets. Le fichier en nomme davantage.",
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
		moins:
			"{n, plural, =0 {sans attendre} one {moins d’un jour} other {moins de # jours}}",
		usuels:
			"La moitié des réponses arrivent en {moitie}, neuf sur dix en {presque}.",
		neuf_sur_dix: "Neuf réponses sur dix arrivent en {delai}.",
		entre: "de {a, number} à {b, number} jours",
		plus: "{n, plural, =0 {toutes durées confondues} one {un jour ou plus} other {# jours ou plus}}",
	},
	territoire: {
		et_autres:
			"{n, plural, =0 {et d’autres lieux} one {et un autre lieu} other {et # autres lieux}}",
		aucun: "Partout, ou non précisé",
	},
	motif: {
		doublon: "Déjà dans l’annuaire",
		hors_sujet: "Hors sujet",
		incomplet: "Incomplet",
		publicite: "Publicité",
		vie_privee: "Données personnelles ou appel aux dons",
		illicite: "Contraire à la loi",
		autre: "Autre motif",
	},
} as const;
