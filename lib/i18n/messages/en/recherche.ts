export const RECHERCHE = {
	titre_de: "{q} · Search",
	description: "Search the needs, projects and articles of the directory.",
	partout: "Search everything",
	mots: "What are you looking for?",
	exemple: "doctor, bicycle…",
	titres: "Entries like what you are typing",
	total:
		"{n, plural, =0 {No results} one {# result} other {# results}} for “{q}”",
	besoins: "{n, plural, one {# need} other {# needs}}",
	projets: "{n, plural, one {# project} other {# projects}}",
	articles: "{n, plural, one {# article} other {# articles}}",
	natures: { besoin: "Need", projet: "Project", article: "Article" },
	articles_pour:
		"{n, plural, =0 {No articles} one {# article} other {# articles}} for “{q}”",
	articles_tous: "All articles",
	groupes: "Results by kind",
	tous: {
		besoins:
			"See {n, plural, one {the need} other {all # needs}}<quoi> found</quoi>",
		projets:
			"See {n, plural, one {the project} other {all # projects}}<quoi> found</quoi>",
		articles:
			"See {n, plural, one {the article} other {all # articles}}<quoi> found</quoi>",
	},
	approchants: "Close results",
	inconnus:
		"{n, plural, one {No entry has the word} other {No entry has the words}}: {mots}.",
	corriges: "Also searched as: {mots}.",
	vide_themes: "Browse a theme",
	vide_decrire: "Describe “{q}”",
	vide_conseil:
		"Try fewer words, or more common ones. Accents and capitals do not matter.",
	aussi: "Search the whole directory for “{q}”",
	pertinence: "Relevance",
};
