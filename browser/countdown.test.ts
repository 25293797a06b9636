import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countDown } from "./countdown.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	document.body.innerHTML = "";
});

test("seconds are counted in the sentences of the page, and what is of no use afterwards is hidden", () => {
	document.body.innerHTML = `
		<p data-countdown="3" data-ends="attente" data-one="Encore une seconde." data-several="Encore {n} secondes." data-none="Maintenant."></p>
		<p id="attente">Attendez</p>`;
	const told = () => document.querySelector("[data-countdown]")?.textContent;
	const waiting = document.getElementById("attente");
	countDown();
	expect(told()).toBe("Encore 3 secondes.");
	vi.advanceTimersByTime(1_000);
	expect(told()).toBe("Encore 2 secondes.");
	vi.advanceTimersByTime(1_000);
	expect(told()).toBe("Encore une seconde.");
	expect(waiting?.hidden).toBe(false);
	vi.advanceTimersByTime(1_000);
	expect(told()).toBe("Maintenant.");
	expect(waiting?.hidden).toBe(true);
	expect(vi.getTimerCount()).toBe(0);
});

test("what has a name goes on where it is shown anew, and does not begin again", () => {
	document.body.innerHTML = `<p data-countdown="60" data-countdown-of="7" data-several="{n}"></p>`;
	countDown();
	vi.advanceTimersByTime(20_000);
	document.body.innerHTML = `<p data-countdown="60" data-countdown-of="7" data-several="{n}"></p>`;
	countDown();
	expect(document.body.textContent).toBe("40");
});

test("a place is counted down once, and no longer once it left the page", () => {
	document.body.innerHTML = `<p data-countdown="60" data-several="{n}"></p>`;
	countDown();
	countDown();
	expect(vi.getTimerCount()).toBe(1);
	document.body.innerHTML = "";
	vi.advanceTimersByTime(1_000);
	expect(vi.getTimerCount()).toBe(0);
});
