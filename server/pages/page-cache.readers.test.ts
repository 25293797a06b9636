import { expect, test } from "vitest";
import {
	noteOwnActs,
	type ReaderKind,
	requestNote,
} from "#lib/platform/runtime/request-context";
import type { Audience } from "./audience.ts";
import type { PageHandler } from "./error-pages.ts";
import { nextLike, serving, useSite } from "./page-cache.fixture.ts";

const site = useSite();

/** What each reader did, by the cookie; two entries are shown, `a` and `b`. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
	none: [],
	other: ["vote c", "soutien a"],
	a: ["vote a"],
	"a-and-more": ["vote a", "vote c"],
	b: ["vote b"],
};

async function readAudience(cookies?: string): Promise<Audience | null> {
	const acts = ACTS[cookies ?? ""];
	return acts
		? { name: "reader auto", reader: "reader", acts: new Set(acts) }
		: null;
}

/** A page that asks whether its reader votes for what it shows, and shows it. */
function asking(kind: ReaderKind = "reader"): PageHandler {
	return async (req, res) => {
		const acts = ACTS[String(req.headers.cookie)] ?? [];
		noteOwnActs(
			["vote a", "vote b"].map((act) => [act, acts.includes(act)] as const),
		);
		const note = requestNote();
		if (note) note.reader = kind;
		const shown = acts.filter((act) => /^vote [ab]$/.test(act));
		res.setHeader("X-Own", shown.join());
		return nextLike(req, res);
	};
}

async function reading(pages = asking()) {
	const ask = await serving(pages, readAudience);
	return async (cookie: string) => {
		const { answer, body } = await ask("/projets", { cookie });
		const version = / (\d+) long/.exec(body)?.[1];
		return `${version} ${answer.headers.get("x-own")}`;
	};
}

test("readers who did the same among what a page shows get the same rendering, and nobody gets another's acts", async () => {
	const read = await reading();
	for (let time = 0; time < 3; time += 1)
		for (const [cookie, own] of [
			["none", ""],
			["other", ""],
			["a", "vote a"],
			["a-and-more", "vote a"],
			["b", "vote b"],
		])
			expect([cookie, await read(cookie ?? "")]).toEqual([cookie, `1 ${own}`]);
	// The first of them came before it was known what the page asks.
	expect(site.rendered.length).toBeLessThanOrEqual(4);
});

test("a reader who acts sees it in the next page, and so does no other", async () => {
	const acts: Record<string, string[]> = { me: [], other: [] };
	const ask = await serving(
		async (req, res) => {
			const mine = acts[String(req.headers.cookie)]?.includes("refus a");
			noteOwnActs([["refus a", mine === true]]);
			const note = requestNote();
			if (note) note.reader = "reader";
			res.setHeader("X-Own", String(mine));
			return nextLike(req, res);
		},
		async (cookies = "") => ({
			name: "reader auto",
			reader: "reader",
			acts: new Set(acts[cookies]),
		}),
	);
	const shown = async (cookie: string) =>
		(await ask("/besoins/a", { cookie })).answer.headers.get("x-own");
	expect([await shown("me"), await shown("other")]).toEqual(["false", "false"]);
	acts.me = ["refus a"];
	expect([await shown("me"), await shown("other")]).toEqual(["true", "false"]);
	acts.me = [];
	expect([await shown("me"), await shown("other")]).toEqual(["false", "false"]);
});

test("a reader with cookies is never late: any change is in the next page", async () => {
	const read = await reading();
	expect(await read("none")).toBe("1 ");
	site.version = "2";
	expect(await read("none")).toBe("2 ");
});

test("200 readers at once have a page rendered once for each that differs", async () => {
	const read = await reading();
	await read("none");
	site.version = "2";
	const cookies = Object.keys(ACTS);
	const pages = await Promise.all(
		Array.from({ length: 200 }, (_, rank) => read(cookies[rank % 5] ?? "")),
	);
	expect(new Set(pages)).toEqual(new Set(["2 ", "2 vote a", "2 vote b"]));
	expect(site.rendered).toHaveLength(1 + 3);
});

test.each(["nobody", "team"] as const)(
	"a page that turns out to be made for another kind of reader (%s) is sent to its own reader only",
	async (kind) => {
		const read = await reading(asking(kind));
		for (let time = 1; time <= 2; time += 1) {
			expect(await read("none")).toBe("1 ");
			expect(site.rendered).toHaveLength(time);
		}
	},
);

test("a page that says something of a reader's own is never kept for requests without cookies", async () => {
	const ask = await serving(asking("nobody"));
	for (let time = 1; time <= 2; time += 1) {
		await ask("/projets");
		expect(site.rendered).toHaveLength(time);
	}
});
