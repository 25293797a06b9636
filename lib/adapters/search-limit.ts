/** The limit of searches made on the site (D17). */
import { headers } from "next/headers";
import { networkOf } from "#lib/platform/network";
import { secondesAvantActe } from "#lib/platform/site-limit";

/** Counts a search of whoever reads the page; seconds to wait when there were too many. */
export async function secondsBeforeSearch(
	visiteur: { readonly compte_id: number } | null,
): Promise<number | null> {
	const address = (await headers()).get("x-forwarded-for") ?? "";
	return secondesAvantActe(visiteur, networkOf(address), "recherche");
}
