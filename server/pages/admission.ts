/**
 * The limits of one process: pages rendered at once, in all and by network, and pages
 * read by a network in a minute. Requests beyond them are rejected at once, in plain
 * text. Admitted ones start at a pace that the process sustains, so that cheap requests
 * are not delayed.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { langueOfAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { isLoopbackAddress } from "#lib/platform/config/loopback";
import { roomOf } from "#lib/platform/limits/rooms";
import { monotonicMs } from "#lib/platform/runtime/clock";
import { networkOf, widestOf } from "#lib/platform/runtime/ip-network";
import { pace } from "./pace.ts";

/** Pages rendered at once; as many forms besides, so that slow forms do not delay the reading of pages. */
export const RENDERINGS_MAX = 64;
/** Of them, for one network. */
export const RENDERINGS_BY_NETWORK_MAX = 16;
/** Requests that may wait for a place, of one network and of all, and for how long. */
export const WAITING_BY_NETWORK_MAX = 240;
/** Forms with pictures that are read at once, and of them for one network: each is copied as it is read. */
const PICTURES_MAX = 4;
const PICTURES_BY_NETWORK_MAX = 1;
const PICTURES_WAITING_MAX = 16;
const WAITING_MAX = 1_000;
const WAIT_MS = 10_000;
/** How long a request keeps its place: less than others wait for it, as a page may never be read by who asked for it. */
const PLACE_MAX_MS = 8_000;
/** Pages that one network may read in a minute, and how many times as many all of a /48 of IPv6, which one machine may have. */
export const PAGES_BY_MINUTE_MAX = 300;
const WIDEST_TIMES = 4;
/** Of them, those that browsers may read beforehand: from then on, what is left is for pages that are opened. */
export const GUESSES_BY_MINUTE_MAX = 150;
const MINUTE_MS = 60_000;
/** Networks counted in a minute; beyond, further ones are not counted, and only the other bounds apply. */
const NETWORKS_MAX = 100_000;

const RETRY_SECONDS = 5;

type Verdict =
	| { readonly ok: true; leave(): void }
	| {
			readonly ok: false;
			readonly status: 429 | 503;
			readonly retrySeconds: number;
	  };

/** Requests served at once and that may wait: of all networks, and of one. */
function bounds(
	[lanes, waitingMax]: readonly [lanes: number, waiting: number],
	[ownLanes, ownWaitingMax]: readonly [lanes: number, waiting: number],
) {
	return {
		all: { lanes, waitingMax, waitMs: WAIT_MS },
		own: { lanes: ownLanes, waitingMax: ownWaitingMax, waitMs: WAIT_MS },
	};
}

const ROOM = bounds(
	[RENDERINGS_MAX, WAITING_MAX],
	[RENDERINGS_BY_NETWORK_MAX, WAITING_BY_NETWORK_MAX],
);
const PICTURES = bounds(
	[PICTURES_MAX, PICTURES_WAITING_MAX],
	[PICTURES_BY_NETWORK_MAX, PICTURES_WAITING_MAX],
);

/** The counts of one process. */
export function pageAdmission() {
	const rooms = {
		read: roomOf(ROOM),
		form: roomOf(ROOM),
		pictures: roomOf(PICTURES),
	};
	const renderings = pace();
	let minute = monotonicMs();
	let reads = new Map<string, number>();

	/** Seconds to wait when the network read too many pages, null otherwise. */
	function secondsBeforeRead(network: string, max: number): number | null {
		const at = monotonicMs();
		if (at - minute >= MINUTE_MS) {
			minute = at;
			reads = new Map();
		}
		const read = reads.get(network) ?? 0;
		if (read >= max)
			return Math.max(1, Math.ceil((minute + MINUTE_MS - at) / 1_000));
		if (read > 0 || reads.size < NETWORKS_MAX) reads.set(network, read + 1);
		return null;
	}

	return {
		/**
		 * Counts a page read by the client at `address`, or read beforehand when it is a
		 * guess; returns the seconds to wait when there were too many, null otherwise.
		 */
		readsTooMuch(address: string, isGuess: boolean): number | null {
			// Programs on this machine belong to the operator.
			if (isLoopbackAddress(address)) return null;
			const max = isGuess ? GUESSES_BY_MINUTE_MAX : PAGES_BY_MINUTE_MAX;
			const network = networkOf(address);
			const widest = widestOf(network);
			const wait = secondsBeforeRead(network, max);
			return wait === null && widest !== network
				? secondsBeforeRead(widest, max * WIDEST_TIMES)
				: wait;
		},
		/** Waits for a place to render a page or to read a form; rejected when there are too many. */
		async enter(address: string, kind: keyof typeof rooms): Promise<Verdict> {
			const network = isLoopbackAddress(address)
				? null
				: widestOf(networkOf(address));
			const leave = await rooms[kind].enter(network);
			if (!leave)
				return { ok: false, status: 503, retrySeconds: RETRY_SECONDS };
			const late = setTimeout(leave, PLACE_MAX_MS);
			return {
				ok: true,
				leave() {
					clearTimeout(late);
					leave();
				},
			};
		},
		/** Resolves when the rendering may start, with whether the client is still connected. */
		async begin(res: ServerResponse): Promise<boolean> {
			const end = await renderings.begin();
			if (res.destroyed) end();
			else leaveOnceMade(res, end);
			return !res.destroyed;
		},
	};
}

/** Calls `leave` once nothing is left to make of an answer: what waits to be sent waits for its reader, who may never read it. */
export function leaveOnceMade(res: ServerResponse, leave: () => void): void {
	const { write, end } = res;
	Object.assign(res, {
		write(...given: unknown[]) {
			const isTaken = Reflect.apply(write, res, given);
			if (!isTaken) leave();
			return isTaken;
		},
		end(...given: unknown[]) {
			leave();
			return Reflect.apply(end, res, given);
		},
	});
	res.once("close", leave);
}

/** Rejects in plain text, without rendering, with the time to retry. */
export function rejectOverload(
	req: IncomingMessage,
	res: ServerResponse,
	{ status, retrySeconds }: { status: 429 | 503; retrySeconds: number },
): void {
	const t = texts(langueOfAddress(req.url ?? "/"));
	const cause = status === 429 ? "trop_de_pages" : "affluence";
	const words = `${t(`erreurs.${cause}.titre`)}\n${t(`erreurs.${cause}.texte`, { n: retrySeconds })}\n`;
	res.setHeader("Retry-After", retrySeconds);
	res.setHeader("Cache-Control", "no-store");
	res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
	res.end(words);
}
