import {
	lireRetraitTenu,
	type RetraitTenu,
} from "#lib/contributions/retraits/queries";
import { leverRetrait } from "#lib/contributions/retraits/writes";
import type { NatureContribution } from "#lib/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { type Sql, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { annulerPourObjet } from "#lib/platform/mail/queue";
import { valueError } from "#lib/platform/validation/errors";
import type { EntreeJugee } from "../avis/schema.ts";
import { direMaintien, direRetablissement } from "../avis/writes.ts";
import { refusDeRole } from "../rules.ts";
import { peutDecider } from "./rules.ts";
import type { ContestationDecidee } from "./schema.ts";

const DEJA_DECIDEE = conflit({
	fr: "Quelqu’un a déjà décidé de cette contestation.",
	en: "Someone has already decided this appeal.",
});

const AUTRE_PERSONNE = conflit({
	fr: "Quelqu’un d’autre doit décider : ni qui a archivé la fiche, ni son auteur.",
	en: "Someone else must decide: neither the person who archived the entry, nor its author.",
});

const SANS_REPONSE = invalide(
	valueError(
		["body", "reponse"],
		{
			fr: "dites à l’auteur pourquoi la décision est maintenue.",
			en: "tell the author why the decision stands.",
		},
		null,
	),
);

type Contestee = EntreeJugee & { readonly nature: NatureContribution };

const TABLES: Readonly<Record<NatureContribution, Sql>> = {
	projet: sql`projets`,
	besoin: sql`besoins`,
};

/** Locks the entry that the contest is about: concurrent decisions wait. */
async function tenir(
	tx: Transaction,
	retrait_id: number,
): Promise<Contestee | undefined> {
	const [visee] = await tx.$queryRaw<
		{ projet_id: number | null; besoin_id: number | null }[]
	>(
		sql`SELECT projet_id, besoin_id FROM retraits WHERE id = ${retrait_id} AND conteste_le IS NOT NULL`,
	);
	if (!visee) return undefined;
	const nature = visee.projet_id === null ? "besoin" : "projet";
	const titre = nature === "projet" ? sql`nom` : sql`titre`;
	const [entree] = await tx.$queryRaw<EntreeJugee[]>(
		sql`SELECT id, slug, ${titre} AS titre, statut, publie_le, auteur_id FROM ${TABLES[nature]}
		    WHERE id = ${visee.projet_id ?? visee.besoin_id} FOR UPDATE`,
	);
	return entree && { ...entree, nature };
}

/** Restores the entry's state; its votes and supports were never removed. */
async function retablir(
	tx: Transaction,
	acteur: ActeurCompte,
	entree: Contestee,
	{ statut_avant }: RetraitTenu,
	reponse: string | null,
): Promise<number> {
	const { nature, id, slug } = entree;
	await tx.$executeRaw(
		sql`UPDATE ${TABLES[nature]} SET statut = ${statut_avant}, modifie_le = clock_timestamp() WHERE id = ${id}`,
	);
	const acte_id = await journaliser(tx, {
		acteur,
		acte: nature === "projet" ? "changerStatutProjet" : "changerStatutBesoin",
		objet: nature,
		objet_id: id,
		objet_slug: slug,
		avant: {
			statut: entree.statut,
			publie_le: entree.publie_le?.toISOString() ?? null,
		},
		apres: { statut: statut_avant, contestation: "retabli" },
		...(reponse === null ? {} : { motif: reponse }),
	});
	const decideur_id = acteur.compte_id;
	await leverRetrait(tx, { nature, id }, { acte_id, decideur_id, reponse });
	const gabarits = ["contribution_retiree"] as const;
	await annulerPourObjet(
		tx,
		{ objet: nature, objet_id: id },
		gabarits,
		acte_id,
	);
	await direRetablissement(tx, nature, entree, { acte_id, motif: reponse });
	return acte_id;
}

async function maintenir(
	tx: Transaction,
	acteur: ActeurCompte,
	entree: Contestee,
	retrait_id: number,
	reponse: string,
): Promise<number> {
	const { nature, id, slug } = entree;
	await tx.$executeRaw(
		sql`UPDATE retraits SET decision = 'maintenu', decide_le = clock_timestamp(),
		      decideur_id = ${acteur.compte_id}, reponse = ${reponse} WHERE id = ${retrait_id}`,
	);
	const acte_id = await journaliser(tx, {
		acteur,
		acte: "maintenirRetrait",
		objet: nature,
		objet_id: id,
		objet_slug: slug,
		motif: reponse,
	});
	await direMaintien(tx, nature, entree, acte_id, reponse);
	return acte_id;
}

/**
 * Decides a contest: the entry becomes public again in its former state, or
 * stays down with words that are mailed to its author. Returns the act in the
 * journal. Rejected for members, for the moderator who took the entry down and
 * for its author, for a contest that is unknown or decided already, and when
 * the entry stays down and no words are given.
 */
export async function deciderContestation(
	acteur: ActeurCompte,
	{ id, decision, reponse }: ContestationDecidee,
): Promise<Resultat<number>> {
	const refus = refusDeRole(acteur);
	if (refus) return refus;
	return inTransaction<Resultat<number>>(async (tx) => {
		const entree = await tenir(tx, id);
		if (!entree) return INTROUVABLE;
		const retrait = await lireRetraitTenu(tx, entree);
		if (retrait?.id !== id || !retrait.conteste || retrait.decide)
			return DEJA_DECIDEE;
		const qui = { ...retrait, auteur_id: entree.auteur_id };
		if (!peutDecider(acteur.compte_id, qui)) return AUTRE_PERSONNE;
		if (decision === "retabli")
			return reussite(await retablir(tx, acteur, entree, retrait, reponse));
		return reponse === null
			? SANS_REPONSE
			: reussite(await maintenir(tx, acteur, entree, id, reponse));
	});
}
