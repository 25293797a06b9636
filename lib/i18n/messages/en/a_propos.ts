export const A_PROPOS = {
	chapeau:
		"{site} brings together {nomme, select, oui {} other {common-good }}projects and the needs people express, so that each need can find the project that meets it.",
	qui: {
		titre: "Who are you?",
		texte: `{editeur} publishes this site; the [legal notice]({mentions_legales}) says who hosts it. A question, a mistake, an idea? How to reach the team: {contact}`,
	},
	quoi: {
		titre: "What will I find here?",
		texte: `- [Projects]({projets}): software, maps, services and knowledge that anyone can use and improve.
- [Needs]({besoins}): what is missing, described by the people who miss it, and followed until it is solved.
- [Articles]({articles}) by the team about how the directory is coming along, and [figures]({chiffres}) about what it holds.`,
	},
	comment: {
		titre: "What becomes of a need?",
		texte: `Someone [describes it]({decrire}). The team reviews it and publishes it: it is now expressed, and anyone can support it.

When the need goes under study, a work space opens, which says what needs doing and which skills are wanted. During development, each step is dated and published; those who support the need receive it by email if they wish. Once the need is solved it keeps its work space, and the project that meets it joins the directory.`,
	},
	relecture: {
		titre: "Who decides what is published?",
		texte: `Everything that is [suggested]({proposer}) is reviewed by a person before it is published. A refusal comes with its reason, sent to the author. Contributors’ names are never shown: the [Privacy]({confidentialite}) page says what the site keeps, and for how long.

The role of AI in a project is stated by the team, never computed. Where the team does not know it, the directory says so.`,
	},
	votes: {
		titre: "Who sees what I vote for and support?",
		texte: `Each person can vote once for a project and support a need once, and take either back. Only the numbers are public. Nobody, not even the team, looks at who voted for what.`,
	},
	reutiliser: {
		titre: "Can I reuse the directory?",
		texte: `Everything the site shows can also be read [by a program]({developpeurs}), free of charge, with a token tied to a confirmed account. The [published data]({donnees}) can be downloaded as files, followed [without an account]({flux}), and reused freely as long as {site} is credited.`,
	},
	code: {
		titre: "Is the site’s code open?",
		texte: `This site is {nomme, select, oui {an open site} other {a common good too}}: anyone can read, reuse and improve [its source code]({code_source}).`,
	},
	langues: {
		titre: "In which languages?",
		texte: `The site is in French and in English. A text that has not been translated yet is shown in the language it was written in, and marked as such.`,
	},
};
