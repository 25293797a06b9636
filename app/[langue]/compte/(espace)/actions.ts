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
import {
	changerMonAdresse,
	demanderNouvelleAdresse,
	modifierProfil,
} from "#lib/comptes/commands";
import { demanderCode } from "#lib/comptes/connexion/codes/commands";
import { refusDeCode } from "#lib/comptes/connexion/codes/rules";
import { CodeForme } from "#lib/comptes/connexion/codes/schema";
import { delierIdentite } from "#lib/comptes/connexion/emetteur/commands";
import { IdentiteForme } from "#lib/comptes/connexion/emetteur/schema";
import { retourSur } from "#lib/comptes/connexion/rules";
import { RienForme } from "#lib/comptes/connexion/schema";
import { creerJeton, revoquerJeton } from "#lib/comptes/jetons/commands";
import {
	CreationJetonForme,
	RevocationForme,
} from "#lib/comptes/jetons/schema";
import { normaliserCourriel } from "#lib/comptes/rules";
import {
	DeuxCodesForme,
	NouvelleAdresseForme,
	ProfilSaisi,
} from "#lib/comptes/schema";
import {
	choisirAlerte,
	fermerSession,
	fermerToutesLesSessions,
} from "#lib/comptes/sessions/commands";
import { AlerteForme, SessionForme } from "#lib/comptes/sessions/schema";
import { effacerMonCompte } from "#lib/espace/effacement/commands";
import { phraseOf } from "#lib/i18n/texts";
import { donnerBilan } from "#lib/participation/bilans/commands";
import { BilanForme } from "#lib/participation/bilans/schema";
import {
	choisirEtapes,
	quitterToutesLesEtapes,
	retirerMonSoutien,
	retirerMonVote,
} from "#lib/participation/commands";
import { retirerOffre } from "#lib/participation/offres/commands";
import { RetraitOffreForme } from "#lib/participation/offres/schema";
import {
	accepterOffre,
	declinerOffre,
	quitterReferents,
} from "#lib/participation/offres_recues/commands";
import { OffreVisee } from "#lib/participation/offres_recues/schema";
import { EtapesForme, SlugForme } from "#lib/participation/schema";
import { invalide, type Resultat } from "#lib/platform/contract/result";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { valueError } from "#lib/platform/validation/errors";
import {
	attendreCode,
	ceNavigateur,
	lireDefiGarde,
	oublierCompte,
	oublierDefi,
	oublierEntree,
} from "../connexion/data.ts";

const parCompte = actionTo("compte");

export const enregistrerProfil = parCompte(
	ProfilSaisi,
	(visiteur, valeurs) => modifierProfil(visiteur, valeurs),
	"/compte/profil?fait=profil",
);

/** From now on that issuer opens the account no longer. */
export const delier = parCompte(
	IdentiteForme,
	(visiteur, { identite }) => delierIdentite(visiteur, identite),
	"/compte/profil?fait=identite",
);

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

export const fermerUneSession = parCompte(
	SessionForme,
	(visiteur, { session }) => fermerSession(visiteur, session),
	"/compte/sessions?fait=session",
);

export const choisirMonAlerte = parCompte(
	AlerteForme,
	(visiteur, { alerte }) => choisirAlerte(visiteur, alerte === "on"),
	(_, { alerte }) =>
		`/compte/sessions?fait=alerte_${alerte === "on" ? "oui" : "non"}`,
);

/** Signs every device out, this one included. */
export const fermerLesSessions = parCompte(
	RienForme,
	async (visiteur) => {
		const fait = await fermerToutesLesSessions(visiteur);
		if (fait.ok) await oublierEntree();
		return fait;
	},
	"/compte/connexion",
);

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

/** Creates a token, shown in this answer only. */
export const creerUnJeton = action(
	CreationJetonForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { nom, portees, fin, cle } }) => {
		const cree = await creerJeton(visiteur, {
			compte_id: visiteur.compte_id,
			nom,
			portees,
			jours: fin,
			cle_formulaire: cle,
		});
		if (!cree.ok) return cree;
		noteSecurity("jeton_cree", { compte_id: visiteur.compte_id });
		refresh();
		return { ok: true, secret: cree.valeur.jeton };
	},
);

