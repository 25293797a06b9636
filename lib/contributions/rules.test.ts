import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleRejeu, statutInitial } from "./rules.ts";

const CORPS = fc.dictionary(
	fc.string(),
	fc.oneof(fc.string(), fc.constant(null), fc.array(fc.integer())),
);

describe("D16: the key that identifies a repeated contribution", () => {
	test("is 32 bytes, the same for the same contribution", () => {
		fc.assert(
			fc.property(CORPS, fc.boolean(), (corps, piege) => {
				const cle = cleRejeu("projet", corps, piege);
				expect(cle).toHaveLength(32);
				expect(cleRejeu("projet", structuredClone(corps), piege)).toEqual(cle);
			}),
		);
	});

	test("differs with the kind, the emptiness of the honeypot, and any field", () => {
		fc.assert(
			fc.property(CORPS, fc.string(), (corps, ajout) => {
				const cle = cleRejeu("projet", corps, false);
				expect(cleRejeu("besoin", corps, false)).not.toEqual(cle);
				expect(cleRejeu("projet", corps, true)).not.toEqual(cle);
				const autre = { ...corps, nom: `${ajout}${JSON.stringify(corps)}` };
				expect(cleRejeu("projet", autre, false)).not.toEqual(cle);
			}),
		);
	});
});

test("D15: only a filled honeypot starts in quarantine", () => {
	expect([statutInitial(false), statutInitial(true)]).toEqual([
		"propose",
		"quarantaine",
	]);
});
