import type { A_PROPOS as FR } from "../fr/a_propos.ts";
import type { Translated } from "../translated.ts";

export const A_PROPOS: Translated<typeof FR> = {
	titre: "About",
	chapeau:
		"{site} lists common-good projects and the needs that people express, so that the ones answer the others.",
	quoi: {
		titre: "What is in it",
		texte: `- Projects: software, maps, services and knowledge that anyone can use and improve.
- Needs: what is missing, described by those who miss it, and followed until it is delivered.
- Articles by the team, on how the directory comes along.`,
	},
	comment: {
		titre: "How a need moves on",
		texte: `Somebody describes it. The team reviews it, then publishes it: it is expressed, and anyone can support it.

When it goes under study, a work space opens, with a brief that says what is to be made and the skills that are wanted. During development, each step is dated and published; those who support the need receive it by e-mail if they wish. Once delivered, it keeps its work space, and the project that answers it joins the directory.`,
	},
	relecture: {
		titre: "What is published, and by whom",
		texte: `Everything that is proposed is reviewed by a person before it is published. A refusal gives its reason, and is sent to the author. The name of who contributed is never shown.

The role of AI in a project is stated by the team, never computed. Where the team does not know it, the directory says so.`,
	},
	votes: {
		titre: "Votes and supports",
		texte: `One person gives one vote to a project and one support to a need, and can take them back. Only the numbers are public. Nobody, not even the team, looks at who voted for what.`,
	},
	reutiliser: {
		titre: "Reusing the directory",
		texte: `Everything the site shows can also be read by a program, free of charge, with a token tied to a confirmed account. Published data may be reused freely with credit to {site}.`,
	},
	langues: {
		titre: "Two languages",
		texte: `The site is in French and in English. A text that is not translated yet is shown in the language it was written in, and marked as such.`,
	},
};
