/** The gestures of a moderator, by real key presses and at the rate of a hand. */
import type { Page } from "playwright";
import type { Gesture } from "./ear.ts";

/** A key every fifth of a second: 60 words a minute, no more than an office asks for. */
export const KEY_MS = 200;

/** How long each page is looked at before the hand moves. */
export const READING_MS = 500;

/** The word that a text should end with, and as it is misspelt there. */
export const RIGHT = "gratuitement";
export const WRONG = `${RIGHT.slice(0, -3)}ant`;

/** The key of a reason for a refusal: an advertisement. */
const ADVERTISING = "4";

/** How often the key of a double is pressed in search of the right entry. */
const DOUBLES_MAX = 5;

export type Kind = "publish" | "correct" | "refuse" | "double" | "spam";

/** What each gesture may take at most. */
export const GOALS: Readonly<
	Record<Kind, { name: string; acts: number; pages: number; goal: string }>
> = {
	publish: {
		name: "publish as it is",
		acts: 1,
		pages: 1,
		goal: "1 key, 1 page",
	},
	correct: {
		name: "correct a word, set the AI label, publish",
		// Two of them go from the title, where the correction opens, to the text.
		acts: 5,
		pages: 1,
		goal: "5 acts, 1 page",
	},
	refuse: {
		name: "refuse with a reason",
		acts: 3,
		pages: 1,
		goal: "3 keys, 1 page",
	},
	double: {
		name: "refuse as a double",
		acts: 2,
		pages: 1,
		goal: "2 acts, 1 page",
	},
	spam: {
		name: "quarantine all of an account's, suspend it with a reason",
		acts: 4,
		pages: 2,
		goal: "4 acts",
	},
};

/** Whether a gesture took no more than its goal. */
export function isMet(kind: Kind, { acts, keys, pages }: Gesture): boolean {
	const goal = GOALS[kind];
	const isKeys = kind === "publish" || kind === "refuse";
	return (isKeys ? keys : acts) <= goal.acts && pages <= goal.pages;
}

/** Presses keys one after the other, each after the time that a hand takes. */
export async function press(page: Page, ...keys: readonly string[]) {
	for (const key of keys) {
		await page.waitForTimeout(KEY_MS);
		await page.keyboard.press(key);
	}
}

async function type(page: Page, text: string): Promise<void> {
	await press(page, ...text);
}

/** Does the keys of a decision, and waits for the page that follows. */
async function decide(page: Page, act: () => Promise<void>): Promise<void> {
	const before = page.url();
	await act();
	await page.waitForURL(
		(url) =>
			url.href !== before &&
			["fait", "faits"].some((name) => url.searchParams.has(name)),
	);
}

/** Fields between the title and the text, at most. */
const FIELDS_MAX = 6;

/** Replaces the last word of the text, chooses the second AI label, publishes. */
async function correct(page: Page): Promise<void> {
	await press(page, "e");
	// The correction opens at the title: the text is a few fields further.
	const text = page.locator("[name=description]:focus");
	for (let n = 0; n < FIELDS_MAX && (await text.count()) === 0; n += 1)
		await press(page, "Tab");
	await press(page, "Control+End", "Control+Backspace");
	await type(page, RIGHT);
	await press(page, "Escape", "i", "ArrowDown", "Escape", "p");
}

/** Ticks the similar entries until it is the right one, then confirms. */
async function refuseAsDouble(page: Page, of: string): Promise<void> {
	for (let n = 0; n < DOUBLES_MAX; n += 1) {
		await press(page, "d");
		const ticked = page.locator("input[name=doublon]:checked");
		if ((await ticked.count()) === 0) break;
		if ((await ticked.first().inputValue()) === of) {
			await press(page, "Enter");
			return;
		}
	}
	throw new Error(`${of} is not among the similar entries of ${page.url()}`);
}

/** All that the author has waiting, from the entry. */
async function stopSpam(page: Page): Promise<void> {
	await press(page, "t");
	await page.waitForURL(/\?compte=/);
	await page.locator("[data-touche=x]").waitFor();
	await press(page, "x");
	await type(page, "Des annonces.");
	await press(page, "Tab", "Enter");
}

/** Does a gesture on the entry that is open; `double` is the key of the existing entry. */
export async function gesture(
	page: Page,
	kind: Kind,
	double: string,
): Promise<void> {
	await decide(page, async () => {
		switch (kind) {
			case "publish":
				return press(page, "p");
			case "correct":
				return correct(page);
			case "refuse":
				return press(page, "r", ADVERTISING, "Enter");
			case "double":
				return refuseAsDouble(page, double);
			case "spam":
				return stopSpam(page);
		}
	});
}

/** From the queue, opens its first entry; false when none is left. */
export async function openFirst(page: Page): Promise<boolean> {
	await page.locator("h1").waitFor();
	if ((await page.locator("[data-entree]").count()) === 0) return false;
	await press(page, "j", "Enter");
	await page.waitForURL(/\/relecture\//);
	return true;
}

/** The entry that is open, or null on another page. */
export async function openEntry(page: Page): Promise<number | null> {
	if (!new URL(page.url()).pathname.includes("/relecture/")) return null;
	const id = page.locator("main form input[name=id]").first();
	await id.waitFor({ state: "attached" });
	return Number(await id.inputValue());
}
