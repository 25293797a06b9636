import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { LED_MAX_MS, leaders } from "./leaders.ts";

afterEach(() => {
	vi.useRealTimers();
});

function response(): ServerResponse {
	return new ServerResponse(new IncomingMessage(new Socket()));
}

test("a page has a leader until its leader is done, and what that one says is told to all who wait", async () => {
	const { lead, of } = leaders();
	expect(of("a")).toBeUndefined();
	const done = lead("a", response());
	const waiting = [of("a"), of("a")];
	expect(of("b")).toBeUndefined();
	done("alone");
	expect(await Promise.all(waiting)).toEqual(["alone", "alone"]);
	expect(of("a")).toBeUndefined();
});

test("a leader whose client disconnects, or who was turned away, is one no longer", async () => {
	const { lead, of } = leaders();
	const res = response();
	lead("a", res);
	const waiting = of("a");
	res.emit("close");
	expect(await waiting).toBe("look");
	expect(of("a")).toBeUndefined();
});

test("a leader keeps the others waiting for a second at most, and its end does not end the next one", async () => {
	vi.useFakeTimers();
	const { lead, of } = leaders();
	const done = lead("a", response());
	const waiting = of("a");
	vi.advanceTimersByTime(LED_MAX_MS - 1);
	expect(of("a")).toBe(waiting);
	vi.advanceTimersByTime(1);
	expect(await waiting).toBe("look");
	lead("a", response());
	done("alone");
	expect(of("a")).toBeDefined();
});
