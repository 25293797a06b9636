import { expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import { signauxDe } from "../signaux/rules.ts";
import { passagesDe } from "./rules.ts";

function liensDans(texte: string): (string | undefined)[] {
	return passagesDe(texte)
		.filter(({ quoi }) => quoi === "lien")
		.map(({ href }) => href);
}

test("addresses are found without the punctuation that ends the sentence", () => {
	expect(
		liensDans(
			"Voir (https://exemple.fr/a.b?c=1). https://exemple.fr/a !? http://[ et https://exemple.fr/",
		),
	).toEqual([
		"https://exemple.fr/a.b?c=1",
		"https://exemple.fr/a",
		"https://exemple.fr/",
	]);
});

test("an address written without its protocol is found too", () => {
	expect(
		liensDans(
			"Voir www.exemple.fr/a, ou WWW.exemple.org. Rien chez www. ni exemple, mais carte.exemple.fr.",
		),
	).toEqual([
		"http://www.exemple.fr/a",
		"http://WWW.exemple.org",
		"http://carte.exemple.fr",
	]);
});

test("a text is told in parts, each thing to look at apart, and nothing of it is lost", () => {
	const texte =
		"Voir www.exemple.fr/0478001122, écrire à moi@exemple.org ou appeler le 0478001122.";
	const passages = passagesDe(
		texte,
		[],
		signauxDe({ nature: "besoin", id: 1, libres: [texte], declares: [] }),
	);
	expect(passages.map((passage) => passage.texte).join("")).toBe(texte);
	expect(passages.filter(({ quoi }) => quoi !== "texte")).toEqual([
		{
			texte: "www.exemple.fr/0478001122",
			quoi: "lien",
			href: "http://www.exemple.fr/0478001122",
		},
		{ texte: "moi@exemple.org", quoi: "courriel" },
		{ texte: "0478001122", quoi: "telephone" },
	]);
	expect(passagesDe("")).toEqual([]);
});

test.each(hostileTexts(20_000))(
	"a text of %s is processed in less than 100 ms",
	(_, text) => {
		const description = `http://${text} https://a${text} a@${text}`;
		const lire = () => passagesDe(description);
		expect(cpuMs(lire)).toBeLessThan(COUT_MAX_MS);
	},
);
