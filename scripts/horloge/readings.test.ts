import { expect, test } from "vitest";
import { readClocks } from "./read-clocks.ts";
import { amiss, type Readings } from "./readings.ts";

const FROM = new Date("2027-03-28T00:59:00Z");
const TO = new Date("2027-03-28T00:59:09Z");

function telling(changes: Partial<Readings>): Readings {
	const told = FROM.getTime() + 1_000;
	return { node: told, file: told, program: told, postgres: told, ...changes };
}

test("a clock that was not moved, or that stood still, is reported", () => {
	expect(amiss(telling({}), FROM, TO)).toEqual([]);
	expect(amiss(telling({ postgres: TO.getTime() + 1 }), FROM, TO)).toHaveLength(
		1,
	);
	expect(amiss(telling({ file: FROM.getTime() - 60_000 }), FROM, TO)).toEqual([
		"file told 2027-03-28T00:58:00.000Z, not 2027-03-28T00:59:00.000Z to 2027-03-28T00:59:09.000Z",
	]);
});

test("this process, its files, its programs and PostgreSQL read the same time, moved or not", async () => {
	const from = new Date();
	const readings = await readClocks();
	expect(amiss(readings, from, new Date())).toEqual([]);
});
