"use server";

import { action } from "#lib/adapters/pages/action";
import { modifierProfil } from "#lib/comptes/commands";
import { delierIdentite } from "#lib/comptes/connexion/emetteur/commands";
import { IdentiteForme } from "#lib/comptes/connexion/emetteur/schema";
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

/** From now on that issuer opens the account no longer. */
export const delier = action(
	IdentiteForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { identite } }) => {
		const fait = await delierIdentite(visiteur, identite);
		return fait.ok ? { ok: true, vers: "/compte/profil?fait=identite" } : fait;
	},
);
