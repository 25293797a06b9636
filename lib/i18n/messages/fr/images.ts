/** The pictures of a project: its logo, and one of what it does. */
export const IMAGES = {
	logo: {
		nom: "Logo",
		aide: "PNG, JPEG ou WebP, 2\u00a0Mo au plus. Sans logo, deux lettres du nom en tiennent lieu.",
	},
	image: {
		nom: "Une image du projet",
		aide: "Une capture d’écran ou une photo, plus large que haute. PNG, JPEG ou WebP, 2\u00a0Mo au plus.",
	},
	dite: {
		nom: "Ce que montre l’image",
		aide: "En quelques mots, pour qui ne la voit pas. À écrire si vous mettez une image.",
	},
	gardee: "Votre image est gardée.",
	retirer: "Retirer cette image",
	lourde:
		"Cette image pèse plus de 2\u00a0Mo\u00a0: réduisez-la, ou choisissez-en une autre.",
} as const;
