import { expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import { courrielsDe, liensDe, passagesDe, telephonesDe } from "./rules.ts";

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

test("the e-mail addresses of a text are listed, each once", () => {
	const texte = "Écrire à Camille.Roy+eau@exemple.fr, ou à moi@exemple.org.";
	expect(
		courrielsDe({
			accroche: texte,
			description: `${texte} @personne x@y https://exemple.fr/@moi`,
			usage_ia: null,
			...SANS_PHRASES,
		}),
	).toEqual(["Camille.Roy+eau@exemple.fr", "moi@exemple.org"]);
});

test("addresses of both kinds are found in phrases too, of either language", () => {
	const fiche = {
		...SANS_REPRISE,
		site_web: null,
		accroche: null,
		description: "Rien.",
		usage_ia: null,
		mots_habitants: ["où manger", "voir www.exemple.fr"],
		mots_habitants_en: ["write to moi@exemple.org"],
	};
	expect(liensDe(fiche)).toEqual(["http://www.exemple.fr"]);
	expect(courrielsDe(fiche)).toEqual(["moi@exemple.org"]);
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
		finance_par: ["Ville, 04 78 00 11 22"],
		contact: "eau@exemple.org",
	};
	expect(liensDe(fiche)).toEqual([
		"https://git.exemple.fr/eau",
		"https://exemple.fr/aide",
	]);
	expect(courrielsDe(fiche)).toEqual(["eau@exemple.org"]);
	expect(telephonesDe(fiche)).toEqual(["04 78 00 11 22"]);
});

test("telephone numbers are found as people write them, and a date or a year is none", () => {
	const fiche = { accroche: null, usage_ia: null, ...SANS_PHRASES };
	const description =
		"Au 04 78 00 11 22, au 06.12.34.56.78 ou au +33 (0)4 78 00 11 22 ; depuis le 12/05/2024, en 2026, pour 12345678901234567890 raisons.";
	expect(telephonesDe({ ...fiche, description })).toEqual([
		"04 78 00 11 22",
		"06.12.34.56.78",
		"+33 (0)4 78 00 11 22",
	]);
});

test("a text is told in parts, each thing to look at apart, and nothing of it is lost", () => {
	const texte =
		"Voir www.exemple.fr/0478001122, écrire à moi@exemple.org ou appeler le 0478001122.";
	const passages = passagesDe(texte);
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
			courrielsDe({ ...fiche, description });
			telephonesDe({ ...fiche, description });
			passagesDe(description);
		};
		expect(cpuMs(lire)).toBeLessThan(COUT_MAX_MS);
	},
);
