import { unstable_rethrow } from "next/navigation";
import { isStoreDown, ReadOnly } from "#lib/platform/db/unavailable";
import { requestNote } from "#lib/platform/runtime/request-context";

/** Does `work`; why it failed is told to the front, which answers 503 when the database is the cause (D27). */
export async function notingFailure<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		// A redirection or a "not found" of ours is no failure.
		unstable_rethrow(error);
		const note = requestNote();
		if (note) {
			note.error = error;
			note.storeDown = isStoreDown(error);
			note.readOnly = error instanceof ReadOnly;
		}
		throw error;
	}
}
