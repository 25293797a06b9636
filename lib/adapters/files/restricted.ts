/** Files that only a role may read: a signed-out visitor is redirected to sign-in, any other account gets 404. */
import { redirect } from "next/navigation";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import { langueOfAddress } from "#lib/i18n/addresses";
import { aLeRole, type Role } from "#lib/platform/actor";
import { requestNote } from "#lib/platform/runtime/request-context";
import { signInAddress } from "../pages/page.ts";

type Named = { readonly name: string; readonly type: string };

type Query = Readonly<Record<string, string>>;

/** A file generated for accounts that have the role, from the address's query. */
export function restrictedFile(
	{ name, type }: Named,
	role: Exclude<Role, "membre">,
	write: (query: Query) => Promise<string>,
): (request: Request) => Promise<Response> {
	return async (request) => {
		const visiteur = await lireVisiteur();
		// The front replaces a bare 404 by the site's own page.
		if (!visiteur)
			return redirect(
				signInAddress(langueOfAddress(requestNote()?.address ?? "/")),
			);
		if (!aLeRole(visiteur.role, role))
			return new Response(null, {
				status: 404,
				headers: { "content-type": "text/html; charset=utf-8" },
			});
		const query = Object.fromEntries(new URL(request.url).searchParams);
		return new Response(await write(query), {
			headers: {
				"content-type": type,
				"content-disposition": `attachment; filename="${name}"`,
				"cache-control": "private, no-store",
				"x-content-type-options": "nosniff",
			},
		});
	};
}
