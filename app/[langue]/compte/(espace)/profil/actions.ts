"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { modifierProfil } from "#lib/comptes/commands";
import { delierIdentite } from "#lib/comptes/connexion/emetteur/commands";
import { IdentiteForme } from "#lib/comptes/connexion/emetteur/schema";
import { ProfilSaisi } from "#lib/comptes/schema";

/** Stores the account's name and the language of its e-mails. */
export const enregistrerProfil = actionTo(
	ProfilSaisi,
	"compte",
	({ visiteur, valeurs }) => modifierProfil(visiteur, valeurs),
	"/compte/profil?fait=profil",
);

/** From now on that issuer opens the account no longer. */
export const delier = actionTo(
	IdentiteForme,
	"compte",
	({ visiteur, valeurs: { identite } }) => delierIdentite(visiteur, identite),
	"/compte/profil?fait=identite",
);
