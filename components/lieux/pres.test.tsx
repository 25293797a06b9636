import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import type { Lieu } from "#lib/lieux/schema";
import { LignesParNiveau, QuestionPresDe } from "./pres.tsx";

const LIEU: Lieu = {
	...{ code: "dep-22", nature: "departement", nom: "Côtes-d’Armor" },
	dans: [{ code: "reg-53", nom: "Bretagne" }],
};

/** The rows of a page of the list, by their level, where two are in the département, three in the region and one elsewhere. */
function rangees(premier: number, elements: readonly string[]): string[][] {
	const place = rendered(
		<LignesParNiveau
			lieu={LIEU}
			niveaux={[
				{ niveau: 0, nombre: 2 },
				{ niveau: 3, nombre: 3 },
				{ niveau: 4, nombre: 1 },
			]}
			premier={premier}
			elements={elements}
			ligne={(un) => <li key={un}>{un}</li>}
		/>,
	);
	return [...place.querySelectorAll("section")].map((niveau) => [
		...textsOf(niveau, "h2"),
		...textsOf(niveau, "li"),
	]);
}

test("on each page of a list near somewhere a row stands under how far it is, and a level without rows there has no heading", () => {
	expect(rangees(1, ["a", "b", "c"])).toEqual([
		["Côtes-d’Armor2", "a", "b"],
		["Bretagne3", "c"],
	]);
	expect(rangees(2, ["b", "c"])).toEqual([
		["Côtes-d’Armor2", "b"],
		["Bretagne3", "c"],
	]);
	expect(rangees(4, ["d", "e", "f"])).toEqual([
		["Bretagne3", "d", "e"],
		[expect.stringMatching(/1$/), "f"],
	]);
});

const SUISSES: readonly Lieu[] = [
	{
		...{ code: "commune-57662", nature: "commune", nom: "Suisse" },
		dans: [{ code: "dep-57", nom: "Moselle" }],
	},
	{ code: "CH", nature: "pays", nom: "Suisse", dans: [] },
];

test("in English a country has its English name, and a town that is called as a country keeps its own", () => {
	const question = rendered(
		<QuestionPresDe
			demande={{ texte: "Suisse", choix: SUISSES }}
			adresse={(lieu) => lieu}
		/>,
		"en",
	);
	expect(textsOf(question, "a")).toEqual(["Suisse (Moselle)", "Switzerland"]);
	const titres = SUISSES.map((lieu) => {
		const niveaux = [{ niveau: 0, nombre: 1 }];
		const props = { lieu, niveaux, premier: 1, elements: ["a"] };
		const ligne = (un: string) => <li key={un}>{un}</li>;
		return textsOf(
			rendered(<LignesParNiveau {...props} ligne={ligne} />, "en"),
			"h2",
		);
	});
	expect(titres).toEqual([["Suisse1"], ["Switzerland1"]]);
});
