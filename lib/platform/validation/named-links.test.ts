import { expect, test } from "vitest";
import { z } from "zod";
import { COUT_MAX_MS, cpuMs } from "./cpu-time.fixture.ts";
import { shapeOf } from "./form-shape.ts";
import { outcomeOf } from "./lone-field.fixture.ts";
import { linkOf, namedLinks } from "./phrases.ts";
import { validateRequest } from "./request.ts";

const NATURES = ["documentation", "feuille_de_route"] as const;
const field = namedLinks({
	count: 2,
	natures: NATURES,
	words: { documentation: ["doc"], feuille_de_route: ["roadmap"] },
});

function refusals(raw: unknown) {
	const lu = validateRequest(
		{ body: z.object({ f: field }) },
		{ body: { f: raw } },
	);
	return lu.ok ? [] : lu.detail.map(({ type, loc }) => [type, ...loc]);
}

test("absent, null and empty are no link", () => {
	expect([
		outcomeOf(field),
		outcomeOf(field, null),
		outcomeOf(field, []),
	]).toEqual([[], [], []]);
});

test("a link is an object, or one text with words that mean its kind; of two that are the same, one stays", () => {
	expect(
		outcomeOf(field, [
			{ nature: "documentation", url: "https://a.example" },
			"Doc : https://a.example/",
		]),
	).toEqual(["documentation https://a.example/"]);
	expect(
		outcomeOf(field, [
			"Feuille de route :\thttps://a.example/%20b",
			"DOCUMENTATION https://a.example/é",
		]),
	).toEqual([
		"feuille_de_route https://a.example/%20b",
		"documentation https://a.example/%C3%A9",
	]);
	expect(outcomeOf(field, ["roadmap https://a.example/"])).toEqual([
		"feuille_de_route https://a.example/",
	]);
});

test("what is wrong is refused at its place: the kind, the address, the text, the number", () => {
	expect(refusals([{ nature: "autre", url: "ftp://a.example" }])).toEqual([
		["literal_error", "body", "f", 0, "nature"],
		["url_scheme", "body", "f", 0, "url"],
	]);
	expect(refusals([{ nature: "documentation" }])).toEqual([
		["missing", "body", "f", 0, "url"],
	]);
	expect(refusals(["https://a.example/"])).toEqual([
		["value_error", "body", "f", 0],
	]);
	for (const line of [
		"blog https://a.example/",
		"documentation https://moi:secret@a.example/",
		"documentation a.example",
		"documentation javascript:alert(1)",
	])
		expect([line, refusals([line])]).toEqual([
			line,
			[["value_error", "body", "f", 0]],
		]);
	expect(
		refusals([
			{ nature: "documentation", url: "https://moi:secret@a.example/" },
		]),
	).toEqual([["value_error", "body", "f", 0, "url"]]);
	expect(refusals([3])).toHaveLength(1);
	expect(refusals("documentation https://a.example/")).toEqual([
		["list_type", "body", "f"],
	]);
	expect(refusals([1, 2, 3])).toEqual([["too_long", "body", "f"]]);
});

test("a form types the list as one text, one link on each line", () => {
	expect([...shapeOf(z.object({ f: field })).byLine]).toEqual([["f", "line"]]);
});

test("a long text is refused in little time", () => {
	for (const sign of [" ", "a", ": ", "\u3000"])
		expect(cpuMs(() => field.safeParse([sign.repeat(200_000)]))).toBeLessThan(
			COUT_MAX_MS,
		);
});

test("a kept link is read back; one of an unknown kind is not", () => {
	expect(linkOf(NATURES, "documentation https://a.example/")).toEqual({
		nature: "documentation",
		url: "https://a.example/",
	});
	expect(linkOf(NATURES, "blog https://a.example/")).toBeNull();
	expect(linkOf(NATURES, "documentation")).toBeNull();
});
