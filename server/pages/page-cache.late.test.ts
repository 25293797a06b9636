import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { metricsText } from "#lib/platform/runtime/metrics";
import type { PageHandler } from "./error-pages.ts";
import { nextLike, serving, useSite } from "./page-cache.fixture.ts";
import { LATE_MAX_MS, renewedAfter } from "./shelf.ts";

const site = useSite();

/** From now on the time is the test's own. */
function holdTime() {
	vi.useFakeTimers({ toFake: ["performance"] });
	vi.advanceTimersByTime(1);
}

/** Waits without moving the test's time. */
async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The version that the page shows. */
function shownBy({ body }: { body: string }): string | undefined {
	return / (\d+) long/.exec(body)?.[1];
}

/** Renders like Next; once told to hold, only after it is released. */
function holding() {
	let held: Promise<void> | undefined;
	const begun = { count: 0 };
	const pages: PageHandler = async (req, res) => {
		begun.count += 1;
		const mine = held;
		held = undefined;
		await mine;
		return nextLike(req, res);
	};
	return {
		pages,
		begun,
		/** The next rendering waits for the returned function. */
		hold(): () => void {
			const { promise, resolve } = Promise.withResolvers<void>();
			held = promise;
			return resolve;
		},
	};
}

async function counted(voie: string): Promise<number> {
	const { text } = await metricsText();
	const line = new RegExp(`pages_total\\{voie="${voie}"\\} (\\d+)`).exec(text);
	return Number(line?.[1] ?? 0);
}

test("while only a count moved, the last page is sent until the time that is left is what its rendering took; then one reader has it rendered again", async () => {
	holdTime();
	const ask = await serving();
	expect(shownBy(await ask("/projets"))).toBe("1");
	site.version = "2";
	// The time stood still while it was rendered.
	vi.advanceTimersByTime(renewedAfter(0));
	expect(shownBy(await ask("/projets"))).toBe("1");
	expect(site.rendered).toHaveLength(1);
	vi.advanceTimersByTime(1);
	expect(shownBy(await ask("/projets"))).toBe("2");
	expect(shownBy(await ask("/projets"))).toBe("2");
	expect(site.rendered).toHaveLength(2);
});

test("the longer a page took to render, the sooner it is rendered again: from half a second on at most", async () => {
	for (const [tookMs, after] of [
		[0, 900],
		[150, 750],
		[400, 500],
		[5_000, 500],
	] as const)
		expect(renewedAfter(tookMs)).toBe(after);
	holdTime();
	const { pages, begun, hold } = holding();
	const release = hold();
	const ask = await serving(pages);
	const first = ask("/projets");
	await until(() => begun.count === 1);
	vi.advanceTimersByTime(150);
	release();
	await first;
	site.version = "2";
	vi.advanceTimersByTime(600);
	expect(shownBy(await ask("/projets"))).toBe("1");
	vi.advanceTimersByTime(1);
	expect(shownBy(await ask("/projets"))).toBe("2");
});

test("a page is late by a second at most: from then on its readers wait for the new one", async () => {
	holdTime();
	const { pages, begun, hold } = holding();
	const ask = await serving(pages);
	await ask("/projets");
	site.version = "2";
	vi.advanceTimersByTime(LATE_MAX_MS - 1);
	const release = hold();
	const renewing = ask("/projets");
	await until(() => begun.count === 2);
	vi.advanceTimersByTime(1);
	expect(shownBy(await ask("/projets"))).toBe("1");
	vi.advanceTimersByTime(1);
	const waiting = ask("/projets");
	if (site.server) await once(site.server, "request");
	release();
	expect(shownBy(await renewing)).toBe("2");
	expect(shownBy(await waiting)).toBe("2");
	expect(begun.count).toBe(2);
});

test("a page that nobody asked for meanwhile is rendered for the first reader after a change", async () => {
	holdTime();
	const ask = await serving();
	await ask("/projets");
	vi.advanceTimersByTime(LATE_MAX_MS + 1);
	site.version = "2";
	expect(shownBy(await ask("/projets"))).toBe("2");
});

test("the second is counted from when the page was last seen to be exact", async () => {
	holdTime();
	const ask = await serving();
	await ask("/projets");
	vi.advanceTimersByTime(LATE_MAX_MS);
	await ask("/projets");
	site.version = "2";
	vi.advanceTimersByTime(LATE_MAX_MS / 2);
	expect(shownBy(await ask("/projets"))).toBe("1");
});

test("when more than a count changed, no reader gets the last page, however recent it is", async () => {
	holdTime();
	const { pages, begun, hold } = holding();
	const ask = await serving(pages);
	await ask("/projets");
	site.version = "2";
	site.contents = "2";
	expect(shownBy(await ask("/projets"))).toBe("2");
	// Neither does who comes while a page of before is still being rendered.
	vi.advanceTimersByTime(LATE_MAX_MS + 1);
	site.version = "3";
	const release = hold();
	const before = ask("/projets");
	await until(() => begun.count === 3);
	site.version = "4";
	site.contents = "4";
	expect(shownBy(await ask("/projets"))).toBe("4");
	release();
	await before;
	expect(shownBy(await ask("/projets"))).toBe("4");
});

test("200 readers who come at the moment of a change have each page rendered once, and are counted", async () => {
	const ask = await serving();
	const paths = ["/projets", "/en/projets"];
	for (const path of paths) await ask(path);
	site.version = "2";
	site.contents = "2";
	const before = [await counted("rendue"), await counted("gardee")];
	const answers = await Promise.all(
		Array.from({ length: 200 }, (_, rank) => ask(paths[rank % 2] ?? "/")),
	);
	expect(new Set(answers.map(shownBy))).toEqual(new Set(["2"]));
	expect(
		new Set(answers.map(({ answer }) => answer.headers.get("x-nonce-sent")))
			.size,
	).toBe(200);
	expect(site.rendered).toHaveLength(4);
	const after = [await counted("rendue"), await counted("gardee")];
	expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([2, 198]);
});

test("when the rendering of one reader fails, each of those who waited gets a rendering of its own", async () => {
	const { promise: fail, resolve } = Promise.withResolvers<void>();
	let rank = 0;
	const ask = await serving(async (req, res) => {
		if (req.headers["x-page-erreur"] !== undefined) {
			res.setHeader("Content-Type", "text/html");
			res.end("failed");
			return;
		}
		rank += 1;
		if (rank > 1) return nextLike(req, res);
		await fail;
		throw new Error("the first reader's");
	});
	const first = ask("/projets");
	await until(() => rank === 1);
	const others = Array.from({ length: 3 }, () => ask("/projets"));
	if (site.server) for (const _ of others) await once(site.server, "request");
	resolve();
	expect((await first).answer.status).toBe(500);
	for (const { answer } of await Promise.all(others))
		expect(answer.status).toBe(200);
});

test("when a rendering takes long, those who waited a second for it go ahead, and still have no other", async () => {
	const { pages, begun, hold } = holding();
	const release = hold();
	const ask = await serving(pages);
	const first = ask("/projets");
	await until(() => begun.count === 1);
	const others = Array.from({ length: 3 }, () => ask("/projets"));
	await new Promise((resolve) => setTimeout(resolve, 2_500));
	release();
	for (const answer of await Promise.all([first, ...others]))
		expect(shownBy(answer)).toBe("1");
	expect(begun.count).toBe(1);
});
