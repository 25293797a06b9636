import { on } from "./page.ts";

/** What the typed words may mean, as the address of suggestions tells it: entries to go to, or names to fill in. */
type Found = {
	readonly titres?: readonly {
		readonly href: string;
		readonly titre: string;
		readonly nature: string;
	}[];
	readonly noms?: readonly string[];
};

/** One request at most in this time, while somebody types. */
const PAUSE_MS = 300;
const LETTERS_MIN = 2;

const LINK =
	"flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2 text-ink no-underline wrap-anywhere hover:underline";
const NAME =
	"min-h-11 w-full cursor-pointer py-2 text-left wrap-anywhere hover:underline";

/** What holds a field and its place for suggestions; of one in another, the nearest. */
const AROUND = "form,[data-near]";

// One field is typed in at a time.
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = new AbortController();

async function ask(
	address: string,
	q: string,
	signal: AbortSignal,
): Promise<Found> {
	const answer = await fetch(address + encodeURIComponent(q), { signal });
	// Over the limit, or the site is down: the page of results says so.
	return answer.ok ? answer.json() : {};
}

function linkTo({ href, titre, nature }: Required<Found>["titres"][number]) {
	const title = document.createElement("bdi");
	title.textContent = titre;
	const kind = document.createElement("span");
	kind.className = "text-small text-soft";
	kind.textContent = nature;
	const link = document.createElement("a");
	link.href = href;
	link.className = LINK;
	link.append(title, " ", kind);
	return link;
}

/** A name that fills in the field beside it, as if it were typed. */
function buttonFor(place: HTMLElement, name: string): HTMLButtonElement {
	const button = document.createElement("button");
	button.type = "button";
	button.className = NAME;
	button.textContent = name;
	button.addEventListener("click", () => {
		const field = place.closest(AROUND)?.querySelector("input");
		if (!field) return;
		field.value = name;
		field.dispatchEvent(new Event("input", { bubbles: true }));
		field.focus();
		close(place);
	});
	return button;
}

function show(place: HTMLElement, { titres = [], noms = [] }: Found): void {
	const found = [
		...titres.map(linkTo),
		...noms.map((name) => buttonFor(place, name)),
	];
	place.replaceChildren();
	if (found.length === 0) return;
	const { label = "", list: look = "" } = place.dataset;
	const list = document.createElement("ul");
	list.ariaLabel = label;
	list.className = look;
	for (const one of found)
		list.appendChild(document.createElement("li")).append(one);
	place.append(list);
}

function close(place: HTMLElement): void {
	clearTimeout(timer);
	asked.abort();
	place.replaceChildren();
}

function look(place: HTMLElement, q: string): void {
	asked.abort();
	asked = new AbortController();
	if (q.length < LETTERS_MIN) show(place, {});
	else
		ask(place.dataset.completions ?? "", q, asked.signal).then(
			(found) => show(place, found),
			() => undefined,
		);
}

/** Calls `act` on an event in a form, or beside a field, that has a place for suggestions. */
function onField<T extends keyof DocumentEventMap>(
	type: T,
	act: (
		event: DocumentEventMap[T],
		place: HTMLElement,
		around: Element,
	) => void,
): void {
	on(type, AROUND, (around, event) => {
		const place = [
			...around.querySelectorAll<HTMLElement>("[data-completions]"),
		].find((one) => one.closest(AROUND) === around);
		if (place) act(event, place, around);
	});
}

/** The entries or areas found while their field is typed in, under it: links, or names that fill it in. Escape closes them. */
export function completeSearches(): void {
	onField("input", ({ target }, place) => {
		// What a script writes, a draft that is put back, is not typed.
		if (!(target instanceof HTMLInputElement && target.matches(":focus")))
			return;
		clearTimeout(timer);
		timer = setTimeout(() => look(place, target.value.trim()), PAUSE_MS);
	});
	onField("keydown", (event, place, around) => {
		if (event.key !== "Escape" || !place.hasChildNodes()) return;
		// A search field is also emptied by this key: the first time it closes the list.
		event.preventDefault();
		// What is closed may have the focus: it would be lost to the top of the page.
		around.querySelector("input")?.focus();
		close(place);
	});
	onField("focusout", ({ relatedTarget }, place, around) => {
		if (!(relatedTarget instanceof Node && around.contains(relatedTarget)))
			close(place);
	});
	onField("submit", (_, place) => close(place));
}
