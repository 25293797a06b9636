import { expect, test } from "vitest";
import { relire } from "../edition/rules.ts";
import { avecLangue, choixDe, demandeDe } from "./rules.ts";
import { JugementForme, QuestionsSaisies } from "./schema.ts";

const forme = (plus: object) =>
	JugementForme.parse({
		nature: "projet",
		id: "1",
		vu: "0",
		statut_vu: "propose",
		...plus,
	});

test.each([
	[{ geste: "publie" }, { acte: "decider", statut: "publie" }],
	[{ geste: "quarantaine" }, { acte: "decider", statut: "quarantaine" }],
	[{ geste: "garder" }, { acte: "garder" }],
	[{ geste: "en" }, { acte: "garder" }],
	[{ geste: "refuser" }, { acte: "refuser" }],
	[{ geste: "demander" }, { acte: "demander" }],
	[{ geste: "archive" }, { acte: "refuser" }],
	[{ modele: "3" }, { acte: "inserer", modele: 3, dans: "texte" }],
	[
		{ modele_questions: "3" },
		{ acte: "inserer", modele: 3, dans: "questions" },
	],
	[
		{ voisin: "confirme projet/un-projet suggere" },
		{
			acte: "voisin",
			voisin: "confirme",
			visee: { nature: "projet", slug: "un-projet" },
			vu: "suggere",
		},
	],
	[
		{ voisin: "reunir besoin/un-besoin" },
		{
			acte: "voisin",
			voisin: "reunir",
			visee: { nature: "besoin", slug: "un-besoin" },
			vu: null,
		},
	],
	[{ voisin: "effacer projet/un-projet" }, { acte: "garder" }],
	[{ voisin: "confirme ../../x" }, { acte: "garder" }],
])("a button that sends %j asks %j", (bouton, demande) => {
	expect(demandeDe(forme(bouton))).toEqual(demande);
});

test.each([
	[{}, "garder"],
	[{ cherche: "fontaines" }, "chercher"],
	[{ cherche: "fontaines", doublon: ["projet/a"] }, "garder"],
	[{ choix: ["doublon"], doublon: ["projet/a"] }, "apercevoir"],
	[{ choix: ["publicite"] }, "apercevoir"],
])("the Enter key with %j decides nothing: it asks to %s", (saisie, acte) => {
	expect(demandeDe(forme(saisie))).toEqual({ acte });
});

test("an existing entry that is ticked is a reason, unless another one was chosen, and without either there is none", () => {
	expect(choixDe(forme({ doublon: ["projet/a"] }))).toEqual(["doublon"]);
	expect(
		choixDe(forme({ doublon: ["projet/a"], choix: ["publicite"] })),
	).toEqual(["publicite"]);
	expect(choixDe(forme({}))).toEqual([]);
});

test("the button of a language sets that language, and no other button does", () => {
	const saisie = { langue: ["fr"] };
	expect(avecLangue(forme({ ...saisie, geste: "en" })).langue).toEqual(["en"]);
	expect(avecLangue(forme({ ...saisie, geste: "publie" })).langue).toEqual([
		"fr",
	]);
});

test.each([[[""]], [["  \n"]], [[]]])(
	"a request to the author without questions, %j, is asked for them",
	(questions) => {
		expect(relire(QuestionsSaisies, { questions })).toMatchObject({
			refus: "invalide",
			detail: [{ loc: ["body", "questions"] }],
		});
	},
);
