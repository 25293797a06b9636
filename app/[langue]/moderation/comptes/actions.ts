"use server";

import { action } from "#lib/adapters/action";
import { suspendreCompte } from "#lib/moderation/comptes/commands";
import { changerRole } from "#lib/moderation/comptes/role/commands";
import { RoleForme, SuspensionForme } from "#lib/moderation/comptes/schema";

const page = (compte_id: number) => ({
	ok: true as const,
	vers: `/moderation/comptes/${compte_id}?garde=oui`,
});

/** Suspends an account, or lifts it. */
export const suspendreAction = action(
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
export const changerRoleAction = action(
	RoleForme,
	{ acces: "admin" },
	async ({ visiteur, valeurs: { compte_id, role } }) => {
		const fait = await changerRole(visiteur, compte_id, role);
		return fait.ok ? page(compte_id) : fait;
	},
);
