import type { ACCESSIBILITE as FR } from "../fr/accessibilite.ts";
import type { Translated } from "../translated.ts";

export const ACCESSIBILITE: Translated<typeof FR> = {
	titre: "Accessibility",
	chapeau:
		"{site} is made to be read and used by everyone, whatever their device, network or disability. Here is what was checked, and how.",
	etat: {
		titre: "State of conformance",
		texte: `The site aims at WCAG 2.2 level AA and the French RGAA 4. It has not been audited by a third party yet: it can claim neither full nor partial conformance, and this page is not an audit.`,
	},
	verifie: {
		titre: "What is checked at each change",
		texte: `- An automatic tool (axe) goes over the pages, in French and in English, light and dark. Such a tool finds only some of the defects.
- Searching and reading work with the keyboard alone, and without JavaScript.
- Pages read at 320 pixels wide, which is 400% zoom on a computer screen, without scrolling sideways.
- Texts have a contrast of at least 7 to 1, and the edges of fields at least 3 to 1.
- Each passage in another language than the page’s is marked as such.`,
	},
	limites: {
		titre: "What is not yet",
		texte: `- No trial was made with disabled people.
- Screen readers were not tried one by one.
- Texts written by contributors are not all in plain language.`,
	},
	reglages: {
		titre: "Settings",
		texte: `At the foot of each page, a choice shows the site light or dark. The size of the text follows your browser’s, and nothing moves if your device asks for reduced motion.`,
	},
	signaler: {
		titre: "Reporting a difficulty",
		texte: `Write to {contact}: say which page, what you meant to do, and with what equipment. In France, if you get no answer, you can turn to the Défenseur des droits: https://www.defenseurdesdroits.fr`,
	},
};
