export const ACCESSIBILITE = {
	chapeau:
		"{site} is made to be read and used by everyone, whatever their device, network or disability. Here is what was checked, and how.",
	etat: {
		titre: "Conformance status",
		texte: `The site aims at WCAG 2.2 level AA and the French RGAA 4. It has not been audited by a third party yet: it can claim neither full nor partial conformance, and this page is not an audit.`,
	},
	declaration: {
		totale: "{site} complies fully with RGAA 4.",
		partielle: "{site} complies partially with RGAA 4.",
		non: "{site} does not comply with RGAA 4.",
		sans_audit: "It has not been audited yet.",
		taux: "Criteria met, of those that apply: {taux}%.",
		date: "Audit of {jour}.",
		auditeur: "Auditor: {nom}.",
		schema: "Multi-year plan: {adresse}",
	},
	verifie: {
		titre: "What is checked with every change",
		texte: `- An automated tool (axe) checks each page, in French or in English, in light and in dark. Such a tool only finds some of the problems.
- Searching and reading work with the keyboard alone, and without JavaScript.
- Pages can be read at 320 pixels wide, which is 400% zoom on a computer screen, without the page scrolling sideways; only a program or a wide table does, in its own box.
- Text has a contrast of at least {contraste} to 1, and the borders of fields at least 3 to 1.
- Passages in a language other than the page’s are marked as such.`,
	},
	limites: {
		titre: "What has not been done yet",
		texte: `- The site has not been tried by disabled people.
- It has not been tried with each screen reader.
- Texts written by contributors are not all in plain language.`,
	},
	reglages: {
		titre: "Settings",
		texte: `At the foot of each page you can choose a light or a dark site. Text follows the size set in your browser, and nothing moves if your device asks for reduced motion.`,
	},
	signaler: {
		titre: "Telling us about a problem",
		texte: `Write to {contact} and say which page it was, what you were trying to do, and with which device and software. In France, if you get no answer, you can turn to the Défenseur des droits: https://www.defenseurdesdroits.fr`,
	},
};
