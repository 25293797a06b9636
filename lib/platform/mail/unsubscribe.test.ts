import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { completeEnvironment } from "../env.ts";
import {
	lireJetonDesinscription,
	signerDesinscription,
} from "./unsubscribe.ts";

beforeAll(() => {
	completeEnvironment({
		NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
	});
});

const ID = fc.integer({ min: 1, max: 2_147_483_647 });

test("what was signed is read back, in characters that an address carries as they are", () => {
	fc.assert(
		fc.property(ID, ID, (compte_id, besoin_id) => {
			const jeton = signerDesinscription({ compte_id, besoin_id });
			expect(jeton).toMatch(/^[\w-]{32}$/);
			expect(lireJetonDesinscription(jeton)).toEqual({ compte_id, besoin_id });
		}),
	);
});

test("a text with one character changed, added or left out is read as nothing", () => {
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

test("any other text is read as nothing", () => {
	fc.assert(
		fc.property(fc.string(), (texte) => {
			expect(lireJetonDesinscription(texte)).toBeNull();
		}),
	);
});
