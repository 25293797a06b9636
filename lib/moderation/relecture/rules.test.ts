import { expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import { courrielsDe, liensDe } from "./rules.ts";

test("addresses are found without the punctuation that ends the sentence, each once", () => {
	const links = liensDe({
		site_web: "https://exemple.fr/",
		accroche: "Voir (https://exemple.fr/a.b?c=1).",
		description:
			"https://exemple.fr/a.b?c=1 !? http://[ et https://exemple.fr/",
		usage_ia: null,
	});
	expect(links).toEqual(["https://exemple.fr/", "https://exemple.fr/a.b?c=1"]);
});

test("an address written without its protocol is found too", () => {
	const links = liensDe({
		site_web: null,
		accroche: "Voir www.exemple.fr/a, ou WWW.exemple.org.",
		description: "Rien chez awww.exemple.fr ni www.",
		usage_ia: null,
	});
	expect(links).toEqual(["http://www.exemple.fr/a", "http://WWW.exemple.org"]);
});

test("the e-mail addresses of a text are listed, each once", () => {
	const texte = "Écrire à Camille.Roy+eau@exemple.fr, ou à moi@exemple.org.";
	expect(
		courrielsDe({
			accroche: texte,
			description: `${texte} @personne x@y https://exemple.fr/@moi`,
			usage_ia: null,
		}),
	).toEqual(["Camille.Roy+eau@exemple.fr", "moi@exemple.org"]);
});

test.each(hostileTexts(20_000))(
	"a text of %s is processed in less than 100 ms",
	(_, text) => {
		const fiche = { site_web: null, accroche: null, usage_ia: null };
		const description = `http://${text} https://a${text} a@${text}`;
		const lire = () => {
			liensDe({ ...fiche, description });
			courrielsDe({ ...fiche, description });
		};
		expect(cpuMs(lire)).toBeLessThan(COUT_MAX_MS);
	},
);
