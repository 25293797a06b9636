import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUES } from "../platform/langues.ts";
import {
	counterpart,
	frenchPath,
	langueOf,
	langueOfAddress,
	pageAddress,
	pageLinks,
} from "./addresses.ts";

/** Paths of French pages: none begins with the segment "en". */
const frenchPaths = fc
	.tuple(
		fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 }),
		fc.constantFrom("", "?q=eau", "#etape-1"),
	)
	.filter(([segments]) => segments[0] !== "en")
	.map(([segments, rest]) => `/${segments.join("/")}${rest}`);

describe("an address and its language", () => {
	test.each([
		["/", "/en"],
		["/?q=eau", "/en?q=eau"],
		["/#api", "/en#api"],
		["/projets", "/en/projets"],
		["/projets/openstreetmap?tri=votes", "/en/projets/openstreetmap?tri=votes"],
		["/energie", "/en/energie"],
	])("the counterpart of %s is %s, and back", (french, english) => {
		expect(counterpart(french)).toBe(english);
		expect(counterpart(english)).toBe(french);
	});

	test("the counterpart of the counterpart is the page itself, in any language", () => {
		fc.assert(
			fc.property(frenchPaths, fc.constantFrom(...LANGUES), (path, langue) => {
				const address = pageAddress(langue, path);
				expect(langueOfAddress(address)).toBe(langue);
				expect(frenchPath(address)).toBe(path);
				expect(counterpart(counterpart(address))).toBe(address);
			}),
		);
	});

	test("an unknown language segment is read as French, never as an error", () => {
		expect(LANGUES.map(langueOf)).toEqual(LANGUES);
		expect(langueOf("de")).toBe("fr");
	});
});

test("a page names itself as canonical and links to both languages, French by default", () => {
	expect(pageLinks("en", "/projets")).toEqual({
		canonical: "/en/projets",
		languages: { fr: "/projets", en: "/en/projets", "x-default": "/projets" },
	});
});
