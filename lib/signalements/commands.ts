import { besoinPublic } from "#lib/besoins/queries";
import { ADRESSE_INVALIDE, normaliserCourriel } from "#lib/comptes/rules";
import { tenirCompte } from "#lib/comptes/writes";
import { phrase } from "#lib/i18n/texts";
import {
	champInvalide,
	conflit,
	INTROUVABLE,
	NON_AUTORISE,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { transactionsInTurn } from "#lib/platform/db/per-key-queue";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { statementsOf, type Transaction } from "#lib/platform/db/transaction";
import {
	FENETRE_SECONDES,
	secondesEntieres,
} from "#lib/platform/limits/fixed-window";
import { secondesAutour } from "#lib/platform/limits/site";
import { deriveKey } from "#lib/platform/runtime/derive-key";
import {
	besoinVise,
	empreinteLecteur,
	estIllicite,
	type Lecteur,
	REDITE_SECONDES,
	type Retour,
	SIGNALEMENTS_MAX_PAR_HEURE,
	tropDeSignalements,
} from "./rules.ts";
import type { ObjetSignalement, SignalementForme } from "./schema.ts";

type Entrees = { table: Sql; cle: Sql; estPublic: Sql };

/** A report as received, on the entry of this id. */
type Recu = Pick<SignalementForme, "motif" | "texte"> & {
	readonly id: number;
	readonly empreinte: Buffer;
	readonly autre: string | null;
};

const AUTRE_INCONNU = phrase("refus.signalements.autre_inconnu");

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

/** The pending report that this one repeats: same reader, entry, reason and words, and no other address to answer at. */
async function lireRedite(
	tx: Transaction,
	{ cle }: Entrees,
	{ id, empreinte, motif, texte, autre }: Recu,
	retour: Retour | null,
): Promise<{ id: number } | undefined> {
	// One network may have many readers: each of their alerts is kept.
	if (estIllicite(motif)) return undefined;
	const [deja] = await tx.$queryRaw<{ id: number }[]>(
		sql`SELECT id FROM signalements WHERE lecteur = ${empreinte} AND ${cle} = ${id}
		      AND motif = ${motif} AND texte IS NOT DISTINCT FROM ${texte} AND traite_le IS NULL
		      AND autre_besoin IS NOT DISTINCT FROM ${autre} AND COALESCE(courriel = ${retour?.courriel ?? null}, true)
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
		      AND cree_le > clock_timestamp() - make_interval(secs => ${FENETRE_SECONDES}) AND cree_le <= clock_timestamp() + interval '1 minute'
		    ORDER BY cree_le DESC OFFSET ${SIGNALEMENTS_MAX_PAR_HEURE - 1} LIMIT 1`,
	);
	return ancien ? secondesEntieres(ancien.secondes) : null;
}

/** The address left for an answer in its normalised form, or why it is rejected; null when none was left. */
function lireRetour(retour: Retour | null): Resultat<Retour | null> {
	if (retour === null) return reussite(null);
	const courriel = normaliserCourriel(retour.courriel);
	return courriel === null
		? champInvalide("courriel", retour.courriel, ADRESSE_INVALIDE)
		: reussite({ courriel, langue: retour.langue });
}

/** The slug of the public need that a need repeats, when the report names one; for anything else reported, none. */
async function lireAutre(
	objet: ObjetSignalement,
	slug: string,
	{ motif, autre }: Pick<SignalementForme, "motif" | "autre">,
): Promise<Resultat<string | null>> {
	if (objet !== "besoin" || motif !== "doublon" || autre === null)
		return reussite(null);
	const vise = besoinVise(autre);
	const [lu] = estSlug(vise)
		? await rows<{ slug: string }>(
				sql`SELECT slug FROM besoins WHERE slug = ${vise} AND slug <> ${slug} AND ${besoinPublic(sql`statut`)}`,
			)
		: [];
	return lu ? reussite(lu.slug) : champInvalide("autre", autre, AUTRE_INCONNU);
}

/** The repeated report now says where an answer is wanted. */
async function completer(
	tx: Transaction,
	deja: { id: number },
	retour: Retour | null,
): Promise<void> {
	if (retour === null) return;
	await tx.$executeRaw(
		sql`UPDATE signalements SET courriel = ${retour.courriel}, langue = ${retour.langue} WHERE id = ${deja.id}`,
	);
}

const aSonTour = transactionsInTurn();

/**
 * Stores a reader's report for the moderators, as a row of its own: no other
 * replaces it. The same report repeated within minutes is not stored again,
 * except for illegal content. `retour`: where the decision is to be mailed, if
 * the reader wants that; `autre`: the need that a need repeats. Rejected when
 * no public entry has that slug, for an address that is not one or not that of
 * another public need, for an account that is gone or suspended, and beyond
 * `SIGNALEMENTS_MAX_PAR_HEURE`.
 */
export async function signaler(
	lecteur: Lecteur,
	objet: ObjetSignalement,
	{
		slug,
		motif,
		texte,
		autre = null,
	}: Pick<SignalementForme, "slug" | "motif" | "texte"> &
		Partial<Pick<SignalementForme, "autre">>,
	retour: Retour | null = null,
): Promise<Resultat<{ id: number }>> {
	const lu = lireRetour(retour);
	if (!lu.ok) return lu;
	const vise = await lireAutre(objet, slug, { motif, autre });
	if (!vise.ok) return vise;
	const autre_besoin = vise.valeur;
	const { courriel = null, langue = null } = lu.valeur ?? {};
	const entrees = ENTREES[objet];
	const empreinte = empreinteLecteur(deriveKey("signalements"), lecteur);
	const compte_id = lecteur.nature === "compte" ? lecteur.compte_id : null;
	const tour = empreinte.readInt32BE(0);
	return aSonTour<Resultat<{ id: number }>>(tour, async (tx) => {
		// An erasure waits, and then takes the address away too.
		if (
			compte_id !== null &&
			(await tenirCompte(tx, compte_id))?.suspendu !== false
		)
			return NON_AUTORISE;
		await tx.$executeRaw(sql`SELECT pg_advisory_xact_lock(${tour}::int, 3)`);
		const id = await lireEntree(tx, entrees, slug);
		if (id === undefined) return INTROUVABLE;
		const recu = { id, empreinte, motif, texte, autre: autre_besoin };
		const deja = await lireRedite(tx, entrees, recu, lu.valeur);
		if (deja) {
			await completer(tx, deja, lu.valeur);
			return reussite(deja);
		}
		const delaiSecondes =
			(await secondesAvantUnAutre(tx, recu)) ??
			(lecteur.nature === "compte"
				? null
				: await secondesAutour(
						lecteur.reseau,
						estIllicite(motif) ? "illicite" : "signalement",
						{ max: SIGNALEMENTS_MAX_PAR_HEURE, secondes: FENETRE_SECONDES },
						statementsOf(tx).rows,
					));
		if (delaiSecondes !== null)
			return conflit(tropDeSignalements(motif, delaiSecondes));
		const [garde] = await tx.$queryRaw<{ id: number }[]>(
			sql`INSERT INTO signalements (${entrees.cle}, compte_id, lecteur, motif, texte, courriel, langue, autre_besoin)
			    VALUES (${id}, ${compte_id}::int, ${empreinte}, ${motif}, ${texte}, ${courriel}, ${langue}, ${autre_besoin}) RETURNING id`,
		);
		if (!garde) throw new Error("the report was not kept");
		return reussite(garde);
	});
}
