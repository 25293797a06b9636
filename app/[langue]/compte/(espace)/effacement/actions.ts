"use server";

import { action } from "#lib/adapters/pages/action";
import { demanderCode } from "#lib/comptes/connexion/codes/commands";
import { refusDeCode } from "#lib/comptes/connexion/codes/rules";
import { CodeForme } from "#lib/comptes/connexion/codes/schema";
import { RienForme } from "#lib/comptes/connexion/schema";
import { effacerMonCompte } from "#lib/espace/effacement/commands";
import { invalide } from "#lib/platform/contract/result";
import {
	attendreCode,
	ceNavigateur,
	lireDefiGarde,
	oublierCompte,
} from "../../connexion/data.ts";

/** Sends to the account's address a code that confirms the erasure. */
export const demanderEffacement = action(
	RienForme,
	{ acces: "compte" },
	async ({ visiteur, langue, reseau }) => {
		const { courriel } = visiteur;
		const demande = { courriel, langue, reseau, ...(await ceNavigateur()) };
		const fait = await demanderCode(visiteur, {
			...demande,
			nature: "effacement",
		});
		return fait.ok
			? attendreCode(fait.valeur, courriel, "/compte/effacement/code")
			: fait;
	},
);

/** Erases the account when the code is right. */
export const effacer = action(
	CodeForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { code } }) => {
		const garde = await lireDefiGarde();
		if (!garde) return invalide(refusDeCode("code", "perime"));
		const fait = await effacerMonCompte(visiteur, {
			courriel: visiteur.courriel,
			navigateur: garde.navigateur,
			saisi: code,
		});
		if (fait.ok) {
			await oublierCompte();
			return { ok: true, vers: "/compte/efface" };
		}
		switch (fait.refus) {
			case "mal_ecrit":
			case "faux":
			case "epuise":
			case "perime":
				return invalide(refusDeCode("code", fait.refus));
			default:
				return fait;
		}
	},
);
