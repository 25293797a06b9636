import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
	GUESSES_BY_MINUTE_MAX,
	leaveOnceMade,
	PAGES_BY_MINUTE_MAX,
	pageAdmission,
	RENDERINGS_BY_NETWORK_MAX,
	RENDERINGS_MAX,
	WAITING_BY_NETWORK_MAX,
} from "./admission.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** An address in a network of its own. */
const address = (at: number) => `198.51.${Math.floor(at / 250)}.${at % 250}`;

/** Records those that entered, in their order. */
function asking({ enter }: ReturnType<typeof pageAdmission>) {
	const entered: { name: string; leave(): void }[] = [];
	const refused: string[] = [];
	const ask = (name: string, from: string, kind: "read" | "form" = "read") =>
		enter(from, kind).then((place) => {
			if (place.ok) entered.push({ name, leave: place.leave });
			else refused.push(name);
		});
	/** Lets due timers and promises settle. */
	const settle = () => vi.advanceTimersByTimeAsync(0);
	return { ask, entered, refused, settle };
}

test("renderings of one network are bounded; its other requests wait, delay no other network, and enter as places become free", async () => {
	const { ask, entered, refused, settle } = asking(pageAdmission());
	const wanted = RENDERINGS_BY_NETWORK_MAX + WAITING_BY_NETWORK_MAX + 1;
	for (let at = 0; at < wanted; at += 1) ask(`mine ${at}`, "203.0.113.9");
	await settle();
	expect(entered).toHaveLength(RENDERINGS_BY_NETWORK_MAX);
	expect(refused).toEqual([`mine ${wanted - 1}`]);
	ask("other", "203.0.113.10");
	await settle();
	expect(entered.at(-1)?.name).toBe("other");
	const [first] = entered;
	first?.leave();
	first?.leave();
	await settle();
	expect(entered.at(-1)?.name).toBe(`mine ${RENDERINGS_BY_NETWORK_MAX}`);
	expect(entered).toHaveLength(RENDERINGS_BY_NETWORK_MAX + 2);
});

test("renderings of all networks are bounded; a request that waits too long is rejected", async () => {
	const { ask, entered, refused, settle } = asking(pageAdmission());
	for (let at = 0; at <= 2 * RENDERINGS_MAX; at += 1) ask(`${at}`, address(at));
	await settle();
	expect(entered).toHaveLength(RENDERINGS_MAX);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(refused).toEqual([`${2 * RENDERINGS_MAX}`]);
	entered[0]?.leave();
	ask("later", "203.0.113.9");
	await settle();
	expect(entered.at(-1)?.name).toBe("later");
});

test("whoever never reads the pages asked for keeps no place: one who waits has it in time", async () => {
	const { ask, entered, refused, settle } = asking(pageAdmission());
	const networks = RENDERINGS_MAX / RENDERINGS_BY_NETWORK_MAX;
	for (let at = 0; at < RENDERINGS_MAX; at += 1)
		ask(`unread ${at}`, address(at % networks));
	await settle();
	ask("page", "203.0.113.9");
	await vi.advanceTimersByTimeAsync(9_000);
	expect(entered.map(({ name }) => name)).toContain("page");
	expect(refused).toEqual([]);
});

test("slow forms do not delay the reading of pages", async () => {
	const { ask, entered, settle } = asking(pageAdmission());
	for (let at = 0; at <= RENDERINGS_MAX; at += 1)
		ask(`form ${at}`, address(at), "form");
	ask("page", "203.0.113.9");
	await settle();
	expect(entered.map(({ name }) => name)).toContain("page");
	expect(entered).toHaveLength(RENDERINGS_MAX + 1);
});

test("page reads of a network are bounded per minute, the delay is returned, and reads are allowed again after it; IPv6 counts by subscriber", () => {
	const { readsTooMuch } = pageAdmission();
	for (let page = 0; page < PAGES_BY_MINUTE_MAX; page += 1)
		expect(readsTooMuch(`2001:db8:1:2::${page}`, false)).toBeNull();
	vi.advanceTimersByTime(40_000);
	expect(readsTooMuch("2001:db8:1:2:ffff::1", false)).toBe(20);
	expect(readsTooMuch("2001:db8:1:3::1", false)).toBeNull();
	vi.advanceTimersByTime(20_000);
	expect(readsTooMuch("2001:db8:1:2::1", false)).toBeNull();
});

