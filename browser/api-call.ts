/** A call of the API from the page: to this site, with the token and without cookies. */

type Call = {
	readonly method: string;
	readonly address: string;
	/** Sent as it is; undefined for none. */
	readonly body: string | undefined;
};

export type Answer = {
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
