/** The limits of searches on the site: those of each reader (D17), and those of the whole machine. */
import { headers } from "next/headers";
import { type Resultat, reussite } from "#lib/platform/contract/result";
import { TooBusy } from "#lib/platform/db/costly-reads";
import { secondesAvantActe } from "#lib/platform/limits/site";
import { networkOf } from "#lib/platform/runtime/ip-network";
import { requestNote } from "#lib/platform/runtime/request-context";
import { noteSecurity } from "#lib/platform/runtime/security-log";

/** The network that the request of a page comes from. */
export async function readerNetwork(): Promise<string> {
	return networkOf((await headers()).get("x-forwarded-for") ?? "");
}

/**
 * Returns the result of `read`, or `limite` when it is a search and the limit of this
 * reader, or of all readers together, is exceeded.
 */
export async function unlessTooMany<T>(
	visiteur: { readonly compte_id: number } | null,
	q: string | undefined,
	read: () => Promise<T>,
): Promise<
	Resultat<T, { readonly refus: "limite"; readonly delaiSecondes: number }>
> {
	const wait = q
		? await secondesAvantActe(visiteur, await readerNetwork(), "recherche")
		: null;
	if (wait !== null) noteSecurity("limite_atteinte", { quoi: "recherche" });
	if (wait !== null) return limited(wait);
	try {
		return reussite(await read());
	} catch (error) {
		if (!(error instanceof TooBusy)) throw error;
		return limited(error.delaiSecondes);
	}
}

/** The refusal, whose page leaves with status 429 and `Retry-After`. */
function limited(delaiSecondes: number) {
	const note = requestNote();
	if (note) note.retrySeconds = delaiSecondes;
	return { ok: false, refus: "limite", delaiSecondes } as const;
}