test("all networks of a /48 of IPv6 read four times the pages of one, and render as many at once as one", async () => {
	const admission = pageAdmission();
	const from = (at: number) => `2001:db8:9:${at.toString(16)}::1`;
	for (let page = 0; page < 4 * PAGES_BY_MINUTE_MAX; page += 1)
		expect(admission.readsTooMuch(from(page), false)).toBeNull();
	expect(admission.readsTooMuch(from(60_000), false)).toBe(60);
	expect(admission.readsTooMuch("2001:db8:a::1", false)).toBeNull();
	const guessing = pageAdmission();
	for (let page = 0; page < 4 * GUESSES_BY_MINUTE_MAX; page += 1)
		expect(guessing.readsTooMuch(from(page), true)).toBeNull();
	expect(guessing.readsTooMuch(from(60_000), true)).toBe(60);
	const { ask, entered, settle } = asking(admission);
	for (let at = 0; at < RENDERINGS_MAX; at += 1) ask(`${at}`, from(at));
	ask("other", "2001:db8:a::1");
	await settle();
	expect(entered.map(({ name }) => name)).toContain("other");
	expect(entered).toHaveLength(RENDERINGS_BY_NETWORK_MAX + 1);
});

test("pages read beforehand are page reads, and are refused while a network still has as many left to open", () => {
	const { readsTooMuch } = pageAdmission();
	for (let page = 0; page < GUESSES_BY_MINUTE_MAX; page += 1)
		expect(readsTooMuch("203.0.113.9", true)).toBeNull();
	expect(readsTooMuch("203.0.113.9", true)).toBe(60);
	const left = PAGES_BY_MINUTE_MAX - GUESSES_BY_MINUTE_MAX;
	expect(left).toBe(GUESSES_BY_MINUTE_MAX);
	for (let page = 0; page < left; page += 1)
		expect(readsTooMuch("203.0.113.9", false)).toBeNull();
	expect(readsTooMuch("203.0.113.9", false)).toBe(60);
});

test("requests from the machine itself are not counted by network", async () => {
	const { enter, readsTooMuch } = pageAdmission();
	for (const local of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
		for (let page = 0; page <= PAGES_BY_MINUTE_MAX; page += 1)
			expect(readsTooMuch(local, false)).toBeNull();
		for (let at = 0; at <= RENDERINGS_BY_NETWORK_MAX; at += 1)
			expect(await enter(local, "read")).toMatchObject({ ok: true });
	}
});

test("a network whose requests waited in vain for a place among all has its own places back", async () => {
	const { ask, entered, refused, settle } = asking(pageAdmission());
	// As many again wait for the places that the first give back.
	for (let at = 0; at < 2 * RENDERINGS_MAX; at += 1) ask(`${at}`, address(at));
	await settle();
	for (let at = 0; at < RENDERINGS_BY_NETWORK_MAX; at += 1)
		ask(`mine ${at}`, "203.0.113.9");
	await vi.advanceTimersByTimeAsync(60_000);
	expect(refused).toHaveLength(RENDERINGS_BY_NETWORK_MAX);
	for (const { leave } of entered) leave();
	for (let at = 0; at < RENDERINGS_BY_NETWORK_MAX; at += 1)
		ask(`again ${at}`, "203.0.113.9");
	await settle();
	expect(entered).toHaveLength(2 * RENDERINGS_MAX + RENDERINGS_BY_NETWORK_MAX);
});

test("an answer leaves its place as soon as it waits for its reader, or is whole", () => {
	for (const isTaken of [true, false]) {
		const res = new ServerResponse(new IncomingMessage(new Socket()));
		vi.spyOn(res, "write").mockReturnValue(isTaken);
		const leave = vi.fn();
		leaveOnceMade(res, leave);
		expect(res.write("a part")).toBe(isTaken);
		expect(leave).toHaveBeenCalledTimes(isTaken ? 0 : 1);
		leave.mockClear();
		res.end();
		expect(leave).toHaveBeenCalled();
	}
});
