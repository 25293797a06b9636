/**
 * What the inside of the process tells the front about the request in hand,
 * where Next has no way to say it (a page can't choose its status, 16.4.6).
 */
import { AsyncLocalStorage } from "node:async_hooks";

export type RequestNote = {
	/** The address asked for, path and query, as the browser shows it. */
	readonly address: string;
	/** The network that asks. */
	readonly network?: string;
	/** The page failed because the database did not answer: 503, not 500. */
	storeDown: boolean;
	/** There was something at this address, and it was taken away: 410, not 404 (D14). */
	gone?: boolean;
	/** The version of the public data that the page is made from. */
	version?: Promise<string>;
	/** What the page threw, for the log. */
	error?: unknown;
	/** What was sent, until it turns out to be a form that we can read: what fails before is the sender's. */
	form?: "unread" | "read";
	/** What was sent is no form of ours, or comes from elsewhere: the status of the refusal. */
	refused?: 400 | 403;
	/** A form sent without JavaScript came back with errors: the page's title says so first. */
	formRefused?: boolean;
};

declare global {
	// Next compiles lib/ apart from the server that Node runs: both see one store.
	var bienCommunRequestNote: AsyncLocalStorage<RequestNote> | undefined;
}

function notes(): AsyncLocalStorage<RequestNote> {
	globalThis.bienCommunRequestNote ??= new AsyncLocalStorage();
	return globalThis.bienCommunRequestNote;
}

/** Runs `work` with `note` as the note of its request. */
export function withRequestNote<T>(note: RequestNote, work: () => T): T {
	return notes().run(note, work);
}

/** The note of the request in hand; nothing outside one. */
export function requestNote(): RequestNote | undefined {
	return notes().getStore();
}
