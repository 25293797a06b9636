import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import {
	COURRIEL_LOCAL_MAX_OCTETS,
	COURRIEL_MAX_OCTETS,
	COURRIEL_SAISI_MAX,
	normaliserCourriel,
	plierCourriel,
} from "./rules.ts";

/** A domain of exactly `octets` characters. */
function domaineDe(octets: number): string {
	const etiquettes = "a".repeat(49).concat(".").repeat(6);
	return `${etiquettes.slice(0, octets - 3).replace(/\.$/, "b")}.fr`;
}

describe("D9: an address in its normalised form", () => {
	test.each([
		["Camille@Exemple.FR", "camille@exemple.fr"],
		["  camille@exemple.fr ", "camille@exemple.fr"],
		["camille+liste@exemple.fr", "camille+liste@exemple.fr"],
		["ｃａｍｉｌｌｅ@exemple.fr", "camille@exemple.fr"],
		["c@éxemple.fr", "c@xn--xemple-9ua.fr"],
		["c@e\u0301xemple.fr", "c@xn--xemple-9ua.fr"],
		["c@例え.jp", "c@xn--r8jz45g.jp"],
		["o'neil/x=1@sous.exemple.co.uk", "o'neil/x=1@sous.exemple.co.uk"],
		["c@1and1.com", "c@1and1.com"],
	])("%j is kept as %j", (saisi, courriel) => {
		expect(normaliserCourriel(saisi)).toBe(courriel);
	});

	test.each([
		["nothing", ""],
		["no @", "camille.exemple.fr"],
		["no mailbox", "@exemple.fr"],
		["no domain", "camille@"],
		["two @", "camille@exemple.fr@ailleurs.fr"],
		["a bare machine", "camille@localhost"],
		["an IP address", "camille@127.0.0.1"],
		["an IP address in disguise", "camille@0x7f.1"],
		["an IP address between brackets", "camille@[127.0.0.1]"],
		["a display name", "Camille <camille@exemple.fr>"],
		["quotes", '"camille"@exemple.fr'],
		["a quoted @", '"a@b"@exemple.fr'],
		["a list", "camille@exemple.fr,autre@exemple.fr"],
		["a list by semicolon", "camille@exemple.fr;autre@exemple.fr"],
		["a comment", "camille(moi)@exemple.fr"],
		["a blank inside", "cam ille@exemple.fr"],
		["a no-break space inside", "cam\u00a0ille@exemple.fr"],
		["a header", "camille@exemple.fr\r\nBcc: autre@exemple.fr"],
		["a last line break", "camille@exemple.fr\n"],
		["a NUL", "camille@exemple.fr\0"],
		["a full-width @", "camille＠exemple.fr"],
		["a second, full-width @", "camille@exemple.fr＠ailleurs.fr"],
		["a full-width comma", "camille@exemple.fr，a@b.fr"],
		["a small @", "camille﹫exemple.fr"],
		["a right-to-left override", "\u202ecamille@exemple.fr"],
		["a zero-width space", "cam\u200bille@exemple.fr"],
		["a soft hyphen in the domain", "camille@exem\u00adple.fr"],
		["a letter outside ASCII before the @", "éric@exemple.fr"],
		["a Cyrillic letter before the @", "\u0441amille@exemple.fr"],
		["two dots", "camille..x@exemple.fr"],
		["a first dot", ".camille@exemple.fr"],
		["a last dot before the @", "camille.@exemple.fr"],
		["a last dot", "camille@exemple.fr."],
		["a first dot in the domain", "camille@.exemple.fr"],
		["a label that begins by a hyphen", "camille@-exemple.fr"],
		["a label of 64", `camille@${"a".repeat(64)}.fr`],
		["a percent escape", "camille@ex%61mple.fr"],
		["an underscore in the domain", "camille@ex_mple.fr"],
		["a lone surrogate", "camille\ud83d@exemple.fr"],
		["a path", "camille@exemple.fr/x"],
		["a port", "camille@exemple.fr:25"],
		["an encoded word", "=?utf-8?q?a?=@exemple.fr"],
		["an encoded word in capitals", "=?UTF-8?B?YQ==?=@exemple.fr"],
		["an encoded word inside", "x=?utf-8?q?a=40b?=x@exemple.fr"],
		["an encoded word that is not ended", "=?utf-8?q?a@exemple.fr"],
		["a full-width encoded word", "＝？utf-8?q?a?=@exemple.fr"],
	])("%s is rejected", (_, saisi) => {
		expect(normaliserCourriel(saisi)).toBeNull();
	});

	test("the bounds are in bytes: at them accepted, above rejected", () => {
		const long = "a".repeat(COURRIEL_LOCAL_MAX_OCTETS);
		expect(normaliserCourriel(`${long}@exemple.fr`)).not.toBeNull();
		expect(normaliserCourriel(`a${long}@exemple.fr`)).toBeNull();
		const domaine = domaineDe(COURRIEL_MAX_OCTETS - 4);
		expect(normaliserCourriel(`abc@${domaine}`)).not.toBeNull();
		expect(normaliserCourriel(`abcd@${domaine}`)).toBeNull();
	});

	test("what is accepted is stable, and safe in a header, whatever is typed", () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string({ unit: "binary", maxLength: 30 }),
					fc.stringMatching(/^[\w.+'-]{1,30}$/),
				),
				fc.oneof(
					fc.string({ unit: "grapheme", maxLength: 30 }),
					fc.stringMatching(/^[\wÉé-]{1,30}$/),
				),
				(local, domaine) => {
					const courriel = normaliserCourriel(`${local}@${domaine}.fr`);
					if (courriel === null) return;
					expect(courriel).toMatch(/^[!-~]+$/);
					expect(courriel).not.toMatch(/[<>()[\]\\,;:"]/);
					expect(courriel.split("@")).toHaveLength(2);
					expect(normaliserCourriel(courriel)).toBe(courriel);
				},
			),
		);
	});
});

describe("D9: the mailbox on which throttles count", () => {
	test.each([
		["camille+liste@exemple.fr", "camille@exemple.fr"],
		["camille+a+b@exemple.fr", "camille@exemple.fr"],
		["camille@exemple.fr", "camille@exemple.fr"],
		["+@exemple.fr", "+@exemple.fr"],
	])("%s counts as %s", (courriel, boite) => {
		expect(plierCourriel(courriel)).toBe(boite);
	});
});

describe("an address as it is typed", () => {
	test("may be surrounded by blanks, and is rejected beyond its bound", () => {
		const label = "a\u0301".repeat(23);
		const domain = `@${`${label}.`.repeat(6)}fr`;
		const typed = domain.padStart(COURRIEL_SAISI_MAX, "c");
		expect(normaliserCourriel(`${" ".repeat(100_000)}${typed}`)).toMatch(
			/^c+@xn--/,
		);
		expect(normaliserCourriel(`c${typed}`)).toBeNull();
	});

	test.each(hostileTexts(300_000))("%s cost less than 100 ms", (_, text) => {
		for (const address of [text, `c@${text}`, `${text}@exemple.fr`])
			expect(cpuMs(() => normaliserCourriel(address))).toBeLessThan(
				COUT_MAX_MS,
			);
	});
});
