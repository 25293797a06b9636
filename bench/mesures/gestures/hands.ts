/** The gestures of a moderator, by real key presses, at the rate of a hand or as fast as the page takes them. */
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

/** A page, and how long the hand takes for each key. */
export type Hand = { readonly page: Page; readonly keyMs: number };

/** Presses keys one after the other. */
export async function press({ page, keyMs }: Hand, ...keys: readonly string[]) {
	for (const key of keys) {
		if (keyMs > 0) await page.waitForTimeout(keyMs);
		await page.keyboard.press(key);
	}
}

async function type(hand: Hand, text: string): Promise<void> {
	await press(hand, ...text);
}

/** Waits until a field has the focus, which what was pressed moves there. */
async function inField({ page }: Hand, fields: string): Promise<void> {
	await page.locator(fields).and(page.locator(":focus")).waitFor();
}

/** Does the keys of a decision, and waits for the page that follows. */
async function decide({ page }: Hand, act: () => Promise<void>): Promise<void> {
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
async function correct(hand: Hand): Promise<void> {
	await press(hand, "e");
	await inField(hand, "[name=nom], [name=titre]");
	// The correction opens at the title: the text is a few fields further.
	const text = hand.page.locator("[name=description]:focus");
	for (let n = 0; n < FIELDS_MAX && (await text.count()) === 0; n += 1)
		await press(hand, "Tab");
	await press(hand, "Control+End", "Control+Backspace");
	await type(hand, RIGHT);
	await press(hand, "Escape", "i", "ArrowDown", "Escape", "p");
}

/** Ticks the similar entries until it is the right one, then confirms. */
async function refuseAsDouble(hand: Hand, of: string): Promise<void> {
	const { page } = hand;
	for (let n = 0; n < DOUBLES_MAX; n += 1) {
		await press(hand, "d");
		const ticked = page.locator("input[name=doublon]:checked");
		if ((await ticked.count()) === 0) break;
		if ((await ticked.first().inputValue()) === of) {
			await press(hand, "Enter");
			return;
		}
	}
	throw new Error(`${of} is not among the similar entries of ${page.url()}`);
}

/** All that the author has waiting, from the entry. */
async function stopSpam(hand: Hand): Promise<void> {
	const { page } = hand;
	await press(hand, "t");
	await page.waitForURL(/\?compte=/);
	await page.locator("[data-touche=x]").waitFor();
	await press(hand, "x");
	await inField(hand, "main textarea, main input");
	await type(hand, "Des annonces.");
	await press(hand, "Tab", "Enter");
}

/** Does a gesture on the entry that is open; `double` is the key of the existing entry. */
export async function gesture(
	hand: Hand,
	kind: Kind,
	double: string,
): Promise<void> {
	await decide(hand, async () => {
		switch (kind) {
			case "publish":
				return press(hand, "p");
			case "correct":
				return correct(hand);
			case "refuse":
				return press(hand, "r", ADVERTISING, "Enter");
			case "double":
				return refuseAsDouble(hand, double);
			case "spam":
				return stopSpam(hand);
		}
	});
}

/** From the queue, opens its first entry; false when none is left. */
export async function openFirst(hand: Hand): Promise<boolean> {
	const { page } = hand;
	await page.locator("h1").waitFor();
	if ((await page.locator("[data-entree]").count()) === 0) return false;
	await press(hand, "j", "Enter");
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
