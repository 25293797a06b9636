import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { completeEnvironment } from "../config/env.ts";
import { lireJetonDesinscription, signerDesinscription } from "./need-links.ts";

beforeAll(() => {
	completeEnvironment({
		NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
	});
});

const ID = fc.integer({ min: 1, max: 2_147_483_647 });

test("what was signed is read back, from characters that an address carries unchanged", () => {
	fc.assert(
		fc.property(ID, ID, (compte_id, besoin_id) => {
			const jeton = signerDesinscription({ compte_id, besoin_id });
			expect(jeton).toMatch(/^[\w-]{32}$/);
			expect(lireJetonDesinscription(jeton)).toEqual({ compte_id, besoin_id });
		}),
	);
});

test("the text reveals neither the account nor the need: no byte of it stays constant while the ids increase", () => {
	const lus = Array.from({ length: 300 }, (_, rang) =>
		Buffer.from(
			signerDesinscription({ compte_id: 4, besoin_id: rang + 1 }),
			"base64url",
		),
	);
	const [premier = Buffer.alloc(0)] = lus;
	for (const at of premier.keys())
		expect(new Set(lus.map((octets) => octets[at])).size).toBeGreaterThan(100);
});

test("a text with one character changed, added or removed is read as null", () => {
	const jeton = signerDesinscription({ compte_id: 7, besoin_id: 9 });
	for (let n = 0; n < jeton.length; n += 1) {
		const autre = jeton[n] === "A" ? "B" : "A";
		const change = jeton.slice(0, n) + autre + jeton.slice(n + 1);
		expect(lireJetonDesinscription(change)).toBeNull();
	}
	for (const texte of [
		"",
		jeton.slice(1),
		`${jeton}A`,
		`${jeton}=`,
		` ${jeton}`,
	])
		expect(lireJetonDesinscription(texte)).toBeNull();
});

test("any other text is read as null", () => {
	fc.assert(
		fc.property(fc.string(), (texte) => {
			expect(lireJetonDesinscription(texte)).toBeNull();
		}),
	);
});
