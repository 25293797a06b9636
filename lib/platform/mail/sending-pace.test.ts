import { expect, test } from "vitest";
import { tenirVoie } from "./sending-pace.ts";

test("a lane whose queue can't be read tells it once, sends once it can be read again, and tells that", async () => {
	const down = new Error("no database");
	const turns: (() => readonly string[])[] = [
		() => ["a"],
		() => {
			throw down;
		},
		() => ["b"],
	];
	const stopping = new AbortController();
	const told: unknown[] = [];
	await tenirVoie<string>(
		{
			places: 8,
			pauseMs: 1,
			async prendre() {
				return turns.shift()?.() ?? [];
			},
			async traiter(mail) {
				told.push(mail);
				if (mail === "b") stopping.abort();
				return 0;
			},
			surPanne: (error) => told.push(error),
			surReprise: () => told.push("back"),
		},
		stopping.signal,
	);
	expect(told).toEqual(["a", down, "back", "b"]);
});

test("a lane that is asked to slow down goes on with half its places", async () => {
	const stopping = new AbortController();
	const asked: number[] = [];
	const sent: string[] = [];
	await tenirVoie<string>(
		{
			places: 4,
			pauseMs: 1,
			async prendre(nombre) {
				asked.push(nombre);
				return asked.length === 1 ? ["slow"] : ["after"];
			},
			async traiter(mail) {
				sent.push(mail);
				if (mail === "slow") return 0.2;
				stopping.abort();
				return 0;
			},
			surPanne() {},
			surReprise() {},
		},
		stopping.signal,
	);
	expect(sent[0]).toBe("slow");
	expect(asked.slice(0, 2)).toEqual([4, 2]);
});
