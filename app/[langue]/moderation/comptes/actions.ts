"use server";

import { refresh } from "next/cache";
import { action } from "#lib/adapters/pages/action";
import { retirerClesDe } from "#lib/comptes/cles/commands";
import { ClesDeForme, ExigenceForme } from "#lib/comptes/cles/schema";
import { RienForme } from "#lib/comptes/connexion/schema";
import { fermerSessionsDe } from "#lib/comptes/sessions/commands";
import {
	changerRole as changer,
	exigerCles,
	suspendreCompte,
} from "#lib/moderation/comptes/commands";
import {
	RoleForme,
	SessionsForme,
	SuspensionForme,
} from "#lib/moderation/comptes/schema";
import { INTROUVABLE } from "#lib/platform/contract/result";
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
		const suspendu = valeurs.suspendu === "true";
		const sanction = { suspendu, motif };
		const fait = await suspendreCompte(visiteur, compte_id, sanction, "refuse");
		return fait.ok ? page(compte_id) : fait;
	},
);

/** Gives an account another role. */
export const changerRole = action(
	RoleForme,
	{ acces: "admin" },
	async ({ visiteur, valeurs: { compte_id, role, role_vu } }) => {
		const fait = await changer(visiteur, compte_id, role, role_vu);
		if (fait.ok) return page(compte_id);
		// The page shows the role that the account has now.
		refresh();
		return fait;
	},
);

/** Removes the passkeys of an account that lost them. */
export const retirerSesCles = action(
	ClesDeForme,
	{ acces: "admin" },
	async ({ visiteur, valeurs: { compte_id } }) => {
		if (compte_id === null) return INTROUVABLE;
		const fait = await retirerClesDe(visiteur, compte_id);
		return fait.ok ? page(compte_id) : fait;
	},
);

const EXIGENCE = "/moderation/comptes#cles";

/** Requires a passkey of the team from a day on. */
export const exigerUneCle = action(
	ExigenceForme,
	{ acces: "admin" },
	async ({ visiteur, valeurs }) => {
		const fait = await exigerCles(visiteur, valeurs);
		return fait.ok ? { ok: true, vers: EXIGENCE } : fait;
	},
);

/** Requires it no longer. */
export const nePlusExigerDeCle = action(
	RienForme,
	{ acces: "admin" },
	async ({ visiteur }) => {
		const fait = await exigerCles(visiteur, { des_le: null });
		return fait.ok ? { ok: true, vers: EXIGENCE } : fait;
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
