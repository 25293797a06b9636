import { themeChoisi } from "#lib/besoins/commands";
import { ecartDepuis, reviser } from "#lib/contributions/revisions/writes";
import type { NatureContribution } from "#lib/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import {
	conflit,
	INTROUVABLE,
	invalide,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { journaliser } from "#lib/platform/db/journal";
import { type Sql, sql } from "#lib/platform/db/pool";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { annuler } from "#lib/platform/mail/queue";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { themesChoisis } from "#lib/projets/commands";
import { classerProjet } from "#lib/projets/writes";
import { identifierThemes } from "#lib/themes/queries";
import {
	type CorrectionBesoin,
	type CorrectionProjet,
	STATUTS_CORRIGEABLES,
} from "./schema.ts";

const DEJA_RELUE = conflit({
	fr: "Cette contribution vient d’être relue : elle ne peut plus être changée ici.",
	en: "This contribution has just been reviewed: it can no longer be changed here.",
});

type Correction = Resultat<null>;

const TABLES: Readonly<Record<NatureContribution, Sql>> = {
	projet: sql`projets`,
	besoin: sql`besoins`,
};

type Entree = { id: number; statut: string };

/** Locks the account before the entry: a suspension locks in the same order. */
async function tenir(
	tx: Transaction,
	compte_id: number,
	nature: NatureContribution,
	slug: string,
): Promise<Resultat<Entree>> {
	const vivants = await tx.$queryRaw<unknown[]>(
		sql`SELECT 1 FROM comptes WHERE id = ${compte_id} AND NOT suspendu FOR SHARE`,
	);
	if (vivants.length === 0) return NON_AUTORISE;
	const [entree] = await tx.$queryRaw<Entree[]>(
		sql`SELECT id, statut FROM ${TABLES[nature]}
		    WHERE slug = ${slug} AND auteur_id = ${compte_id} FOR UPDATE`,
	);
	if (!entree) return INTROUVABLE;
	return STATUTS_CORRIGEABLES.some((statut) => statut === entree.statut)
		? reussite(entree)
		: DEJA_RELUE;
}

/** Corrects the locked entry, unless another text was saved since the version that was read. */
async function corriger(
	acteur: ActeurCompte,
	nature: NatureContribution,
	slug: string,
	{ vu, ...correction }: CorrectionProjet | CorrectionBesoin,
	ecrire: (tx: Transaction, id: number) => Promise<unknown>,
): Promise<Correction> {
	return inTransaction<Correction>(async (tx) => {
		const tenue = await tenir(tx, acteur.compte_id, nature, slug);
		if (!tenue.ok) return tenue;
		const { id } = tenue.valeur;
		const texte = { objet: nature, objet_id: id, slug };
		const mien = valeursDe(correction);
		const ecart = await ecartDepuis(tx, acteur, texte, vu, mien);
		if (ecart) return ecart;
		await reviser(tx, acteur, "corrigerContribution", texte, () =>
			ecrire(tx, id),
		);
		// The later of both: if the clock is set back, two versions must not have
		// the same date.
		await tx.$executeRaw(
			sql`UPDATE ${TABLES[nature]} SET modifie_le =
			      greatest(clock_timestamp(), modifie_le + interval '1 ms') WHERE id = ${id}`,
		);
		await journaliser(tx, {
			acteur,
			acte: "corrigerContribution",
			objet: nature,
			objet_id: id,
		});
		return reussite(null);
	});
}

/**
 * Corrects a project that awaits review; its address and state are kept, and
 * the replaced text is kept as an earlier version. Rejected when a theme is
 * unknown, when the project is not the actor's own, when it was reviewed
 * meanwhile, for a suspended account, and, with both texts, when another text
 * was saved since the version `vu`.
 */
export async function corrigerProjet(
	acteur: ActeurCompte,
	slug: string,
	correction: CorrectionProjet,
): Promise<Correction> {
	const { themes, vu: _, ...champs } = correction;
	const { inconnus, ids } = themesChoisis(
		themes,
		await identifierThemes(themes),
	);
	if (inconnus.length > 0) return invalide(...inconnus);
	return corriger(acteur, "projet", slug, correction, async (tx, id) => {
		await tx.projet.update({ where: { id }, data: champs });
		await classerProjet(tx, id, ids);
	});
}

/** `corrigerProjet` for a need. */
export async function corrigerBesoin(
	acteur: ActeurCompte,
	slug: string,
	correction: CorrectionBesoin,
): Promise<Correction> {
	const { theme, vu: _, ...champs } = correction;
	const choix = await themeChoisi(theme);
	if (!choix.ok) return choix;
	const data = { ...champs, theme_id: choix.valeur };
	return corriger(acteur, "besoin", slug, correction, (tx, id) =>
		tx.besoin.update({ where: { id }, data }),
	);
}

/** Cancels the mail that acknowledges the contribution: it is obsolete. */
async function annulerAccuse(
	tx: Transaction,
	compte_id: number,
	nature: NatureContribution,
	id: number,
): Promise<void> {
	const recues = await tx.contribution.findMany({
		where: nature === "projet" ? { projet_id: id } : { besoin_id: id },
		select: { id: true },
	});
	for (const recue of recues)
		await annuler(tx, { cle: `contribution:${recue.id}:${compte_id}` });
}

/**
 * Deletes a contribution that awaits review, with its text; it is still counted
 * in the hourly limit. Rejected in the same cases as a correction.
 */
export async function retirerContribution(
	acteur: ActeurCompte,
	nature: NatureContribution,
	slug: string,
): Promise<Correction> {
	const { compte_id } = acteur;
	return inTransaction<Correction>(async (tx) => {
		const tenue = await tenir(tx, compte_id, nature, slug);
		if (!tenue.ok) return tenue;
		const { id } = tenue.valeur;
		await annulerAccuse(tx, compte_id, nature, id);
		await tx.$executeRaw(sql`DELETE FROM ${TABLES[nature]} WHERE id = ${id}`);
		await journaliser(tx, {
			acteur,
			acte: "retirerContribution",
			objet: nature,
			objet_id: id,
		});
		return reussite(null);
	});
}
