import { expect, test } from "vitest";
import { type Caller, mixed } from "./memory.ts";

const callers: Caller[] = Array.from({ length: 1_000 }, (_, rank) => ({
	jeton: `jeton-${rank}`,
	cookie: `cookie-${rank}`,
	address: `10.0.${rank}.1`,
}));
const calls = Array.from({ length: 10_000 }, (_, index) =>
	mixed(index, callers),
);

test("of a thousand requests, so many are calls with a token, pages, and pages of who is signed in", () => {
	const thousand = calls.slice(0, 1_000);
	expect(thousand.filter(({ jeton }) => jeton)).toHaveLength(730);
	expect(thousand.filter(({ headers }) => headers)).toHaveLength(270);
	expect(thousand.filter(({ headers }) => headers?.cookie)).toHaveLength(30);
	expect(thousand.filter(({ method }) => method)).toHaveLength(20);
});

test("every account takes part in each kind of request within some thousands", () => {
	const names = (of: (call: (typeof calls)[number]) => string | undefined) =>
		new Set(calls.map(of).filter((name) => name !== undefined)).size;
	expect(names(({ jeton }) => jeton)).toBe(1_000);
	expect(names(({ headers }) => headers?.["x-forwarded-for"])).toBe(1_000);
	expect(names(({ headers }) => headers?.cookie)).toBeGreaterThan(100);
});
