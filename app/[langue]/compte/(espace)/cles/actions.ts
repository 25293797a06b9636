"use server";

import { refresh } from "next/cache";
import { action, actionTo, type Suite } from "#lib/adapters/pages/action";
import {
	ajouterCle,
	prouverCle,
	renouvelerCodesSecours,
	retirerCle,
	utiliserCodeSecours,
} from "#lib/comptes/cles/commands";
import {
	AjoutForme,
	CleForme,
	PreuveForme,
	SecoursForme,
} from "#lib/comptes/cles/schema";
import { retourSur } from "#lib/comptes/connexion/rules";
import { RienForme } from "#lib/comptes/connexion/schema";
import type { Resultat } from "#lib/platform/contract/result";

/** The recovery codes, where there are new ones, in this answer only. */
function montrer(fait: Resultat<readonly string[] | null>): Suite {
	// The page asks the browser for something that has served, or failed.
	refresh();
	if (!fait.ok) return fait;
	const codes = fait.valeur;
	return codes === null
		? { ok: true, vers: "/compte/cles?fait=cle_ajoutee" }
		: { ok: true, secret: codes.join("\n") };
}

/** Adds a passkey; the first one brings the recovery codes. */
export const ajouterMaCle = action(
	AjoutForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs }) => montrer(await ajouterCle(visiteur, valeurs)),
);

/** New recovery codes in place of those that are left. */
export const renouvelerMesCodes = action(
	RienForme,
	{ acces: "compte" },
	async ({ visiteur }) => montrer(await renouvelerCodesSecours(visiteur)),
);

/** Removes a passkey. */
export const retirerMaCle = actionTo(
	CleForme,
	"compte",
	({ visiteur, valeurs: { cle } }) => retirerCle(visiteur, cle),
	"/compte/cles?fait=cle",
);

function suivre(fait: Resultat<null>, retour: string): Suite {
	if (fait.ok) return { ok: true, vers: retourSur(retour) ?? "/compte" };
	refresh();
	return fait;
}

/** Shows a passkey, then returns to the page before. */
export const montrerMaCle = action(
	PreuveForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { reponse, retour } }) =>
		suivre(await prouverCle(visiteur, reponse), retour),
);

/** Uses a recovery code, then returns to the page before. */
export const utiliserMonCode = action(
	SecoursForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { code, retour } }) =>
		suivre(await utiliserCodeSecours(visiteur, code), retour),
);
