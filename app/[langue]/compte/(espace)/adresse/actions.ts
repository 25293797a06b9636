"use server";

import { action } from "#lib/adapters/pages/action";
import {
	changerMonAdresse,
	demanderNouvelleAdresse,
} from "#lib/comptes/commands";
import { refusDeCode } from "#lib/comptes/connexion/codes/rules";
import { normaliserCourriel } from "#lib/comptes/rules";
import { DeuxCodesForme, NouvelleAdresseForme } from "#lib/comptes/schema";
import { phraseOf } from "#lib/i18n/texts";
import { invalide } from "#lib/platform/contract/result";
import { valueError } from "#lib/platform/validation/errors";
import {
	attendreCode,
	ceNavigateur,
	lireDefiGarde,
	oublierDefi,
} from "../../connexion/data.ts";

/** Sends one code to the present address and another to the new one. */
export const demanderLesCodes = action(
	NouvelleAdresseForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs, langue, reseau }) => {
		const { courriel } = visiteur;
		if (normaliserCourriel(valeurs.courriel) === courriel) {
			const meme = phraseOf((t) => t("compte.adresse.meme"));
			return invalide(valueError(["body", "courriel"], meme, null));
		}
		const fait = await demanderNouvelleAdresse(visiteur, {
			courriel,
			nouvelle: valeurs.courriel,
			langue,
			reseau,
			...(await ceNavigateur()),
		});
		return fait.ok
			? attendreCode(fait.valeur, valeurs.courriel, "/compte/adresse/codes")
			: fait;
	},
);

/** Changes the account's address when both codes are right. */
export const changerDAdresse = action(
	DeuxCodesForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs }) => {
		const garde = await lireDefiGarde();
		if (!garde) return { ok: true, vers: "/compte/adresse" };
		const fait = await changerMonAdresse(visiteur, {
			...valeurs,
			courriel: visiteur.courriel,
			nouvelle: garde.saisi,
			navigateur: garde.navigateur,
			session_id: visiteur.session_id,
		});
		if (fait.ok) {
			await oublierDefi();
			return { ok: true, vers: "/compte/profil?fait=adresse" };
		}
		if (fait.refus !== "codes") return fait;
		const { ancien, nouveau } = fait;
		return invalide(
			...(ancien ? [refusDeCode("code_ancien", ancien)] : []),
			...(nouveau ? [refusDeCode("code_nouveau", nouveau)] : []),
		);
	},
);
