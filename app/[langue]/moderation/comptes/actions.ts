"use server";

import { action } from "#lib/adapters/pages/action";
import { RienForme } from "#lib/comptes/connexion/schema";
import { fermerSessionsDe } from "#lib/comptes/sessions/commands";
import {
	changerRole as changer,
	suspendreCompte,
} from "#lib/moderation/comptes/commands";
import {
	RoleForme,
	SessionsForme,
	SuspensionForme,
} from "#lib/moderation/comptes/schema";
import { oublierEntree } from "../../compte/connexion/data.ts";

const page = (compte_id: number) => ({
	ok: true as const,
	vers: `/moderation/comptes/${compte_id}?garde=oui`,
});

/** Suspends an account, or lifts its suspension. */
export const suspendre = action(
	SuspensionForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const { compte_id, motif } = valeurs;
		const fait = await suspendreCompte(visiteur, compte_id, {
			suspendu: valeurs.suspendu === "true",
			motif,
		});
		return fait.ok ? page(compte_id) : fait;
	},
);

/** Gives an account another role. */
export const changerRole = action(
	RoleForme,
	{ acces: "admin" },
	async ({ visiteur, valeurs: { compte_id, role } }) => {
		const fait = await changer(visiteur, compte_id, role);
		return fait.ok ? page(compte_id) : fait;
	},
);

/** Signs an account out everywhere. */
export const fermerSessions = action(
	SessionsForme,
	{ acces: "admin" },
	async ({ visiteur, valeurs: { compte_id } }) => {
		const fait = await fermerSessionsDe(visiteur, compte_id);
		if (!fait.ok) return fait;
		const vers = `/moderation/comptes/${compte_id}?fermees=${fait.valeur}`;
		return { ok: true, vers };
	},
);

/** Signs everybody out, the caller included. */
export const fermerToutesLesSessions = action(
	RienForme,
	{ acces: "admin" },
	async ({ visiteur }) => {
		const fait = await fermerSessionsDe(visiteur, null);
		if (!fait.ok) return fait;
		await oublierEntree();
		return { ok: true, vers: "/compte/connexion" };
	},
);
