"use server";

import { action } from "#lib/adapters/pages/action";
import { modifierProfil } from "#lib/comptes/commands";
import { ProfilSaisi } from "#lib/comptes/schema";

/** Stores the account's name and the language of its e-mails. */
export const enregistrerProfil = action(
	ProfilSaisi,
	{ acces: "compte" },
	async ({ visiteur, valeurs }) => {
		const fait = await modifierProfil(visiteur, valeurs);
		return fait.ok ? { ok: true, vers: "/compte/profil?fait=profil" } : fait;
	},
);
