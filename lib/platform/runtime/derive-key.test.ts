import { afterEach, expect, test } from "vitest";
import { completeEnvironment } from "../config/env.ts";
import { deriveKey } from "./derive-key.ts";

const FIRST = "premier secret de trente-deux caractères";

afterEach(() => completeEnvironment({ NEXTAUTH_SECRET: "" }));

test("one secret gives each purpose its own key of 32 bytes, the same at every call", () => {
	completeEnvironment({ NEXTAUTH_SECRET: FIRST });
	expect(deriveKey("codes")).toHaveLength(32);
	expect(deriveKey("codes")).toEqual(deriveKey("codes"));
	expect(deriveKey("codes")).not.toEqual(deriveKey("curseurs"));
});

test("another secret gives other keys, so a changed secret invalidates what the old one signed", () => {
	completeEnvironment({ NEXTAUTH_SECRET: FIRST });
	const before = deriveKey("codes");
	completeEnvironment({ NEXTAUTH_SECRET: `${FIRST} bis` });
	expect(deriveKey("codes")).not.toEqual(before);
});

test("without a secret no key is derived, rather than one that anyone could compute", () => {
	completeEnvironment({ NEXTAUTH_SECRET: "" });
	expect(() => deriveKey("codes")).toThrow(/NEXTAUTH_SECRET/);
});
