"use server";

import { redirect } from "next/navigation";
import { action, type Suite } from "#lib/adapters/pages/action";
import {
	type LimiteAtteinte,
	quandReprendre,
	refusDeCode,
} from "#lib/comptes/connexion/codes/rules";
import {
	AdresseForme,
	CodeForme,
	type DefiGarde,
	NomDeNavigateur,
} from "#lib/comptes/connexion/codes/schema";
import { verifierCode } from "#lib/comptes/connexion/commands";
import { lierIdentite } from "#lib/comptes/connexion/emetteur/commands";
import {
	chiffrerJeton,
	finChezEmetteur,
	lireIdentiteDite,
	oublierIdentite,
	partirChezEmetteur,
} from "#lib/comptes/connexion/emetteur/queries";
import { RetourForme } from "#lib/comptes/connexion/emetteur/schema";
import { apresConnexion, retourSur } from "#lib/comptes/connexion/rules";
import { RienForme } from "#lib/comptes/connexion/schema";
import { normaliserCourriel } from "#lib/comptes/rules";
import { fermerSession } from "#lib/comptes/sessions/commands";
import type { Texts } from "#lib/i18n/texts";
import { invalide } from "#lib/platform/contract/result";
import { unlessReadOnly } from "#lib/platform/db/read-only";
import type { Langue } from "#lib/platform/langues";
import {
	accueillir,
	envoyerCode,
	instant,
	lireAgent,
	lireConnu,
	lireDefiGarde,
	oublierEntree,
	secondesAvant,
} from "./data.ts";

const PAGE_DU_CODE = "/compte/connexion/code";

type Demande = Pick<DefiGarde, "saisi" | "retour" | "passage"> & {
	readonly langue: Langue;
	readonly t: Texts;
	readonly reseau: string;
};

function tropDeCodes(
	cause: LimiteAtteinte["cause"],
	delai: number,
	{ t, langue }: Pick<Demande, "t" | "langue">,
): Suite {
	const quand = new Date(instant(delai + 59) * 1000);
	const heure = quandReprendre(cause, quand, langue);
	return { ok: false, alerte: t(`connexion.${cause}`, { heure }) };
}

async function demander(demande: Demande): Promise<Suite> {
	const fait = await envoyerCode(demande);
	if (!fait.ok && fait.refus === "limite")
		return tropDeCodes(fait.cause, fait.delaiSecondes, demande);
	return fait.ok ? { ok: true, vers: PAGE_DU_CODE } : fait;
}

/** Sends a code to the given address, then redirects to the page where it is entered. */
export const demanderSonCode = action(
	AdresseForme,
	{ acces: "tous", quota: "connexion" },
	async ({ visiteur, valeurs, langue, t, reseau }) => {
		const retour = retourSur(valeurs.retour ?? undefined);
		if (visiteur) return { ok: true, vers: apresConnexion(retour) };
		const passage = NomDeNavigateur.safeParse(valeurs.passage).data ?? null;
		const saisi = valeurs.courriel;
		return demander({ saisi, retour, passage, langue, t, reseau });
	},
);

/** Sends another code to the same address, at the earliest a minute after the first. */
export const redemanderSonCode = action(
	RienForme,
	{ acces: "tous", quota: "connexion" },
	async ({ langue, t, reseau }) => {
		const garde = await lireDefiGarde();
		if (!garde) return { ok: true, vers: PAGE_DU_CODE };
		if (secondesAvant(garde.renvoi_le) > 0)
			return { ok: true, avis: t("connexion.attendre") };
		const suite = await demander({ ...garde, langue, t, reseau });
		return suite.ok ? { ok: true, avis: t("connexion.renvoye") } : suite;
	},
);

/**
 * Checks the code: a right one signs in, performs the pending act, and redirects to the
 * page before, by way of the passkey for who has one.
 */
export const entrerParCode = action(
	CodeForme,
	{ acces: "tous", quota: "connexion" },
	async ({ visiteur, valeurs, langue, t }) => {
		const garde = await lireDefiGarde();
		const retour = garde?.retour ?? null;
		if (visiteur) return { ok: true, vers: apresConnexion(retour) };
		if (!garde) return invalide(refusDeCode("code", "perime"));
		const { saisi, navigateur, passage } = garde;
		const [connu, agent] = [await lireConnu(), await lireAgent()];
		const { code } = valeurs;
		const qui = { saisi, navigateur, langue, connu, passage, agent };
		const entree = await verifierCode({ ...qui, code });
		if (!entree.ok && entree.refus === "pause")
			return tropDeCodes("pause", entree.delaiSecondes, { t, langue });
		if (!entree.ok)
			return entree.refus === "suspendu"
				? { ok: false, alerte: t("connexion.suspendu") }
				: invalide(refusDeCode("code", entree.refus));
		const { session, ...compte } = entree.valeur;
		const identite = await lireIdentiteDite();
		await oublierIdentite();
		// Whoever went on to another address gave up that identity.
		if (
			identite &&
			normaliserCourriel(identite.courriel) === normaliserCourriel(saisi)
		)
			await lierIdentite({ nature: "compte", ...compte }, identite, {
				session,
				jeton: identite.jeton && (await chiffrerJeton(identite.jeton)),
			});
		return { ok: true, vers: await accueillir(entree.valeur, retour) };
	},
);

/**
 * Signs this browser out; the session is closed on the server too, not only forgotten by
 * the browser, save in read-only mode: who leaves a machine of others must be able to.
 */
export const seDeconnecter = action(
	RienForme,
	{ acces: "tous", quota: "connexion" },
	async ({ visiteur }) => {
		const fin = visiteur && (await finChezEmetteur(visiteur.session_id));
		if (visiteur)
			await unlessReadOnly<unknown>(
				() => fermerSession(visiteur, visiteur.session_id),
				null,
			);
		await oublierEntree();
		return fin ? redirect(fin) : { ok: true, vers: "/" };
	},
);

/** Leads to the issuer's page, from which one comes back signed in, or to be sent a code. */
export const entrerParEmetteur = action(
	RetourForme,
	{ acces: "tous", quota: "connexion" },
	async ({ valeurs, langue, t }) => {
		const retour = retourSur(valeurs.retour ?? undefined);
		const vers = await partirChezEmetteur(langue, retour);
		return vers === null
			? { ok: false, alerte: t("connexion.emetteur.echec") }
			: redirect(vers);
	},
);
