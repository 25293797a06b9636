/** P15: what a moderator's work takes, by real key presses over 200 entries of real open data. */
import { type BrowserContext, chromium } from "playwright";
import { COOKIE_SESSION, empreinteSession } from "#lib/comptes/connexion/rules";
import { secretBytes } from "#lib/platform/runtime/clock";
import { findBrowser } from "#scripts/runner/browser";
import type { Figure } from "./figure.ts";
import { type Gesture, listenTo } from "./gestures/ear.ts";
import {
	GOALS,
	gesture,
	isMet,
	KEY_MS,
	type Kind,
	openEntry,
	openFirst,
	press,
	READING_MS,
	RIGHT,
} from "./gestures/hands.ts";
import {
	compare,
	fillQueue,
	hasRealData,
	type Planned,
} from "./gestures/queue.ts";
import { type Database, freshDatabase, startInstance } from "./instance.ts";
import { median } from "./load.ts";

const KINDS = ["publish", "correct", "refuse", "double", "spam"] as const;

/** How often the progress is told. */
const EVERY = 20;

/** Silent reading of prose by adults, rounded. */
const WORDS_A_MINUTE = 250;

type Done = Gesture & { readonly kind: Kind; readonly ms: number };

type Review = {
	readonly done: readonly Done[];
	/** Milliseconds for the whole queue. */
	readonly ms: number;
	/** Pages that were looked at, and words on them. */
	readonly looks: number;
	readonly words: number;
};

/** Signs a browser in as a new moderator. */
async function signIn(
	{ sql }: Database,
	context: BrowserContext,
	url: string,
): Promise<void> {
	const [moderator] = await sql<{ id: number }>(
		`INSERT INTO comptes (courriel, courriel_saisi, role, valide_le)
		 VALUES ('moderation@exemple.org', 'moderation@exemple.org', 'moderateur', now()) RETURNING id`,
	);
	const value = secretBytes(32).toString("base64url");
	await sql(
		"INSERT INTO sessions (compte_id, empreinte, expire_le) VALUES ($1, $2, now() + interval '1 day')",
		[moderator?.id, empreinteSession(value)],
	);
	await context.addCookies([{ name: COOKIE_SESSION, value, url }]);
}

/** Reviews the whole queue, each entry as it is planned. */
async function review(
	context: BrowserContext,
	site: string,
	plan: ReadonlyMap<number, Planned>,
): Promise<Review> {
	const page = await context.newPage();
	const hand = { page, keyMs: KEY_MS };
	const ear = await listenTo(page);
	const done: Done[] = [];
	let [looks, words] = [0, 0];
	await page.goto(`${site}/moderation`);
	const begun = performance.now();
	let isOpen = await openFirst(hand);
	while (isOpen) {
		await page.waitForTimeout(READING_MS);
		const id = await openEntry(page);
		const planned = plan.get(id ?? 0);
		if (!planned) throw new Error(`nothing is planned for ${page.url()}`);
		looks += 1;
		if (looks % EVERY === 0)
			process.stderr.write(`  ${looks} gestures, ${plan.size} entries\n`);
		words += planned.words;
		ear.begin();
		const start = performance.now();
		await gesture(hand, planned.kind, planned.double);
		const ms = performance.now() - start;
		done.push({ kind: planned.kind, ms, ...(await ear.end()) });
		// After a flood one is on the page of its account.
		if (planned.kind === "spam") await press(hand, "j");
		if (planned.kind === "spam") await page.waitForURL(/\/moderation$/);
		isOpen = (await openEntry(page)) !== null || (await openFirst(hand));
	}
	return { done, ms: performance.now() - begun, looks, words };
}

const most = (numbers: readonly number[]) => Math.max(...numbers);

function gestureFigure(kind: Kind, done: readonly Done[]): Figure {
	const these = done.filter((one) => one.kind === kind);
	const of = (name: "acts" | "keys" | "clicks" | "pages") =>
		most(these.map((one) => one[name]));
	const seconds = median(these.map(({ ms }) => ms)) / 1_000;
	const missed = these.filter((one) => !isMet(kind, one)).length;
	const { name, goal } = GOALS[kind];
	return {
		name: `P15 ${name} (${these.length} times)`,
		value: `${of("acts")} acts at most (${of("keys")} keys, ${of("clicks")} clicks), ${of("pages")} pages; ${seconds.toFixed(1)} s; ${missed} missed`,
		goal,
	};
}

function anHour(entries: number, ms: number): string {
	return String(Math.round((entries * 3_600_000) / ms));
}

function rateFigures(entries: number, one: Review): Figure[] {
	const hands = one.ms - one.looks * READING_MS;
	const read = hands + (one.words / WORDS_A_MINUTE) * 60_000;
	return [
		{
			name: `P15 entries an hour: ${KEY_MS} ms a key, ${READING_MS} ms a page to look at it`,
			value: anHour(entries, one.ms),
			goal: "-",
		},
		{
			name: `P15 entries an hour: ${KEY_MS} ms a key, every text read at ${WORDS_A_MINUTE} words a minute (computed)`,
			value: anHour(entries, read),
			goal: "-",
		},
	];
}

/** P15, over 200 entries: 140 real ones, 40 advertisements of five accounts, 20 doubles. */
export async function gestureFigures(directory: string): Promise<Figure[]> {
	if (!hasRealData()) {
		process.stderr.write("No real open data: gestures are not measured.\n");
		return [];
	}
	const found = await findBrowser();
	if ("advice" in found) throw new Error(found.advice);
	const database = await freshDatabase();
	const settings = { DATABASE_URL: database.url };
	const instance = await startInstance(directory, settings);
	const browser = await chromium.launch({
		executablePath: found.path,
		args: [
			"--disable-gpu",
			...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
		],
	});
	try {
		const site = `http://localhost:${instance.port}`;
		const plan = await fillQueue(database, directory);
		const context = await browser.newContext();
		await signIn(database, context, site);
		const one = await review(context, site, plan);
		const { wrong, left } = await compare(database, plan, RIGHT);
		for (const said of wrong) process.stderr.write(`${said}\n`);
		const missed = one.done.filter((each) => !isMet(each.kind, each));
		if (wrong.length + left + missed.length > 0) process.exitCode = 1;
		return [
			...KINDS.map((kind) => gestureFigure(kind, one.done)),
			...rateFigures(plan.size, one),
			{
				name: `P15 of ${plan.size} entries, decided otherwise than meant, and left`,
				value: `${wrong.length}, ${left}`,
				goal: "0, 0",
			},
		];
	} finally {
		await browser.close();
		await instance.stop();
		await database.stop();
	}
}
