/** Loaded by Next, which calls it for each error that it catches while it makes an answer. */
import { requestNote } from "#lib/platform/runtime/request-context";

/**
 * Notes an error that the page did not note itself: the line of the log that tells of the failure tells why.
 * Before a form is read the error is its sender's, and no failure of ours.
 */
export function onRequestError(error: unknown): void {
	const note = requestNote();
	if (note && note.form !== "unread") note.error ??= error;
}
