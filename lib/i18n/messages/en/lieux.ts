export const LIEUX = {
	aide: "Town, postcode, department or region",
	chez_vous: "What about your area?",
	voir: "Show",
	noms: "Suggested areas",
	lequel: "Which one?",
	inconnu: "We don’t know this area. Try a town, a postcode or a department.",
	partout: "Everywhere",
	titre: "{nom} {pres}",
	departements: {
		chapeau:
			"What’s missing and what exists in each department, by the areas that entries name.",
		nom: "Department",
		besoins: "{nombre, plural, one {need} other {needs}}, {nom}",
		projets: "{nombre, plural, one {project} other {projects}}, {nom}",
	},
	ou: "Where, exactly?",
	tout: "The whole of postcode {code}",
	tel_quel: "Leave as written",
	petite:
		"{commune} has fewer than 500 inhabitants. So that nobody recognises you, we show {autour}.",
	garder: "Keep the name that I wrote",
};
