import { noOtherMethod } from "#lib/adapters/api/next-handlers";
import { lireVisiteur } from "#lib/comptes/connexion/queries";

const PRIVATE = { "Cache-Control": "no-store" };

type Context = { readonly params: Promise<{ nextauth: string[] }> };

/** The current session, as next-auth's clients request it. No other path of next-auth is used: sign-in and sign-out are our own. */
export async function GET(_request: Request, { params }: Context) {
	const { nextauth } = await params;
	if (nextauth.join("/") !== "session")
		return Response.json({}, { status: 404, headers: PRIVATE });
	const visiteur = await lireVisiteur();
	const session = visiteur ? { user: { name: visiteur.nom } } : {};
	return Response.json(session, { headers: PRIVATE });
}

export const { POST, PUT, PATCH, DELETE } = noOtherMethod();
