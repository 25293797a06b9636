/** P9: what the server keeps in memory after half a million mixed requests by a thousand accounts. */
import { PAGES, siteHost, VOTED } from "./addresses.ts";
import { accounts, sessions, tokens } from "./content.ts";
import type { Figure } from "./figure.ts";
import { type Database, type Instance, onInstance } from "./instance.ts";
import { type LoadCall, runCalls } from "./load.ts";
import { metricsOf, seriesBy } from "./prometheus.ts";

const ACCOUNTS = 1_000;
const PARTS = 5;
const REQUESTS_OF_PART = 100_000;
const CONNECTIONS = 32;
/** Of a thousand requests, those for what does not exist. */
const UNKNOWN = 40;

/** Who asks: an account by its token, its session, and an address of its own. */
export type Caller = { jeton: string; cookie: string; address: string };

type Kind = {
	/** Of a thousand requests. */
	share: number;
	call(index: number, caller: Caller): LoadCall;
};

const WORDS = ["carte", "eau", "vélo", "école", "logiciel", "partage"];
const word = (index: number) =>
	encodeURIComponent(WORDS[index % WORDS.length] ?? "");

const api =
	(path: (index: number) => string): Kind["call"] =>
	(index, { jeton }) => ({ path: path(index), jeton });

const page =
	(path: (index: number) => string, isSignedIn: boolean): Kind["call"] =>
	(index, { address, cookie }) => ({
		path: path(index),
		headers: {
			"x-forwarded-for": address,
			"accept-encoding": index % 2 === 0 ? "br" : "gzip",
			...(isSignedIn ? { cookie } : {}),
		},
	});

const anyPage = (index: number) => PAGES[index % PAGES.length]?.[1] ?? "/";

/**
 * What half a million requests are: above all the API and pages that are kept ready; pages
 * that are rendered for one reader are fewer, as they take a hundred times as long. Votes
 * come together, so that what is kept is made anew once in a thousand requests.
 */
const KINDS: readonly Kind[] = [
	{ share: 30, call: api(() => "/api/projets") },
	{
		share: 230,
		call: api((index) => `/api/projets?limite=${1 + (index % 50)}`),
	},
	{ share: 150, call: api(() => `/api/projets/${VOTED}`) },
	{
		share: 100,
		call: api((index) => `/api/projets?q=${word(index)}&limite=20`),
	},
	{ share: 60, call: api(() => "/api/besoins") },
	{ share: 40, call: api(() => "/api/themes") },
	{ share: 60, call: api(() => "/api/moi") },
	{ share: UNKNOWN, call: api((index) => `/api/projets/inconnu-${index}`) },
	{
		share: 20,
		call: (index, { jeton }) => ({
			method: index % 2 === 0 ? "PUT" : "DELETE",
			path: `/api/projets/${VOTED}/vote`,
			jeton,
		}),
	},
	{ share: 120, call: page(anyPage, false) },
	{
		share: 120,
		call: page((index) => `/projets?tri=${index % 2 ? "votes" : "une"}`, false),
	},
	{
		share: 10,
		call: page((index) => `/recherche?q=${word(index)}`, true),
	},
	{ share: 20, call: page(anyPage, true) },
];

const THOUSAND = KINDS.flatMap(({ share, call }) =>
	Array.from({ length: share }, () => call),
);

/** The request of that rank; the kinds come in the same order in every thousand. */
export function mixed(index: number, callers: readonly Caller[]): LoadCall {
	const call = THOUSAND[index % THOUSAND.length];
	// Each account makes every kind of request as time goes by.
	const caller =
		callers[(index * 7 + Math.floor(index / 1_000)) % callers.length];
	if (!call || !caller) throw new Error("no kind of request, or no caller");
	return call(index, caller);
}

/** Megabytes (of a million bytes) that the server keeps in RAM, by its own count. */
async function residentMB({ port }: Instance): Promise<number> {
	const metric = "process_resident_memory_bytes";
	const bytes = seriesBy(await metricsOf(port), metric, "").get("") ?? 0;
	return Math.round(bytes / 1_000_000);
}

/** P9: resident memory over half a million requests. */
export function memoryFigures(copy: string): Promise<Figure[]> {
	return onInstance(copy, measure, undefined, { TRUSTED_PROXIES: "1" });
}

async function measure(
	instance: Instance,
	database: Database,
): Promise<Figure[]> {
	await accounts(database, ACCOUNTS);
	const jetons = await tokens(database, ACCOUNTS);
	const cookies = await sessions(database, ACCOUNTS);
	const callers = jetons.map((jeton, rank) => ({
		jeton,
		cookie: cookies[rank] ?? "",
		address: `10.${Math.floor(rank / 250)}.${rank % 250}.1`,
	}));
	const host = siteHost(instance.port);
	const sizes = [await residentMB(instance)];
	let refused = 0;
	for (let part = 0; part < PARTS; part += 1) {
		const { notOk } = await runCalls(
			instance.port,
			REQUESTS_OF_PART,
			CONNECTIONS,
			(index) => {
				const call = mixed(part * REQUESTS_OF_PART + index, callers);
				return { ...call, headers: { ...host, ...call.headers } };
			},
		);
		refused += notOk - (REQUESTS_OF_PART / 1_000) * UNKNOWN;
		sizes.push(await residentMB(instance));
	}
	return [
		{
			name: "P9 memory (RSS) at the start, and after each 100,000 of 500,000 mixed requests by 1,000 accounts",
			value: `${sizes.map((size) => `${size} MB`).join(", ")} (${refused} refused)`,
			goal: "≤ 400 MB",
		},
	];
}
