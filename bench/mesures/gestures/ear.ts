/** What a page hears of a person: real key presses and clicks, counted by listening to the page itself. */
import type { Page } from "playwright";

/** What is typed in, or chosen from; a button or a tick is not. */
const FIELDS =
	"textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=submit], [type=button])";

/** Pressed with another key, they are that press. */
const MODIFIERS = ["Shift", "Control", "Alt", "Meta"];

export type Heard = {
	readonly kind: "key" | "click" | "focus";
	/** The field that it is for, by its name; none for a key of the page or a button. */
	readonly field: string;
	/** The page, by its address. */
	readonly path: string;
};

/**
 * A gesture, counted. An act is a key of the page or a click; or a field that is changed,
 * from the key or click that goes there to the one that leaves it, however much is typed.
 */
export type Gesture = {
	readonly acts: number;
	readonly keys: number;
	readonly clicks: number;
	/** Pages on which a key or a click was heard. */
	readonly pages: number;
};

/** Counts the acts, keys, clicks and pages of what was heard. */
export function gestureOf(heard: readonly Heard[]): Gesture {
	const counts = { key: 0, click: 0, focus: 0 };
	let acts = 0;
	let held = "";
	for (const [at, { kind, field }] of heard.entries()) {
		counts[kind] += 1;
		if (kind === "focus") continue;
		const next = heard[at + 1];
		// A key of the page that leads into a field is the beginning of that act.
		const led = next?.kind === "focus" ? next.field : "";
		const goesTo = field === "" ? led : field;
		if (goesTo === "" || goesTo !== held) acts += 1;
		held = goesTo;
	}
	const done = heard.filter(({ kind }) => kind !== "focus");
	return {
		acts,
		keys: counts.key,
		clicks: counts.click,
		pages: new Set(done.map(({ path }) => path)).size,
	};
}

const NAME = "hearGesture";

export type Ear = {
	/** Forgets what was heard. */
	begin(): void;
	/** The gesture since then. */
	end(): Promise<Gesture>;
};

/** Listens to a page and to all those that it goes to, before they are opened. */
export async function listenTo(page: Page): Promise<Ear> {
	const heard: Heard[] = [];
	await page.exposeFunction(NAME, (one: Heard) => {
		heard.push(one);
	});
	await page.addInitScript(
		({ name, fields, modifiers }) => {
			const fieldOf = (target: EventTarget | null) =>
				target instanceof Element && target.matches(fields)
					? (target.getAttribute("name") ?? target.id)
					: "";
			const hear = (kind: "key" | "click" | "focus", event: Event) => {
				const tell: unknown = Reflect.get(globalThis, name);
				const field = fieldOf(event.target);
				if (!event.isTrusted || typeof tell !== "function") return;
				if (kind === "focus" && field === "") return;
				tell({ kind, field, path: location.pathname });
			};
			// In the capture phase of the window: before the page's own listeners.
			addEventListener(
				"keydown",
				(event) => {
					if (!modifiers.includes(event.key)) hear("key", event);
				},
				true,
			);
			addEventListener(
				"click",
				(event) => {
					// A key that presses a button makes a click of its own, without a pointer.
					if (event.detail > 0) hear("click", event);
				},
				true,
			);
			addEventListener("focusin", (event) => hear("focus", event), true);
		},
		{ name: NAME, fields: FIELDS, modifiers: MODIFIERS },
	);
	return {
		begin() {
			heard.length = 0;
		},
		async end() {
			// What the page told before this is answered has arrived.
			await page.evaluate(() => null);
			return gestureOf(heard);
		},
	};
}
