/**
 * For whom a rendered page is right. Beyond what everybody sees, lists and entries tell
 * whether one is signed in, whether one moderates, the colours one chose, and one's own
 * votes and supports among what is shown. Readers alike in these get the same bytes
 * (decision 33).
 */
import {
	appearanceCookie,
	appearanceOf,
} from "#lib/adapters/pages/appearance-cookie";
import { COOKIE_NAVIGATEUR } from "#lib/comptes/connexion/codes/rules";
import {
	COOKIE_SESSION,
	SESSION_EQUIPE_NOTEE_SECONDES,
	SESSION_NOTEE_SECONDES,
} from "#lib/comptes/connexion/rules";
import { lireSession } from "#lib/comptes/sessions/queries";
import { lireMesActes } from "#lib/participation/queries";
import { aLeRole } from "#lib/platform/actor";
import { siteCookie } from "#lib/platform/runtime/cookies";
import type {
	ReaderKind,
	RequestNote,
} from "#lib/platform/runtime/request-context";

export type Audience = {
	/** What the pages of its readers have in common; empty for requests without cookies. */
	readonly name: string;
	readonly reader: ReaderKind;
	/** What this reader did: votes, supports, steps refused. */
	readonly acts: ReadonlySet<string>;
};

/** Requests without cookies. */
export const EVERYBODY: Audience = {
	name: "",
	reader: "nobody",
	acts: new Set(),
};

/** What a page was told of its reader's own acts when it was rendered. */
export type OwnActs = ReadonlyMap<string, boolean>;

/** Only what every parser of cookies reads alike. */
const COOKIES = /^[\w-]+=[\w.-]*(?:; [\w-]+=[\w.-]*)*$/;
const COOKIES_MAX = 1_000;

/** The cookies by name; null when there are others than ours, one twice, or anything unusual. */
function readCookies(
	header: string,
	names: readonly string[],
): ReadonlyMap<string, string> | null {
	if (header.length > COOKIES_MAX || !COOKIES.test(header)) return null;
	const pairs = header.split("; ").map((pair): [string, string] => {
		const at = pair.indexOf("=");
		return [pair.slice(0, at), pair.slice(at + 1)];
	});
	const read = new Map(pairs);
	const isPlain =
		read.size === pairs.length &&
		[...read.keys()].every((name) => names.includes(name));
	return isPlain ? read : null;
}

/**
 * The audience that these cookies belong to; null for one whose pages are rendered for it alone:
 * unusual cookies, a session that is over or whose use is to be recorded, too many acts.
 * Throws `StoreDown`.
 */
export async function audienceOf(
	cookies: string | undefined,
): Promise<Audience | null> {
	if (cookies === undefined) return EVERYBODY;
	const session = siteCookie(COOKIE_SESSION, 0).name;
	const colours = appearanceCookie().name;
	const known = siteCookie(COOKIE_NAVIGATEUR, 0).name;
	const read = readCookies(cookies, [session, colours, known]);
	if (!read) return null;
	const appearance = appearanceOf(read.get(colours));
	const secret = read.get(session);
	if (secret === undefined)
		return { name: `nobody ${appearance}`, reader: "nobody", acts: new Set() };
	const opened = await lireSession(secret);
	if (!opened) return null;
	const { visiteur, vueIlYaSecondes } = opened;
	const isTeam = aLeRole(visiteur.role, "moderateur");
	// Next prolongs the session, and tells when it is over.
	const noted = isTeam ? SESSION_EQUIPE_NOTEE_SECONDES : SESSION_NOTEE_SECONDES;
	if (vueIlYaSecondes >= Math.min(noted, SESSION_NOTEE_SECONDES)) return null;
	const acts = await lireMesActes(visiteur.compte_id);
	if (!acts) return null;
	const reader = isTeam ? "team" : "reader";
	return { name: `${reader} ${appearance}`, reader, acts: new Set(acts) };
}

/** Whether a page that was told this of its own reader says the truth to this one. */
export function isTrueFor({ acts }: Audience, own: OwnActs): boolean {
	for (const [act, isDone] of own) if (acts.has(act) !== isDone) return false;
	return true;
}

/** Which of these acts this reader did: readers of one audience who did the same share their pages. */
export function doneAmong({ acts }: Audience, own: OwnActs): string {
	return [...own.keys()]
		.filter((act) => acts.has(act))
		.toSorted()
		.join(",");
}

/** What the page was told of its reader's own acts; null when it was made for another kind of reader. */
export function toldOwn(
	audience: Audience,
	note: RequestNote | undefined,
): OwnActs | null {
	const told = note?.own ?? new Map<string, boolean>();
	const isRight =
		audience.name === ""
			? (note?.reader ?? "nobody") === "nobody" && told.size === 0
			: note?.reader === audience.reader;
	return isRight ? told : null;
}
