export const REPRISE_PROJET = {
	titre: "Reuse this project",
	adresse_depot: "the address of the source code",
	licence: "Licence",
	exception: "with the exception {exception}",
	et: "and",
	ou: "or, as you choose,",
	stade: "State",
	liens: "To read and to try",
	publiccode: "publiccode.yml of this project",
	publiccode_dit:
		"The same entry, in the format that public catalogues of software read.",
	fichier: {
		titre: "Written by {site}, from the entry {adresse}",
		omises: "The directory does not know, and so does not write: {cles}.",
		deduites: "Deduced from the entry, though nobody said so: {cles}.",
		contact: "Contact of whoever runs it: {adresse}",
		completer:
			"Complete this file, then put it at the root of the source code: catalogues will read it there.",
		origine:
			"This presentation comes from the entry of the project in the directory {site}, which also tells which needs of citizens it meets: {adresse}",
	},
	stades: {
		inconnu: "Not stated",
		idee: "Idea: nothing to reuse yet",
		construction: "Being built",
		essai: "Being tried",
		stable: "Stable: ready to use",
		arrete: "Stopped: no longer maintained",
	},
	natures: {
		documentation: "Documentation",
		demonstration: "Demo",
		discussion: "Discussion",
		contribuer: "Contribute",
		feuille_de_route: "Roadmap",
		statistiques: "Statistics",
		impact: "Impact",
		accessibilite: "Accessibility",
	},
};
