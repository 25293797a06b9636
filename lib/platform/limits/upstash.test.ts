import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
	type DoublureUpstash,
	doublerUpstash,
	type Humeur,
} from "#e2e/fixtures/upstash-stand-in";
import { completeEnvironment } from "../config/env.ts";
import { countOnUpstash } from "./upstash.ts";
import { countOnUpstashOr } from "./upstash-fallback.ts";

/** After that a failure is forgotten. */
const REST_MS = 2_001;

let upstash: DoublureUpstash;

beforeAll(async () => {
	upstash = await doublerUpstash();
	completeEnvironment({
		NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
		UPSTASH_REDIS_REST_URL: upstash.url,
		UPSTASH_REDIS_REST_TOKEN: upstash.jeton,
	});
	vi.useFakeTimers({ toFake: ["Date", "performance"] });
});
afterAll(() => {
	vi.useRealTimers();
	return upstash.fermer();
});
beforeEach(() => {
	vi.advanceTimersByTime(REST_MS);
});

test.each<[string, Humeur]>([
	["hangs", "pend"],
	["answers 500", "erreur"],
	["answers late", "lent"],
	["answers something else than JSON", "bavarde"],
	["answers what is no count", "fausse"],
])("D17: when Upstash %s, PostgreSQL counts", async (_, humeur) => {
	upstash.humeur = humeur;
	const before = upstash.appels;
	const counted = await countOnUpstashOr<string>(
		...([humeur, 3, () => "Upstash", async () => "PostgreSQL"] as const),
	);
	expect(counted).toBe("PostgreSQL");
	await vi.waitFor(() => expect(upstash.appels).toBe(before + 1));
});

test.each([
	[null, 3],
	[-1, 3],
	[0, 3],
	[0.5, 3],
	["x", 3],
	[1, 4],
])("D17: %j of %j is no count of a limit of 3", async (...faux) => {
	Object.assign(upstash, { humeur: "fausse", faux });
	expect(await countOnUpstash("fausse", 3)).toBeNull();
});

test("Redis or Valkey behind that protocol, which refuse Upstash's own flag, count, and the script is sent once only", async () => {
	upstash.humeur = "repond";
	const count = async () => (await countOnUpstash("valkey", 3))?.nombre;
	expect(await count()).toBe(1);
	const before = upstash.appels;
	expect([await count(), await count()]).toEqual([2, 3]);
	expect(upstash.appels).toBe(before + 2);
	// Beyond the limit, however far.
	expect([await count(), await count()]).toEqual([4, 4]);
});
