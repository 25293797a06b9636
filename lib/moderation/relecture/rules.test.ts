import { expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import { signauxDe } from "../signaux/rules.ts";
import { liensDe, passagesDe } from "./rules.ts";

const SANS_REPRISE = {
	depot: null,
	liens: null,
	finance_par: null,
	contact: null,
};
const SANS_PHRASES = {
	...SANS_REPRISE,
	mots_habitants: null,
	mots_habitants_en: null,
};

test("addresses are found without the punctuation that ends the sentence, each once", () => {
	const links = liensDe({
		site_web: "https://exemple.fr/",
		accroche: "Voir (https://exemple.fr/a.b?c=1).",
		description:
			"https://exemple.fr/a.b?c=1 !? http://[ et https://exemple.fr/",
		usage_ia: null,
		...SANS_PHRASES,
	});
	expect(links).toEqual(["https://exemple.fr/", "https://exemple.fr/a.b?c=1"]);
});

test("an address written without its protocol is found too", () => {
	const links = liensDe({
		site_web: null,
		accroche: "Voir www.exemple.fr/a, ou WWW.exemple.org.",
		description: "Rien chez www. ni exemple, mais carte.exemple.fr.",
		usage_ia: null,
		...SANS_PHRASES,
	});
	expect(links).toEqual([
		"http://www.exemple.fr/a",
		"http://WWW.exemple.org",
		"http://carte.exemple.fr",
	]);
});

test("web addresses are found in phrases too, of either language", () => {
	const fiche = {
		...SANS_REPRISE,
		site_web: null,
		accroche: null,
		description: "Rien.",
		usage_ia: null,
		mots_habitants: ["où manger", "voir www.exemple.fr"],
		mots_habitants_en: ["see www.exemple.org"],
	};
	expect(liensDe(fiche)).toEqual([
		"http://www.exemple.fr",
		"http://www.exemple.org",
	]);
});

test("what one needs to reuse a project is looked through too: its repository, its links, who pays, whom to ask", () => {
	const fiche = {
		...SANS_PHRASES,
		site_web: null,
		accroche: null,
		description: "Rien.",
		usage_ia: null,
		depot: "https://git.exemple.fr/eau",
		liens: ["documentation https://exemple.fr/aide"],
		finance_par: ["Ville, www.ville.fr"],
		contact: "https://exemple.fr/contact",
	};
	expect(liensDe(fiche)).toEqual([
		"https://git.exemple.fr/eau",
		"https://exemple.fr/aide",
		"http://www.ville.fr",
		"https://exemple.fr/contact",
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
		const fiche = {
			site_web: null,
			accroche: null,
			usage_ia: null,
			...SANS_PHRASES,
		};
		const description = `http://${text} https://a${text} a@${text}`;
		const lire = () => {
			liensDe({ ...fiche, description });
			passagesDe(description);
		};
		expect(cpuMs(lire)).toBeLessThan(COUT_MAX_MS);
	},
);
