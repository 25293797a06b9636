/** Failures of files, told to the front: it answers 503 when the database is the cause (D27). */
import { isStoreDown } from "#lib/platform/db/unavailable";
import { requestNote } from "#lib/platform/runtime/request-context";

/** Does `work`, and notes why it failed. */
export async function notingFailure<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const note = requestNote();
		if (note) {
			note.error = error;
			note.storeDown = isStoreDown(error);
		}
		throw error;
	}
}
