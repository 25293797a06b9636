import { expect, test } from "vitest";
import { BEHIND_MAX_MS, FEW, LATE_MS, pace } from "./pace.ts";

/** A loop that is as late as each look in turn says, then as `after` says. */
function loop(lateness: readonly number[], after = 0) {
	const looks: number[] = [];
	return {
		looks,
		async late() {
			const found = lateness[looks.length] ?? after;
			looks.push(found);
			return found;
		},
	};
}

/** Begins so many, and notes how often the loop was looked at before each. */
async function beginning(wanted: number, watched: ReturnType<typeof loop>) {
	const { begin } = pace(watched.late);
	const looked: number[] = [];
	await Promise.all(
		Array.from({ length: wanted }, () =>
			begin().then(() => looked.push(watched.looks.length)),
		),
	);
	return looked;
}

test("a few begin at once, and each other one when the loop has caught up", async () => {
	const late = loop([LATE_MS + 1, LATE_MS + 1, LATE_MS, LATE_MS]);
	expect(await beginning(FEW + 2, late)).toEqual([
		...Array.from({ length: FEW }, () => 0),
		...[3, 4],
	]);
});

test("one begins when another has ended, however late the loop is", async () => {
	const { begin, end } = pace(async () => {
		end();
		return LATE_MS + 1;
	});
	for (let begun = 0; begun < FEW + 1; begun += 1) await begin();
	end();
	await begin();
});

test("whoever is next waits so long for a loop that never catches up, and no longer", async () => {
	const always = BEHIND_MAX_MS / 4;
	const late = loop([], always);
	expect((await beginning(FEW + 1, late)).at(-1)).toBe(4);
});

test("those that compute are begun one after the other on the loop of this process", async () => {
	const { begin, end } = pace();
	let computing = 0;
	let most = 0;
	const compute = async () => {
		await begin();
		computing += 1;
		most = Math.max(most, computing);
		for (let step = 0; step < 3; step += 1) {
			const until = performance.now() + 3 * LATE_MS;
			while (performance.now() < until);
			await new Promise(setImmediate);
		}
		computing -= 1;
		end();
	};
	await Promise.all(Array.from({ length: 6 }, compute));
	expect(most).toBeLessThanOrEqual(FEW);
});
