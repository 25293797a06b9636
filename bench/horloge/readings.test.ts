import { expect, test } from "vitest";
import { type Readings, readClocks, wrongClocks } from "./readings.ts";

const FROM = new Date("2027-03-28T00:59:00Z");
const TO = new Date("2027-03-28T00:59:09Z");

function readingsWith(changes: Partial<Readings>): Readings {
	const ms = FROM.getTime() + 1_000;
	return { node: ms, file: ms, program: ms, postgres: ms, ...changes };
}

test("a clock that was not moved, or that stood still, is reported", () => {
	expect(wrongClocks(readingsWith({}), FROM, TO)).toEqual([]);
	expect(
		wrongClocks(readingsWith({ postgres: TO.getTime() + 1 }), FROM, TO),
	).toHaveLength(1);
	expect(
		wrongClocks(readingsWith({ file: FROM.getTime() - 60_000 }), FROM, TO),
	).toEqual([
		"file reads 2027-03-28T00:58:00.000Z, not 2027-03-28T00:59:00.000Z to 2027-03-28T00:59:09.000Z",
	]);
});

test("this process, its files, its programs and PostgreSQL read the same time, moved or not", async () => {
	const from = new Date();
	const readings = await readClocks();
	expect(wrongClocks(readings, from, new Date())).toEqual([]);
});
