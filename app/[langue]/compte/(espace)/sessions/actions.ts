"use server";

import { action, actionTo } from "#lib/adapters/pages/action";
import { RienForme } from "#lib/comptes/connexion/schema";
import {
	choisirAlerte,
	fermerSession,
	fermerToutesLesSessions,
} from "#lib/comptes/sessions/commands";
import { AlerteForme, SessionForme } from "#lib/comptes/sessions/schema";
import { oublierEntree } from "../../connexion/data.ts";

/** Signs one device out. */
export const fermerUneSession = actionTo(
	SessionForme,
	"compte",
	({ visiteur, valeurs: { session } }) => fermerSession(visiteur, session),
	"/compte/sessions?fait=session",
);

/** Turns the e-mails about sign-ins in other browsers on or off. */
export const choisirMonAlerte = action(
	AlerteForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { alerte } }) => {
		const fait = await choisirAlerte(visiteur, alerte === "on");
		if (!fait.ok) return fait;
		const dit = alerte === "on" ? "alerte_oui" : "alerte_non";
		return { ok: true, vers: `/compte/sessions?fait=${dit}` };
	},
);

/** Signs every device out, this one included. */
export const fermerLesSessions = action(
	RienForme,
	{ acces: "compte" },
	async ({ visiteur }) => {
		const fait = await fermerToutesLesSessions(visiteur);
		if (!fait.ok) return fait;
		await oublierEntree();
		return { ok: true, vers: "/compte/connexion" };
	},
);
