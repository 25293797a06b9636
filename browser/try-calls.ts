import { on } from "./page.ts";

type Call = {
	readonly method: string;
	readonly address: string;
	/** Sent as it is; undefined for none. */
	readonly body: string | undefined;
};

type Answer = {
	readonly status: number;
	readonly ms: number;
	/** Those worth showing, each as a line. */
	readonly headers: readonly string[];
	readonly body: string;
};

/** What an answer says besides its body: limits, pages, and the identifier to quote. */
const SHOWN = [
	"RateLimit",
	"RateLimit-Policy",
	"Retry-After",
	"X-Total-Count",
	"Link",
	"X-Request-Id",
];

/** The fields that are no parameter: no parameter can have these names. */
const BODY = "(corps)";
const TOKEN = "(jeton)";

/** The call that a form describes by its method, its path and its fields; an empty one is not sent. */
export function callOf(
	{ method = "GET", path = "" }: DOMStringMap,
	form: FormData,
): Call {
	const value = (name: string) => String(form.get(name) ?? "").trim();
	const inPath = new Set<string>();
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
		inPath.add(name);
		return encodeURIComponent(value(name));
	});
	const names = [...new Set(form.keys())].filter(
		(name) => ![...inPath, BODY, TOKEN].includes(name) && value(name) !== "",
	);
	const query = new URLSearchParams(
		names.map((name) => [name, value(name)]),
	).toString();
	return {
		method,
		address: query === "" ? filled : `${filled}?${query}`,
		body: form.has(BODY) ? value(BODY) : undefined,
	};
}

/** The token pasted into a form, if any. */
export function pastedIn(form: FormData): string {
	return String(form.get(TOKEN) ?? "").trim();
}

function laidOut(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}

/** Sends the call; a redirection, which could carry the token elsewhere, counts as no answer: null. */
export async function send(call: Call, jeton: string): Promise<Answer | null> {
	const start = performance.now();
	try {
		const response = await fetch(new URL(call.address, location.origin), {
			method: call.method,
			headers: {
				Authorization: `Bearer ${jeton}`,
				...(call.body === undefined
					? {}
					: { "Content-Type": "application/json" }),
			},
			...(call.body === undefined ? {} : { body: call.body }),
			credentials: "omit",
			cache: "no-store",
			redirect: "error",
		});
		const body = laidOut(await response.text());
		return {
			status: response.status,
			ms: Math.round(performance.now() - start),
			headers: SHOWN.flatMap((name) => {
				const value = response.headers.get(name);
				return value === null ? [] : [`${name}: ${value}`];
			}),
			body,
		};
	} catch {
		return null;
	}
}

/** The token that the reader pasted: kept by this tab alone, and forgotten with it. */
const KEY = "bc-jeton";

/** The token, or "" for none; a browser that refuses to keep anything has none. */
function readJeton(): string {
	try {
		return sessionStorage.getItem(KEY) ?? "";
	} catch {
		return "";
	}
}

/** Keeps the token; "" forgets it. */
function keepJeton(jeton: string): void {
	try {
		if (jeton === "") sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, jeton);
	} catch {
		// Nothing may be kept: the token has to be pasted for each call.
	}
}

/** How much of the token is shown again. */
const SHOWN_CHARACTERS = 8;

const FORM = "form[data-essai]";

function part(form: Element, name: string): HTMLElement | null {
	return form.querySelector<HTMLElement>(`[data-essai-${name}]`);
}

/** Shows a text in its part of the form, or hides the part when there is none. */
function fill(form: Element, name: string, text: string): void {
	const box = part(form, name);
	if (!box) return;
	box.hidden = text === "";
	const place = box.querySelector("pre, code");
	if (place) place.textContent = text;
}

/** Each form asks for a token, or shows the one that the tab keeps. */
function showJeton(): void {
	const jeton = readJeton();
	for (const form of document.querySelectorAll(FORM)) {
		fill(form, "garde", jeton && `${jeton.slice(0, SHOWN_CHARACTERS)}…`);
		const asked = form.querySelector("fieldset");
		// Hidden alone, it would still have to be filled in.
		if (asked) asked.hidden = asked.disabled = jeton !== "";
	}
}

/** Says how the call stands, and shows what came back. */
function show(form: Element, said: string, answer: Answer | null): void {
	const status = form.querySelector("[role=status]");
	if (status) status.textContent = said;
	fill(form, "entetes", answer?.headers.join("\n") ?? "");
	fill(form, "reponse", answer?.body ?? "");
}

async function tryCall(form: HTMLFormElement): Promise<void> {
	const words = form.closest<HTMLElement>("[data-attente]")?.dataset ?? {};
	const { attente = "", fait = "", sansReponse = "" } = words;
	const fields = new FormData(form);
	const pasted = pastedIn(fields);
	if (pasted !== "") keepJeton(pasted);
	const jeton = pasted || readJeton();
	showJeton();
	show(form, attente, null);
	const answer = await send(callOf(form.dataset, fields), jeton);
	const said = answer
		? fait
				.replace("{statut}", String(answer.status))
				.replace("{ms}", String(answer.ms))
		: sansReponse;
	show(form, said, answer);
}

/** The forms that send one operation of the API from its reference, to this site alone, with the token of the tab. */
export function tryCalls(): void {
	showJeton();
	// The form may have come, and the token gone, since the page was loaded.
	on("click", "summary", showJeton);
	on("submit", FORM, (form: HTMLFormElement, event) => {
		event.preventDefault();
		tryCall(form);
	});
	on("click", "[data-essai-oublier]", () => {
		keepJeton("");
		showJeton();
	});
}
