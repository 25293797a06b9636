import { themeChoisi } from "#lib/besoins/commands";
import type { NatureContribution } from "#lib/contributions/schema";
import type { ActeurCompte } from "#lib/platform/actor";
import { type Sql, sql } from "#lib/platform/db";
import { journaliser } from "#lib/platform/journal";
import { annuler } from "#lib/platform/mail/queue";
import {
	type Echec,
	INTROUVABLE,
	invalide,
	NON_AUTORISE,
	type Refus,
	type Reussite,
	reussite,
} from "#lib/platform/result";
import { inTransaction, type Transaction } from "#lib/platform/transaction";
import { classerProjet, themesChoisis } from "#lib/projets/commands";
import { identifierThemes } from "#lib/themes/queries";
import {
	type CorrectionBesoin,
	type CorrectionProjet,
	STATUTS_CORRIGEABLES,
} from "./schema.ts";

const DEJA_RELUE = {
	ok: false,
	refus: "conflit",
	cause: "deja_relue",
	raison: {
		fr: "Cette contribution vient d’être relue : elle ne peut plus être changée ici.",
		en: "This contribution has just been reviewed: it can no longer be changed here.",
	},
} as const;

const CHANGEE_ENTRE_TEMPS = {
	ok: false,
	refus: "conflit",
	cause: "changee",
	raison: {
		fr: "Cette contribution a été changée entre-temps, dans une autre fenêtre par exemple : rouvrez-la avant de la corriger.",
		en: "This contribution has been changed meanwhile, in another window perhaps: open it again before correcting it.",
	},
} as const;

type RefusCorrection =
	| typeof DEJA_RELUE
	| typeof CHANGEE_ENTRE_TEMPS
	| Echec<Exclude<Refus, { refus: "conflit" }>>;

type Correction = Reussite<null> | RefusCorrection;

const TABLES: Readonly<Record<NatureContribution, Sql>> = {
	projet: sql`projets`,
	besoin: sql`besoins`,
};

type Entree = { id: number; statut: string; modifie_le: Date };

/** The account first, then the entry: a suspension locks in the same order. */
async function tenir(
	tx: Transaction,
	compte_id: number,
	nature: NatureContribution,
	slug: string,
): Promise<Reussite<Entree> | RefusCorrection> {
	const vivants = await tx.$queryRaw<unknown[]>(
		sql`SELECT 1 FROM comptes WHERE id = ${compte_id} AND NOT suspendu FOR SHARE`,
	);
	if (vivants.length === 0) return NON_AUTORISE;
	const [entree] = await tx.$queryRaw<Entree[]>(
		sql`SELECT id, statut, modifie_le FROM ${TABLES[nature]}
		    WHERE slug = ${slug} AND auteur_id = ${compte_id} FOR UPDATE`,
	);
	if (!entree) return INTROUVABLE;
	return STATUTS_CORRIGEABLES.some((statut) => statut === entree.statut)
		? reussite(entree)
		: DEJA_RELUE;
}

/** Corrects what is held, unless it is no longer the version that was read. */
async function corriger(
	acteur: ActeurCompte,
	nature: NatureContribution,
	slug: string,
	modifie_le: string,
	ecrire: (tx: Transaction, id: number) => Promise<unknown>,
): Promise<Correction> {
	return inTransaction<Correction>(async (tx) => {
		const tenue = await tenir(tx, acteur.compte_id, nature, slug);
		if (!tenue.ok) return tenue;
		const { id, modifie_le: presente } = tenue.valeur;
		if (presente.toISOString() !== modifie_le) return CHANGEE_ENTRE_TEMPS;
		await ecrire(tx, id);
		// The later of both: a clock set back must not give two versions one date.
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
 * The project that awaits review is now so, at the same address and in the same
 * state. Refused when a theme is unknown, when it is not the actor's own, when
 * it was reviewed or corrected since `modifie_le`, and to a suspended account;
 * the `cause` of a conflict says which.
 */
export async function corrigerProjet(
	acteur: ActeurCompte,
	slug: string,
	{ themes, modifie_le, ...champs }: CorrectionProjet,
): Promise<Correction> {
	const { inconnus, ids } = themesChoisis(
		themes,
		await identifierThemes(themes),
	);
	if (inconnus.length > 0) return invalide(...inconnus);
	return corriger(acteur, "projet", slug, modifie_le, async (tx, id) => {
		await tx.projet.update({ where: { id }, data: champs });
		await classerProjet(tx, id, ids);
	});
}

/** The same for a need. */
export async function corrigerBesoin(
	acteur: ActeurCompte,
	slug: string,
	{ theme, modifie_le, ...champs }: CorrectionBesoin,
): Promise<Correction> {
	const choix = await themeChoisi(theme);
	if (!choix.ok) return choix;
	const data = { ...champs, theme_id: choix.valeur };
	return corriger(acteur, "besoin", slug, modifie_le, (tx, id) =>
		tx.besoin.update({ where: { id }, data }),
	);
}

/** The mail that says it was received is worth nothing any more. */
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
 * The contribution that awaits review is gone, its text with it; it stays
 * counted in the hour's pool. Refused as a correction is.
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
