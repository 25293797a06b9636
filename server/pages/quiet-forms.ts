/**
 * Next tells the console of every form that it can't put together (16.4.6), so
 * that anybody could fill the log: the front refuses it, and its line of the
 * request says so.
 */
import { requestNote } from "#lib/platform/runtime/request-context";

/** Keeps from the console what is written while a form is not yet read. */
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
