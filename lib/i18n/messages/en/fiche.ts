export const FICHE = {
	soutenir: "Is this your need too?",
	prive_vote: "Only the number of votes is public; names never are.",
	livre: {
		repond: "Solved on <date></date>: <projet></projet> meets this need",
		repond_sans_date: "Solved: <projet></projet> meets this need",
		seul: "Solved on <date></date>",
		seul_sans_date: "Solved",
		jours:
			"{n, plural, =0 {An answer found the same day.} one {An answer found in one day.} other {An answer found in # days.}}",
		merci:
			"{n, plural, =0 {Thanks to those who worked on it.} one {Thanks to the person who supported it, and to those who worked on it.} other {Thanks to the # people who supported it, and to those who worked on it.}}",
		voir: "See <projet></projet>",
		image: "Solved: {projet} meets this need",
	},
	partage: {
		titre: "More ways to share",
		telephone: "Share",
		copier: "Copy link",
		copie: "Link copied",
		quoi: "of this page",
		courriel: "Email",
	},
	flux: {
		theme: "Subscribe to its theme (RSS)",
		projets: "Subscribe to projects (RSS)",
		articles: "Subscribe to articles (RSS)",
	},
	article: {
		minutes: "{n, plural, one {#-minute read} other {#-minute read}}",
		voisins: "Read next",
	},
	suite: {
		titre: "What next?",
		besoins: "All needs",
		projets: "All projects",
		besoins_du_theme: "Other needs: <theme></theme>",
		projets_du_theme: "Other projects: <theme></theme>",
	},
};
