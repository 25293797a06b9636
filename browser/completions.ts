/** An entry that the typed words may mean, as the address of suggestions tells it. */
type Completion = {
	readonly href: string;
	readonly titre: string;
	readonly nature: string;
};

/** One request at most in this time, while somebody types. */
const PAUSE_MS = 300;
const LETTERS_MIN = 2;

const LINK =
	"flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2 text-ink no-underline wrap-anywhere hover:underline";

// One field is typed in at a time.
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = new AbortController();

async function ask(
	address: string,
	q: string,
	signal: AbortSignal,
): Promise<readonly Completion[]> {
	const answer = await fetch(address + encodeURIComponent(q), { signal });
	// Over the limit, or the site is down: the page of results says so.
	if (!answer.ok) return [];
	const { titres } = await answer.json();
	return titres;
}

function lineOf({ href, titre, nature }: Completion): HTMLLIElement {
	const title = document.createElement("bdi");
	title.textContent = titre;
	const kind = document.createElement("span");
	kind.className = "text-small text-soft";
	kind.textContent = nature;
	const link = document.createElement("a");
	link.href = href;
	link.className = LINK;
	link.append(title, " ", kind);
	const line = document.createElement("li");
	line.append(link);
	return line;
}

function show(place: HTMLElement, found: readonly Completion[]): void {
	if (found.length === 0) {
		place.replaceChildren();
		return;
	}
	const { label = "", list: look = "" } = place.dataset;
	const list = document.createElement("ul");
	list.ariaLabel = label;
	list.className = look;
	list.append(...found.map(lineOf));
	place.replaceChildren(list);
}

function close(place: HTMLElement): void {
	clearTimeout(timer);
	asked.abort();
	place.replaceChildren();
}

function look(place: HTMLElement, q: string): void {
	asked.abort();
	asked = new AbortController();
	if (q.length < LETTERS_MIN) {
		place.replaceChildren();
		return;
	}
	ask(place.dataset.completions ?? "", q, asked.signal).then(
		(found) => show(place, found),
		() => undefined,
	);
}

/** Calls `act` on an event in a form, or beside a field, that has a place for suggestions. */
function on<T extends keyof DocumentEventMap>(
	type: T,
	act: (
		event: DocumentEventMap[T],
		place: HTMLElement,
		around: Element,
	) => void,
): void {
	document.addEventListener(type, (event) => {
		const { target } = event;
		const around =
			target instanceof Element && target.closest("form,[data-near]");
		if (!around) return;
		const place = around.querySelector<HTMLElement>("[data-completions]");
		if (place) act(event, place, around);
	});
}

/** The entries or areas found while their field is typed in, as links under it; Escape closes them. */
export function completeSearches(): void {
	on("input", ({ target }, place) => {
		if (!(target instanceof HTMLInputElement)) return;
		clearTimeout(timer);
		timer = setTimeout(() => look(place, target.value.trim()), PAUSE_MS);
	});
	on("keydown", (event, place) => {
		if (event.key !== "Escape" || !place.hasChildNodes()) return;
		// A search field is also emptied by this key: the first time it closes the list.
		event.preventDefault();
		close(place);
	});
	on("focusout", ({ relatedTarget }, place, around) => {
		if (!(relatedTarget instanceof Node && around.contains(relatedTarget)))
			close(place);
	});
	on("submit", (_, place) => close(place));
}
