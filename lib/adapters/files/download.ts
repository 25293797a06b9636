/** The HTTP side of files made for one account: checks the session, and forbids caching. */
import { NextResponse } from "next/server";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { langueOfAddress } from "#lib/i18n/addresses";
import { reglages } from "#lib/platform/config/env";
import type { Resultat } from "#lib/platform/contract/result";
import { requestNote } from "#lib/platform/runtime/request-context";
import { signInAddress } from "../pages/page.ts";

/** Returns the JSON file that `read` gives for the signed-in account; redirects a signed-out visitor to sign-in. */
export function telechargement(
	fichier: string,
	read: (visiteur: Visiteur) => Promise<Resultat<object>>,
): () => Promise<Response> {
	return async () => {
		const langue = langueOfAddress(requestNote()?.address ?? "/");
		const visiteur = await lireVisiteur();
		const lu = visiteur && (await read(visiteur));
		if (!lu?.ok)
			return NextResponse.redirect(
				new URL(signInAddress(langue), reglages().siteUrl),
				303,
			);
		return new Response(`${JSON.stringify(lu.valeur, null, "\t")}\n`, {
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"Content-Disposition": `attachment; filename="${fichier}"`,
				"Cache-Control": "no-store",
			},
		});
	};
}
