import { notFound } from "next/navigation";
import { requestNote } from "#lib/platform/runtime/request-context";

/** No page here: 404, or 410 where there was one (D14), which the front answers. */
export function noPage({ gone }: { readonly gone: boolean }): never {
	const note = requestNote();
	if (note) note.gone = gone;
	return notFound();
}
