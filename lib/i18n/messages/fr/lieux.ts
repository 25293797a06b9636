/** Areas: lists near one, and where a contribution is. */
export const LIEUX = {
	aide: "Commune, code postal, département ou région",
	chez_vous: "Et près de chez vous\u00a0?",
	voir: "Voir",
	noms: "Lieux proposés",
	lequel: "Lequel\u00a0?",
	inconnu:
		"Nous ne connaissons pas ce lieu. Essayez une commune, un code postal ou un département.",
	partout: "Partout",
	titre: "{nom} {pres}",
	departements: {
		chapeau:
			"Ce qui manque et ce qui existe dans chaque département, d’après les lieux que nomment les fiches.",
		nom: "Département",
		besoins: "{nombre, plural, one {besoin} other {besoins}}, {nom}",
		projets: "{nombre, plural, one {projet} other {projets}}, {nom}",
	},
	ou: "Où, exactement\u00a0?",
	tout: "Tout le code postal {code}",
	tel_quel: "Laisser tel quel",
	petite:
		"{commune} compte moins de 500 habitants. Pour que l’on ne vous reconnaisse pas, nous montrons {autour}.",
	garder: "Garder le nom que j’ai écrit",
} as const;