export const revoquerUnJeton = parCompte(
	RevocationForme,
	async (visiteur, { jeton }) => {
		const fait = await revoquerJeton(visiteur, jeton);
		if (fait.ok)
			noteSecurity("jeton_revoque", { compte_id: visiteur.compte_id });
		return fait;
	},
	"/compte/jetons?fait=jeton",
);

/** Withdraws the account's vote, whatever the state of its project. */
export const retirerVote = parCompte(
	SlugForme,
	(visiteur, { slug }) => retirerMonVote(visiteur, slug),
	"/compte/votes?fait=vote",
);

/** Withdraws the account's support, whatever the state of its need. */
export const retirerSoutien = parCompte(
	SlugForme,
	(visiteur, { slug }) => retirerMonSoutien(visiteur, slug),
	"/compte/soutiens?fait=soutien",
);

export const choisirLesEtapes = parCompte(
	EtapesForme,
	(visiteur, { slug, voulu }) => choisirEtapes(visiteur, slug, voulu === "oui"),
	(_, { voulu }) => `/compte/soutiens?fait=etapes_${voulu}`,
);

export const quitterLesEtapes = parCompte(
	RienForme,
	(visiteur) => quitterToutesLesEtapes(visiteur),
	"/compte/soutiens?fait=etapes_toutes",
);

/** Says whether a delivered need is solved for the account, or changes what it said. */
export const repondreAuBilan = parCompte(
	BilanForme,
	(visiteur, { slug, publique, ...dit }, langue) => {
		const donne = { ...dit, publique: publique === "on", langue };
		return donnerBilan(visiteur, slug, donne);
	},
	(_, { slug }) => `/compte/bilans/${slug}`,
);

export const reprendreMaReponse = parCompte(
	SlugForme,
	(visiteur, { slug }) => donnerBilan(visiteur, slug, null),
	(_, { slug }) => `/compte/bilans/${slug}?fait=bilan_repris`,
);

export const retirerMonOffre = parCompte(
	RetraitOffreForme,
	(visiteur, { place }) => retirerOffre(visiteur, place),
	"/compte/offres?fait=offre_retiree",
);

export const quitterMesOffresRecues = parCompte(
	SlugForme,
	(visiteur, { slug }) => quitterReferents(visiteur, slug),
	"/compte/offres?fait=contact_quitte",
);

const versLesOffres =
	(quoi: "acceptee" | "declinee") =>
	({ slug }: { readonly slug: string }) =>
		`/compte/offres/recues/${slug}?fait=offre_${quoi}`;

export const accepterUneOffre = parCompte(
	OffreVisee,
	(visiteur, { offre }) => accepterOffre(visiteur, offre),
	versLesOffres("acceptee"),
);

export const declinerUneOffre = parCompte(
	OffreVisee,
	(visiteur, { offre }) => declinerOffre(visiteur, offre),
	versLesOffres("declinee"),
);

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

export const renouvelerMesCodes = action(
	RienForme,
	{ acces: "compte" },
	async ({ visiteur }) => montrer(await renouvelerCodesSecours(visiteur)),
);

export const retirerMaCle = parCompte(
	CleForme,
	(visiteur, { cle }) => retirerCle(visiteur, cle),
	"/compte/cles?fait=cle",
);

function suivre(fait: Resultat<null>, retour: string): Suite {
	if (fait.ok) return { ok: true, vers: retourSur(retour) ?? "/compte" };
	refresh();
	return fait;
}

export const montrerMaCle = action(
	PreuveForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { reponse, retour } }) =>
		suivre(await prouverCle(visiteur, reponse), retour),
);

export const utiliserMonCode = action(
	SecoursForme,
	{ acces: "compte" },
	async ({ visiteur, valeurs: { code, retour } }) =>
		suivre(await utiliserCodeSecours(visiteur, code), retour),
);
