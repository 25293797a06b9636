import type { EtatLien } from "#lib/besoins/liens/schema";
import { besoinPublic } from "#lib/besoins/queries";
import { reviser } from "#lib/contributions/revisions/writes";
import { CHAMPS_PROJET } from "#lib/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	champInvalide,
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliser, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { shortenAtWord } from "#lib/platform/text/shorten";
import { ajouterMotsHabitants, oterMotsHabitants } from "#lib/projets/writes";
import type { BesoinTenu } from "../chantier/schema.ts";
import { tenirBesoin } from "../writes.ts";
import type { EtatDecide } from "./schema.ts";

type ProjetLie = {
	readonly id: number;
	readonly slug: string;
	readonly etat: EtatLien | null;
};

const DEJA_LE_SIEN = conflit({
	fr: "Ce projet est déjà celui qui répond au besoin : il se délie d’abord.",
	en: "This project is already the one that answers the need: unlink it first.",
});

/**
 * The project to link to a need, with the present state of their link. Fails for an
 * unknown slug, for a project that is not published unless its link is set aside, and
 * for the project of the need itself.
 */
async function lireProjetALier(
	tx: Transaction,
	besoin: BesoinTenu,
	slug: string,
	voulu: EtatDecide,
): Promise<Resultat<ProjetLie>> {
	const [projet] = await tx.$queryRaw<(ProjetLie & { liable: boolean })[]>(
		sql`SELECT p.id, p.slug, p.statut IN ('publie', 'propose') AS liable, l.etat FROM projets p
		    LEFT JOIN liens l ON l.projet_id = p.id AND l.besoin_id = ${besoin.id}
		    WHERE p.slug = ${slug} FOR KEY SHARE OF p`,
	);
	if (!projet || !(projet.liable || (voulu === "ecarte" && projet.etat)))
		return champInvalide("projet", slug, {
			fr: "ce projet n’existe pas, ou n’est ni publié ni à relire.",
			en: "this project does not exist, or is neither published nor awaiting review.",
		});
	return projet.id === besoin.projet_id ? DEJA_LE_SIEN : reussite(projet);
}

/** The title of a need that a project answers is how a citizen says what it is for: the project has it as a phrase, where it may have one more, and no longer once that link is set aside. Returns whether it was added. */
async function preterTitre(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinTenu,
	projet: ProjetLie,
	etat: EtatDecide,
): Promise<boolean> {
	const phrase = shortenAtWord(
		besoin.titre,
		CHAMPS_PROJET.mots_habitants.bornes.max,
	);
	const { id: objet_id, slug } = projet;
	const texte = { objet: "projet", objet_id, slug } as const;
	if (etat === "confirme")
		return reviser(tx, acteur, "modifierProjet", texte, () =>
			ajouterMotsHabitants(tx, objet_id, besoin.langue, phrase),
		);
	if (await aPrete(tx, besoin, slug))
		await reviser(tx, acteur, "modifierProjet", texte, () =>
			oterMotsHabitants(tx, objet_id, phrase),
		);
	return false;
}

/** Whether the last confirmation of a link gave the project a phrase that it had not: one of its author's is never taken. */
async function aPrete(
	tx: Transaction,
	besoin: BesoinTenu,
	projet: string,
): Promise<boolean> {
	const [dernier] = await tx.$queryRaw<{ pretee: boolean }[]>(
		sql`SELECT apres ? 'phrase' AS pretee FROM journal WHERE objet = 'besoin' AND objet_id = ${besoin.id}
		      AND acte IN ('confirmerLien', 'ecarterLien') AND apres ->> 'projet' = ${projet} ORDER BY id DESC LIMIT 1`,
	);
	return dernier?.pretee ?? false;
}

/** Gives a link its state, and journals it; when that is its state already, nothing changes. */
async function fixerLien(
	tx: Transaction,
	acteur: ActeurCompte,
	besoin: BesoinTenu,
	projet: ProjetLie,
	etat: EtatDecide,
): Promise<void> {
	if (projet.etat === etat) return;
	const ajoutee = await preterTitre(tx, acteur, besoin, projet, etat);
	// clock_timestamp(): the transaction may have waited for the need since it began.
	await tx.$executeRaw(
		sql`INSERT INTO liens (besoin_id, projet_id, etat, origine, decide_le)
		    VALUES (${besoin.id}, ${projet.id}, ${etat}, 'moderation', clock_timestamp())
		    ON CONFLICT (besoin_id, projet_id) DO UPDATE SET etat = EXCLUDED.etat, decide_le = EXCLUDED.decide_le`,
	);
	// Readers see confirmed links, and the need's own time does not move (decision 81).
	if (etat === "confirme" || projet.etat === "confirme")
		await tx.$executeRaw(
			sql`SELECT noter_evenement('besoin', b.id, b.slug, NULL, b.statut, b.statut, 'retire') FROM besoins b
			    WHERE b.id = ${besoin.id} AND ${besoinPublic(sql`b.statut`)}`,
		);
	await journaliser(tx, {
		acteur,
		acte: etat === "confirme" ? "confirmerLien" : "ecarterLien",
		...sur("besoin", besoin),
		avant: { etat: projet.etat },
		apres: { etat, projet: projet.slug, ...(ajoutee ? { phrase: true } : {}) },
	});
}

const DECIDE_ENTRETEMPS = conflit({
	fr: "Quelqu’un a décidé de ce lien entre-temps : rechargez la page pour voir ce qu’il en est.",
	en: "Someone has decided on this link meanwhile: load the page again to see how it stands.",
});

/**
 * Confirms that a project answers a need, or sets the link aside; adds the link when
 * there is none, and journals the act. The present state changes nothing. Rejected for
 * members, for an unknown need, for a project that is unknown or neither published nor
 * waiting (a link to one may still be set aside) or is the need's own, and, when the state read is
 * given, when the link was decided since.
 */
export async function deciderLien(
	acteur: ActeurCompte,
	besoin: string,
	projet: string,
	etat: EtatDecide,
	vu: string | null = null,
): Promise<Resultat<null>> {
	return actAs("moderateur", acteur, async (tx) => {
		const tenu = await tenirBesoin(tx, besoin);
		if (!tenu) return INTROUVABLE;
		const lie = await lireProjetALier(tx, tenu, projet, etat);
		if (!lie.ok) return lie;
		const present = lie.valeur.etat;
		if (vu !== null && present !== etat && (present ?? "") !== vu)
			return DECIDE_ENTRETEMPS;
		await fixerLien(tx, acteur, tenu, lie.valeur, etat);
		return reussite(null);
	});
}
