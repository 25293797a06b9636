/** Files for one account, or for a role: a signed-out visitor is led to sign-in, an account without the role gets 404. */
import { redirect } from "next/navigation";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { langueOfAddress } from "#lib/i18n/addresses";
import { aLeRole, type Role } from "#lib/platform/actor";
import { requestNote } from "#lib/platform/runtime/request-context";
import { signInAddress } from "../pages/page.ts";

type Named = { readonly name: string; readonly type: string };

type Query = Readonly<Record<string, string>>;

/** A file generated for accounts that have the role, from the address's query; without a text, the account is no more. */
export function restrictedFile(
	{ name, type }: Named,
	role: Role,
	write: (query: Query, visiteur: Visiteur) => Promise<string | null>,
): (request: Request) => Promise<Response> {
	return async (request) => {
		const visiteur = await lireVisiteur();
		// The front replaces a bare 404 by the site's own page.
		if (visiteur && !aLeRole(visiteur.role, role))
			return new Response(null, {
				status: 404,
				headers: { "content-type": "text/html; charset=utf-8" },
			});
		const query = Object.fromEntries(new URL(request.url).searchParams);
		const text = visiteur && (await write(query, visiteur));
		if (text === null)
			return redirect(
				signInAddress(langueOfAddress(requestNote()?.address ?? "/")),
			);
		return new Response(text, {
			headers: {
				"content-type": `${type}; charset=utf-8`,
				"content-disposition": `attachment; filename="${name}"`,
				"cache-control": "private, no-store",
				"x-content-type-options": "nosniff",
			},
		});
	};
}
