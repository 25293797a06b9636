import fc from "fast-check";
import { expect, test } from "vitest";
import {
	estUneBoite,
	lignesPropres,
	sujetPropre,
	typographie,
	uneLigne,
} from "./text-hygiene.ts";

const ANY = fc.string({ unit: "binary" });

test("whatever the input, the output is one line without control characters", () => {
	fc.assert(
		fc.property(ANY, (texte) => {
			expect(uneLigne(texte)).not.toMatch(
				/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u,
			);
		}),
	);
});

test("a subject of 150 characters stays, one of 151 is cut and ends with an ellipsis", () => {
	expect(sujetPropre("é".repeat(150))).toBe("é".repeat(150));
	expect(sujetPropre("é".repeat(151))).toBe(`${"é".repeat(149)}…`);
	expect(sujetPropre("🌱".repeat(151))).toBe(`${"🌱".repeat(149)}…`);
});

test("a subject holds no encoded word, in which a mailbox would read other words than ours", () => {
	for (const typed of ["=?utf-8?q?a?=", "=\u202a?utf-8?q?a?=", "a ==??b?c?=?="])
		expect(sujetPropre(`Published: ${typed}`)).not.toContain("=?");
	expect(sujetPropre("1 + 1 = ? =2")).toBe("1 + 1 = ? =2");
});

test("the lines that a person wrote stay lines, whatever their separators", () => {
	expect(lignesPropres("un\r\ndeux\rtrois\u2028quatre\n\nsix\u0007")).toEqual([
		"un",
		"deux",
		"trois",
		"quatre",
		"",
		"six",
	]);
});

test("English keeps its spaces", () => {
	expect(typographie("a : « b »", "en")).toBe("a : « b »");
	expect(typographie("a : « b »", "fr")).toBe("a\u00a0: «\u00a0b\u00a0»");
});

test.each([
	"a@b.fr",
	"zoé.o'hara+étiquette@exemple.test",
	"a@xn--bcher-kva.example",
	`${"a".repeat(64)}@exemple.test`,
])("%j is one mailbox", (adresse) => {
	expect(estUneBoite(adresse)).toBe(true);
});

test.each([
	"",
	"a",
	"@b.fr",
	"a@",
	"a@b@c.fr",
	"a b@c.fr",
	"a@b.fr ",
	"a@b.fr,c@d.fr",
	"a@b.fr;c@d.fr",
	"A <a@b.fr>",
	"<a@b.fr>",
	'"a"@b.fr',
	"a@[127.0.0.1]",
	"a@b.fr\n",
	"a@b.fr\r\nBcc: c@d.fr",
	"a@b..fr",
	"a@B.fr",
	"a@bücher.example",
	"a＠b@c.fr",
	"ａ@b.fr",
	"e\u0301@b.fr",
	"a@b.fr\u0000",
	"a\u202e@b.fr",
	"a:b@c.fr",
	"(x)a@b.fr",
	`${"a".repeat(65)}@exemple.test`,
])("%j is not exactly one mailbox", (adresse) => {
	expect(estUneBoite(adresse)).toBe(false);
});
