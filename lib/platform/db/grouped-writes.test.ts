import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { type Change, GROUP_MAX, groupedWrites } from "./grouped-writes.ts";

useTestDatabase();

/** A `write` that records its groups, and how often a call was compared. */
function recorded() {
	const groups: (readonly Change[])[] = [];
	let compared = 0;
	const write = groupedWrites(
		async (_tx, _key, calls: readonly Change[]) => {
			groups.push(calls);
			return calls;
		},
		(call) => {
			compared += 1;
			return call;
		},
	);
	return {
		write: (calls: readonly Change[]) =>
			Promise.all(calls.map((call) => write("entry", call))),
		groups,
		compared: () => compared,
	};
}

const yes = (subject: number): Change => ({ subject, value: true });
const no = (subject: number): Change => ({ subject, value: false });

describe("groupedWrites", () => {
	test("writes the calls that wait together, in their order, up to a call that gives one subject another value", async () => {
		const { write, groups } = recorded();
		const calls = [yes(1), yes(1), yes(2), no(1), no(3), yes(2), yes(3)];
		expect(await write(calls)).toEqual(calls);
		// The first call does not wait for the others.
		expect(groups).toEqual([
			[yes(1)],
			[yes(1), yes(2)],
			[no(1), no(3), yes(2)],
			[yes(3)],
		]);
	});

	test("compares a call of a large group once, and once more when it stands before the next group", async () => {
		const { write, groups, compared } = recorded();
		const many = Array.from({ length: 3 * GROUP_MAX }, (_, rank) => yes(rank));
		const calls = [yes(0), ...many, no(0)];
		await write(calls);
		expect(groups.map(({ length }) => length)).toEqual([
			1,
			GROUP_MAX,
			GROUP_MAX,
			GROUP_MAX,
			1,
		]);
		expect(compared()).toBeLessThanOrEqual(calls.length + groups.length);
	});
});
