/**
 * What the code inside the process reports to the front about the current request,
 * where Next has no way to do it (a page can't choose its status, 16.4.6).
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide.ts";

export type RequestNote = {
	/** The requested address, path and query, as the browser shows it. */
	readonly address: string;
	readonly network?: string;
	/** The page failed because the database did not answer: 503, not 500. */
	storeDown: boolean;
	/** An entry existed at this address and was removed: 410, not 404 (D14). */
	gone?: boolean;
	/** The reader exceeded a limit, and the page says so: 429, and in how many seconds to ask again. */
	retrySeconds?: number;
	/** The state of the public data that the page is made from. */
	state?: Promise<{ readonly version: string; readonly contents: string }>;
	/** What was asked for writes, and the site is read-only: 503. */
	readOnly?: boolean;
	/** The error that the page threw, for the log. */
	error?: unknown;
	/** Whether a form was sent, and whether it has been read: an error before that is the sender's fault. */
	form?: "unread" | "read";
	/** The request is not one of our forms, or comes from another site: the status of the refusal. */
	refused?: 400 | 403;
	/** A form sent without JavaScript came back with errors, which the page's title says first: why, and what its fields held. */
	formRefused?: {
		readonly alerte: string | undefined;
		readonly champs: Readonly<Record<string, readonly string[]>>;
	};
};

const notes = processWide(
	"request note",
	() => new AsyncLocalStorage<RequestNote>(),
);

/** Runs `work` with `note` as the note of its request. */
export function withRequestNote<T>(note: RequestNote, work: () => T): T {
	return notes().run(note, work);
}

/** Notes why the current request failed, which the front answers by 503 when the database is the cause (D27). */
export function noteFailure(error: unknown): void {
	const note = notes().getStore();
	if (!note) return;
	// By its name: Next compiles lib/ several times, each with an error of its own.
	const name = error instanceof Error ? error.name : "";
	note.error ??= error;
	note.storeDown ||= name === "StoreDown" || name === "ReadOnly";
	note.readOnly ||= name === "ReadOnly";
}

/** The note of the current request; undefined outside a request. */
export function requestNote(): RequestNote | undefined {
	return notes().getStore();
}

/** What was written in the form that was refused: sentences and addresses, without what pages put in forms themselves. */
export function typedTexts(note: RequestNote | undefined): string[] {
	const values = Object.values(note?.formRefused?.champs ?? {}).flat();
	return values.filter((value) => /\S\s+\S|:\/\//.test(value));
}
