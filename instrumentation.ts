/** Loaded by Next, which calls it for each error that it catches while it makes an answer. */
import {
	noteFailure,
	requestNote,
} from "#lib/platform/runtime/request-context";

/**
 * Tells the front of an error that a file, an action or a page met. Before a form is read
 * the error is its sender's, and no failure of ours.
 */
export function onRequestError(error: unknown): void {
	if (requestNote()?.form !== "unread") noteFailure(error);
}
