import { besoinPublic } from "#lib/besoins/queries";
import {
	conflit,
	INTROUVABLE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/wire";
import { transactionsInTurn } from "#lib/platform/db/per-key-queue";
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import {
	FENETRE_SECONDES,
	secondesEntieres,
} from "#lib/platform/limits/fixed-window";
import { deriveKey } from "#lib/platform/runtime/derive-key";
import {
	empreinteLecteur,
	estIllicite,
	type Lecteur,
	REDITE_SECONDES,
	SIGNALEMENTS_MAX_PAR_HEURE,
	tropDeSignalements,
} from "./rules.ts";
import type { ObjetSignalement, SignalementForme } from "./schema.ts";

type Entrees = { table: Sql; cle: Sql; estPublic: Sql };

/** A report as received, on the entry of this id. */
type Recu = Pick<SignalementForme, "motif" | "texte"> & {
	readonly id: number;
	readonly empreinte: Buffer;
};

const ENTREES: Readonly<Record<ObjetSignalement, Entrees>> = {
	projet: {
		table: sql`projets`,
		cle: sql`projet_id`,
		estPublic: sql`statut = 'publie'`,
	},
	besoin: {
		table: sql`besoins`,
		cle: sql`besoin_id`,
		estPublic: besoinPublic(sql`statut`),
	},
};

/** The entry, if it is public; locked while the report is written. */
async function lireEntree(
	tx: Transaction,
	{ table, estPublic }: Entrees,
	slug: string,
): Promise<number | undefined> {
	const [entree] = await tx.$queryRaw<{ id: number }[]>(
		sql`SELECT id FROM ${table} WHERE slug = ${slug} AND ${estPublic} FOR KEY SHARE`,
	);
	return entree?.id;
}

/** The pending report that this one repeats: same reader, entry, reason and words. */
async function lireRedite(
	tx: Transaction,
	{ cle }: Entrees,
	{ id, empreinte, motif, texte }: Recu,
): Promise<{ id: number } | undefined> {
	// One network may have many readers: each of their alerts is kept.
	if (estIllicite(motif)) return undefined;
	const [deja] = await tx.$queryRaw<{ id: number }[]>(
		sql`SELECT id FROM signalements WHERE lecteur = ${empreinte} AND ${cle} = ${id}
		      AND motif = ${motif} AND texte IS NOT DISTINCT FROM ${texte} AND traite_le IS NULL
		      AND cree_le > clock_timestamp() - make_interval(secs => ${REDITE_SECONDES})
		    ORDER BY id LIMIT 1`,
	);
	return deja;
}

/** Seconds until the reader may send another report; null when it may now. */
async function secondesAvantUnAutre(
	tx: Transaction,
	{ empreinte, motif }: Recu,
): Promise<number | null> {
	const [ancien] = await tx.$queryRaw<{ secondes: number }[]>(
		sql`SELECT extract(epoch FROM cree_le - clock_timestamp())::float8 + ${FENETRE_SECONDES}::float8 AS secondes
		    FROM signalements WHERE lecteur = ${empreinte} AND (motif = 'illicite') = ${estIllicite(motif)}
		      AND cree_le > clock_timestamp() - make_interval(secs => ${FENETRE_SECONDES})
		    ORDER BY cree_le DESC OFFSET ${SIGNALEMENTS_MAX_PAR_HEURE - 1} LIMIT 1`,
	);
	return ancien ? secondesEntieres(ancien.secondes) : null;
}

const aSonTour = transactionsInTurn();

/**
 * Stores a reader's report for the moderators, as a row of its own: no other
 * replaces it. The same report repeated within minutes is not stored again,
 * except for illegal content. Rejected when no public entry has that slug, and
 * beyond `SIGNALEMENTS_MAX_PAR_HEURE`.
 */
export async function signaler(
	lecteur: Lecteur,
	objet: ObjetSignalement,
	{ slug, motif, texte }: SignalementForme,
): Promise<Resultat<{ id: number }>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const entrees = ENTREES[objet];
	const empreinte = empreinteLecteur(deriveKey("signalements"), lecteur);
	const compte_id = lecteur.nature === "compte" ? lecteur.compte_id : null;
	const tour = empreinte.readInt32BE(0);
	return aSonTour<Resultat<{ id: number }>>(tour, async (tx) => {
		await tx.$executeRaw(sql`SELECT pg_advisory_xact_lock(${tour}::int, 3)`);
		const id = await lireEntree(tx, entrees, slug);
		if (id === undefined) return INTROUVABLE;
		const recu = { id, empreinte, motif, texte };
		const deja = await lireRedite(tx, entrees, recu);
		if (deja) return reussite(deja);
		const delaiSecondes = await secondesAvantUnAutre(tx, recu);
		if (delaiSecondes !== null)
			return conflit(tropDeSignalements(motif, delaiSecondes));
		const [garde] = await tx.$queryRaw<{ id: number }[]>(
			sql`INSERT INTO signalements (${entrees.cle}, compte_id, lecteur, motif, texte)
			    VALUES (${id}, ${compte_id}::int, ${empreinte}, ${motif}, ${texte}) RETURNING id`,
		);
		if (!garde) throw new Error("the report was not kept");
		return reussite(garde);
	});
}
