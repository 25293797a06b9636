import { expect, test } from "vitest";
import { roomOf } from "./rooms.ts";

const LONG_MS = 60_000;

function roomOfFour() {
	const room = roomOf({
		all: { lanes: 4, waitingMax: 8, waitMs: LONG_MS },
		own: { lanes: 2, waitingMax: 8, waitMs: LONG_MS },
	});
	const entered: { name: string; leave(): void }[] = [];
	const ask = async (name: string, network: string | null) => {
		const leave = await room.enter(network);
		if (leave) entered.push({ name, leave });
	};
	const names = () => entered.map(({ name }) => name);
	/** Frees the place of that name; those that follow enter before it resolves. */
	const leave = async (name: string) => {
		entered.find((one) => one.name === name)?.leave();
		await new Promise((resolve) => setImmediate(resolve));
	};
	return { ask, names, leave };
}

test("when every place is taken, what one network asks in numbers comes after the first of another", async () => {
	const { ask, names, leave } = roomOfFour();
	await Promise.all([ask("a1", "a"), ask("a2", "a"), ask("b1", "b")]);
	await ask("b2", "b");
	const late = ["a3", "a4", "a5"].map((name) => ask(name, "a"));
	const other = ask("c1", "c");
	await leave("a1");
	expect(names()).toEqual(["a1", "a2", "b1", "b2", "c1"]);
	await leave("c1");
	expect(names().at(-1)).toBe("a3");
	for (const name of ["a2", "a3", "a4"]) await leave(name);
	await Promise.all([...late, other]);
	expect(names()).toEqual("a1 a2 b1 b2 c1 a3 a4 a5".split(" "));
});

test("who is not bounded by network waits for the room only", async () => {
	const { ask, names } = roomOfFour();
	await Promise.all(["1", "2", "3", "4"].map((name) => ask(name, null)));
	expect(names()).toHaveLength(4);
});
