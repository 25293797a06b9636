import { expect, test } from "vitest";
import { findLinksToReview, splitLinks } from "./links.ts";

function linksToReview(text: string): string[] {
	return findLinksToReview(text).map(({ href }) => href);
}

const hrefs = (text: string) =>
	splitLinks(text).flatMap(({ href }) => href ?? []);

test("D25: an address is a link without what ends its sentence, and nothing of the text is lost", () => {
	const text = "Voir « https://a.example/x » (ou http://b.example/y?z=1). Fin";
	expect(hrefs(text)).toEqual([
		"https://a.example/x",
		"http://b.example/y?z=1",
	]);
	expect(
		splitLinks(text)
			.map((piece) => piece.text)
			.join(""),
	).toBe(text);
});

test("a bracket that an address opened is its own, and one of the sentence is not", () => {
	const commun = "https://fr.wikipedia.org/wiki/Commun_(droit)";
	for (const [before, after] of [
		["", ""],
		["(voir ", ")."],
		["", ", puis"],
	]) {
		expect(hrefs(`${before}${commun}${after}`)).toEqual([commun]);
		expect(linksToReview(`${before}${commun}${after}`)).toEqual([commun]);
	}
	expect(hrefs("https://a.example/(b(c)).) https://a.example/(d.")).toEqual([
		"https://a.example/(b(c))",
		"https://a.example/(d",
	]);
});

test("nothing but a whole address of the web is a link", () => {
	for (const text of [
		"",
		"javascript:alert(1)",
		"www.example.org",
		"xhttps://a.example",
		"http://",
		"https://[",
	])
		expect(splitLinks(text)).toEqual(text === "" ? [] : [{ text }]);
});

test("what does not say where it leads is no link, and who reviews sees it", () => {
	for (const text of [
		"https://impots.example@a.example/",
		"https://impots.example:x@a.example/",
		"https://impots.example\\@a.example/",
		"https://раураl.example/",
		"https://impots。example/",
	]) {
		expect(splitLinks(text)).toEqual([{ text }]);
		expect(linksToReview(text)).toEqual([text]);
	}
	for (const text of [
		"https://œuvre.example:8080/x?à=@б#c",
		"http://[::1]/",
		"https://a.example?x",
	])
		expect(hrefs(text)).toEqual([text]);
});

test("who reviews sees what a page makes no link of too", () => {
	expect(
		linksToReview(
			"HTTPS://A.example, (www.b.example) collehttp://c.example; moi@www.d.example https://[",
		),
	).toEqual(["HTTPS://A.example", "http://www.b.example", "http://c.example"]);
});

test("a name alone is an address by its ending, and neither an e-mail address nor a sentence is", () => {
	expect(
		linksToReview(
			"Voir exemple.fr, (Carte.exemple.org/a?b=1) ou sous-sol.info. Pas moi@exemple.fr, camille.fr@exemple.org, M.Dupont, fin.Il ni x.frère. Par bit.ly/abc et t.me/abc, pas bit.ly ni moi.me/.",
		),
	).toEqual([
		"http://exemple.fr",
		"http://Carte.exemple.org/a?b=1",
		"http://sous-sol.info",
		"http://bit.ly/abc",
		"http://t.me/abc",
	]);
});
