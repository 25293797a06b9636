import { cookies } from "next/headers";
import type { Suite } from "#lib/adapters/pages/action";
import { mettreEnAttente } from "#lib/participation/attente/commands";
import {
	ATTENTE_SECONDES,
	COOKIE_ACTE,
} from "#lib/participation/attente/rules";
import type { ActeEnAttente } from "#lib/participation/attente/schema";
import { siteCookie } from "#lib/platform/runtime/cookies";

const PAGES = { vote: "projets", soutien: "besoins" } as const;

/**
 * Keeps what somebody signed out asks for, and leads to sign-in: it is done on
 * the way back, to the page where it was asked.
 */
export async function attendreConnexion(acte: ActeEnAttente): Promise<Suite> {
	const secret = await mettreEnAttente(acte);
	if (!secret.ok) return secret;
	const cookie = siteCookie(COOKIE_ACTE, ATTENTE_SECONDES);
	(await cookies()).set({ ...cookie, value: secret.valeur });
	const retour = `/${PAGES[acte.nature]}/${acte.slug}?fait=${acte.nature}`;
	return {
		ok: true,
		vers: `/compte/connexion?retour=${encodeURIComponent(retour)}`,
	};
}
