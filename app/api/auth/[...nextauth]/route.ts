import { noOtherMethod } from "#lib/adapters/api/next-handlers";
import { revenirDeEmetteur } from "#lib/comptes/connexion/emetteur/queries";
import { lireVisiteur } from "#lib/comptes/connexion/queries";

const PRIVATE = { "Cache-Control": "no-store" };

/** The current session, as next-auth's clients request it, and where an issuer sends one back. No other path of next-auth is used: sign-in and sign-out are our own. */
export async function GET(...call: Parameters<typeof revenirDeEmetteur>) {
	const chemin = (await call[1].params).nextauth.join("/");
	if (chemin === "callback/oidc") return revenirDeEmetteur(...call);
	if (chemin !== "session")
		return Response.json({}, { status: 404, headers: PRIVATE });
	const visiteur = await lireVisiteur();
	const session = visiteur ? { user: { name: visiteur.nom } } : {};
	return Response.json(session, { headers: PRIVATE });
}

export const { POST, PUT, PATCH, DELETE } = noOtherMethod();
