/** The search of the whole directory. */
export const RECHERCHE = {
	titre_de: "{q} · Recherche",
	description:
		"Chercher parmi les besoins, les projets et les articles de l’annuaire.",
	partout: "Chercher partout",
	mots: "Que cherchez-vous\u00a0?",
	exemple: "médecin, vélo…",
	titres: "Fiches proches de ce que vous écrivez",
	total:
		"{n, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}} pour «\u00a0{q}\u00a0»",
	besoins: "{n, plural, one {# besoin} other {# besoins}}",
	projets: "{n, plural, one {# projet} other {# projets}}",
	articles: "{n, plural, one {# article} other {# articles}}",
	natures: { besoin: "Besoin", projet: "Projet", article: "Article" },
	articles_pour:
		"{n, plural, =0 {Aucun article} one {# article} other {# articles}} pour «\u00a0{q}\u00a0»",
	articles_tous: "Tous les articles",
	groupes: "Résultats par nature",
	tous: {
		besoins:
			"Voir {n, plural, =1 {le besoin} one {# besoin} other {les # besoins}}<quoi> trouvés</quoi>",
		projets:
			"Voir {n, plural, =1 {le projet} one {# projet} other {les # projets}}<quoi> trouvés</quoi>",
		articles:
			"Voir {n, plural, =1 {l’article} one {# article} other {les # articles}}<quoi> trouvés</quoi>",
	},
	approchants: "Résultats approchants",
	inconnus:
		"{n, plural, one {Aucune fiche ne contient le mot} other {Aucune fiche ne contient les mots}}\u00a0: {mots}.",
	corriges: "Cherché aussi comme\u00a0: {mots}.",
	vide_themes: "Parcourir un thème",
	vide_decrire: "Décrire «\u00a0{q}\u00a0»",
	vide_conseil:
		"Essayez avec moins de mots, ou des mots plus courants. Les accents et les majuscules ne comptent pas.",
	aussi: "Chercher «\u00a0{q}\u00a0» dans tout l’annuaire",
	pertinence: "Pertinence",
} as const;
