"use server";

import { action } from "#lib/adapters/action";
import {
	fermerSession,
	fermerToutesLesSessions,
} from "#lib/comptes/sessions/commands";
import { SansChamp, SessionForme } from "#lib/comptes/sessions/schema";

/** Another device signed out. */
export const fermerUneSession = action(
	SessionForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { session } }) => {
		const fait = await fermerSession(visiteur, session);
		return fait.ok ? { ok: true, vers: "/compte/sessions?fait=session" } : fait;
	},
);

/** Every device signed out, this one included. */
export const fermerLesSessions = action(
	SansChamp,
	{ acces: "compte" },
	async ({ visiteur }) => {
		const fait = await fermerToutesLesSessions(visiteur);
		return fait.ok ? { ok: true, vers: "/compte/connexion" } : fait;
	},
);
