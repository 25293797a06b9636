import { expect, test, vi } from "vitest";
import { log } from "../runtime/log.ts";
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
	vi.spyOn(log(), "error").mockImplementation((said) => void told.push(said));
	vi.spyOn(log(), "info").mockImplementation(() => void told.push("back"));
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
		},
		stopping.signal,
	);
	vi.restoreAllMocks();
	expect(told).toEqual(["a", { err: down }, "back", "b"]);
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
		},
		stopping.signal,
	);
	expect(sent[0]).toBe("slow");
	expect(asked.slice(0, 2)).toEqual([4, 2]);
});

test.each([1, 4])(
	"a lane of %i places fills them all and no more",
	{ timeout: 10_000 },
	async (places) => {
		const stopping = new AbortController();
		let [underWay, most, sent] = [0, 0, 0];
		await tenirVoie<string>(
			{
				...{ places, pauseMs: 1 },
				prendre: async (nombre) => Array(nombre).fill("mail"),
				async traiter() {
					underWay += 1;
					most = Math.max(most, underWay);
					await new Promise((done) => setTimeout(done, 1));
					underWay -= 1;
					sent += 1;
					if (sent === 5 * places) stopping.abort();
					return 0;
				},
			},
			stopping.signal,
		);
		expect(most).toBe(places);
	},
);

test("a lane that was slowed down gets its places back one by one, as its mails pass", async () => {
	const stopping = new AbortController();
	const asked: number[] = [];
	await tenirVoie<number>(
		{
			...{ places: 4, pauseMs: 0 },
			async prendre(nombre) {
				if (nombre !== asked.at(-1)) asked.push(nombre);
				return [asked.length];
			},
			async traiter(rang) {
				if (rang === 1) return 0.01;
				if (asked.length === 4) stopping.abort();
				return 0;
			},
		},
		stopping.signal,
	);
	expect(asked).toEqual([4, 2, 3, 4]);
});
