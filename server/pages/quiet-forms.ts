/**
 * Next logs to the console every form that it can't parse (16.4.6), so that anybody
 * could fill the log: the front rejects it, and the log line of the request reports it.
 */
import { requestNote } from "#lib/platform/runtime/request-context";

/** Suppresses what is written to the console while a form is not yet read. */
export function quietUnreadForms(): void {
	const { error, warn } = console;
	const unlessUnread =
		(write: (...what: unknown[]) => void) =>
		(...what: unknown[]) => {
			if (requestNote()?.form !== "unread") write(...what);
		};
	console.error = unlessUnread(error);
	console.warn = unlessUnread(warn);
}
