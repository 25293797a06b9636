/** Erases an account's personal data from rows that are not its own (D10). */
import { oublierCodesFaux } from "#lib/comptes/connexion/codes/writes";
import { BORNES_CONTESTATION } from "#lib/contributions/retraits/schema";
import { PHRASE_BILAN_MAX } from "#lib/participation/bilans/schema";
import { oublierOffres } from "#lib/participation/offres/writes";
import { SITUATION_MAX } from "#lib/participation/schema";
import { forColumns } from "#lib/platform/db/columns";
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { clesDuCompte } from "#lib/platform/limits/site";
import { BORNES_SIGNALEMENT } from "#lib/signalements/schema";
import type { Compte } from "#prisma/client/client";
import { EFFACE, motifAdresses, motifPersonne } from "./rules.ts";

type Personne = Pick<Compte, "id" | "courriel" | "courriel_saisi" | "nom">;

/** Every address that the account has had, according to the journal, but for one that is another account's by now. */
async function adressesConnues(
	tx: Transaction,
	{ id, courriel, courriel_saisi }: Personne,
): Promise<string[]> {
	const anciennes = await tx.$queryRaw<{ adresse: string }[]>(
		sql`SELECT DISTINCT adresse FROM journal, LATERAL (VALUES (avant ->> 'courriel'), (apres ->> 'courriel')) AS a (adresse)
		    WHERE objet = 'compte' AND objet_id = ${id} AND adresse <> ''
		      AND NOT EXISTS (SELECT FROM comptes c WHERE c.courriel = adresse AND c.id <> ${id})`,
	);
	return [
		...new Set([
			courriel,
			courriel_saisi,
			...anciennes.map(({ adresse }) => adresse),
		]),
	];
}

const NON_PUBLIE = sql`publie_le IS NULL`;

/** Deletes the texts that were never published, and what the journal says about them except their states. */
async function oublierTextes(tx: Transaction, compte_id: number) {
	for (const [objet, table, entree] of [
		["projet", sql`projets`, sql`projet_id`],
		["besoin", sql`besoins`, sql`besoin_id`],
	] as const) {
		// For entries that are kept, delete the versions that only the team could
		// read; for deleted entries, the foreign keys delete all.
		await tx.$executeRaw(
			sql`DELETE FROM revisions WHERE NOT publiee
			      AND ${entree} IN (SELECT id FROM ${table} WHERE auteur_id = ${compte_id})`,
		);
		const partis = await tx.$queryRaw<{ id: number }[]>(
			sql`DELETE FROM ${table} WHERE auteur_id = ${compte_id} AND ${NON_PUBLIE} RETURNING id`,
		);
		const ids = partis.map(({ id }) => id);
		await tx.$executeRaw(
			sql`UPDATE journal SET objet_slug = NULL, motif = NULL,
			      avant = avant - (SELECT COALESCE(array_agg(cle), '{}') FROM jsonb_object_keys(avant) AS cle WHERE cle NOT IN ('statut', 'publie_le')),
			      apres = apres - (SELECT COALESCE(array_agg(cle), '{}') FROM jsonb_object_keys(apres) AS cle WHERE cle NOT IN ('statut', 'publie_le'))
			    WHERE objet = ${objet} AND objet_id = ANY(${ids}::int[])`,
		);
	}
}

function sansPersonne(colonne: Sql, motif: string): Sql {
	return sql`regexp_replace(${colonne}, ${motif}, ${EFFACE}, 'gi')`;
}

/** `sansPersonne` for every string inside a JSON column: never on its serialised form, where a line break is the letter n. */
function jsonSansPersonne(colonne: Sql, motif: string): Sql {
	return sql`json_remplacer(${colonne}, ${motif}, ${EFFACE})`;
}

/** Columns of a table: JSON, and texts, each with the most letters that it may have. */
type Colonnes = Readonly<Record<string, number | "json">>;

async function remplacer(
	tx: Transaction,
	table: Sql,
	motif: string,
	colonnes: Colonnes,
	parmi: Sql = sql`true`,
): Promise<void> {
	const noms = Object.keys(colonnes);
	const sans = forColumns(noms, (colonne, nom) => {
		const max = colonnes[nom];
		if (max === "json")
			return sql`${colonne} = ${jsonSansPersonne(colonne, motif)}`;
		const texte = sansPersonne(colonne, motif);
		return max === SANS_BORNE
			? sql`${colonne} = ${texte}`
			: sql`${colonne} = left(${texte}, ${max}::int)`;
	});
	const trouve = forColumns(noms, (colonne, nom) =>
		colonnes[nom] === "json"
			? sql`json_contient(${colonne}, ${motif})`
			: sql`${colonne} ~* ${motif}`,
	);
	await tx.$executeRaw(
		sql`UPDATE ${table} SET ${sans} WHERE true IN (${trouve}) AND ${parmi}`,
	);
}

const SANS_BORNE = Number.POSITIVE_INFINITY;

const SIGNALEMENT = {
	texte: SANS_BORNE,
	note: BORNES_SIGNALEMENT.note.max,
	reponse: BORNES_SIGNALEMENT.reponse.max,
};

/** What is kept after the account, in which anybody may have written the address. */
const KEPT: readonly (readonly [Sql, Colonnes])[] = [
	[sql`journal`, { motif: SANS_BORNE, avant: "json", apres: "json" }],
	[sql`signalements`, SIGNALEMENT],
	[
		sql`retraits`,
		{
			texte: BORNES_CONTESTATION.texte.max,
			reponse: BORNES_CONTESTATION.reponse.max,
		},
	],
	[sql`reunions`, { raison_fr: SANS_BORNE, raison_en: SANS_BORNE }],
	[sql`reponses_bilan`, { phrase: PHRASE_BILAN_MAX }],
	[sql`situations`, { phrase: SITUATION_MAX }],
	[sql`places`, { titre: 80, texte: 500, lieu: 120, traductions: "json" }],
	[sql`courriels`, { donnees: "json", erreur: SANS_BORNE }],
];

/** The journal rows about this person: by the account, or by what it published. */
function concerne(compte_id: number): Sql {
	return sql`(acteur_id = ${compte_id} OR (objet = 'compte' AND objet_id = ${compte_id})
		OR (objet = 'projet' AND objet_id IN (SELECT id FROM projets WHERE auteur_id = ${compte_id}))
		OR (objet = 'besoin' AND objet_id IN (SELECT id FROM besoins WHERE auteur_id = ${compte_id})))`;
}

function surSesFiches(compte_id: number): Sql {
	return sql`(projet_id IN (SELECT id FROM projets WHERE auteur_id = ${compte_id})
		OR besoin_id IN (SELECT id FROM besoins WHERE auteur_id = ${compte_id}))`;
}

/** A name, which others may share, is replaced only in rows about this person. */
async function oublierJournal(
	tx: Transaction,
	{ id, nom }: Personne,
	adresses: readonly string[],
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE journal SET avant = avant - ARRAY['courriel', 'nom'], apres = apres - ARRAY['courriel', 'nom']
		    WHERE objet = 'compte' AND objet_id = ${id}`,
	);
	const ici = motifPersonne(adresses, nom);
	const colonnes = { motif: SANS_BORNE };
	await remplacer(tx, sql`journal`, ici, colonnes, concerne(id));
}

/** Deletes what this person wrote to the team; from what others wrote about this person's entries, removes the name. */
async function oublierSignalements(
	tx: Transaction,
	{ id, nom }: Personne,
	adresses: readonly string[],
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE signalements SET texte = NULL, courriel = NULL, langue = NULL
		    WHERE compte_id = ${id} OR courriel = ANY(${[...adresses]}::text[])`,
	);
	const ici = motifPersonne(adresses, nom);
	const table = sql`signalements`;
	await remplacer(tx, table, ici, SIGNALEMENT, surSesFiches(id));
}

/** Deletes this person's contests of take-downs, and the answers; a pending contest is closed, since nobody is left to decide it for. */
async function oublierContestations(
	tx: Transaction,
	{ id }: Personne,
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE retraits SET texte = NULL, reponse = NULL,
		      conteste_le = CASE WHEN decide_le IS NULL THEN NULL ELSE conteste_le END
		    WHERE ${surSesFiches(id)}`,
	);
}

/** Deletes what this person told the moderators of projects that may answer a need, and what others told with the address in it. */
async function oublierNuances(
	tx: Transaction,
	{ id }: Personne,
	adresses: readonly string[],
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE liens SET nuance = NULL WHERE nuance IS NOT NULL
		      AND (besoin_id IN (SELECT id FROM besoins WHERE auteur_id = ${id}) OR nuance ~* ${motifAdresses(adresses)})`,
	);
}

async function oublierEchanges(
	tx: Transaction,
	{ id }: Personne,
): Promise<void> {
	const sienne = surSesFiches(id);
	await tx.$executeRaw(
		sql`WITH demandees AS (DELETE FROM demandes WHERE ${sienne} RETURNING acte_id)
		    UPDATE journal SET motif = NULL WHERE id IN (SELECT acte_id FROM demandees)`,
	);
}

/** Mails and codes addressed to the person without a reference to the account. */
async function oublierCourriels(
	tx: Transaction,
	{ id }: Personne,
	adresses: readonly string[],
): Promise<void> {
	const liste = [...adresses];
	await tx.$executeRaw(
		sql`DELETE FROM defis WHERE compte_id = ${id} OR courriel = ANY(${liste}::text[])`,
	);
	await tx.$executeRaw(
		sql`DELETE FROM courriels WHERE compte_id = ${id} OR destinataire = ANY(${liste}::text[])`,
	);
}

async function oublierAdresses(
	tx: Transaction,
	adresses: readonly string[],
): Promise<void> {
	const partout = motifAdresses(adresses);
	for (const [table, colonnes] of KEPT) {
		// Most rows hold no address at all, and the pattern costs ten times as much as this.
		const arobase = forColumns(
			Object.keys(colonnes),
			(colonne) => sql`${colonne}::text LIKE '%@%'`,
		);
		await remplacer(tx, table, partout, colonnes, sql`true IN (${arobase})`);
	}
	// A message has twenty letters at least.
	await tx.$executeRaw(
		sql`UPDATE offres SET message = rpad(left(${sansPersonne(sql`message`, partout)}, 1000), 20, '.') WHERE message ~* ${partout}`,
	);
}

/**
 * Removes from the search vocabulary the words of the name and the address that no text
 * contains any more, and the joined names of projects that held them.
 */
async function oublierMots(
	tx: Transaction,
	{ nom }: Personne,
	adresses: readonly string[],
): Promise<void> {
	const siens = sql`regexp_split_to_array(texte_recherche(${[...adresses, nom].join(" ")}), '[^[:alnum:]]+')`;
	const tient = (table: Sql) =>
		sql`EXISTS (SELECT 1 FROM ${table} r
		    WHERE r.texte ~ ('(^|[^[:alnum:]])' || c.mot || '($|[^[:alnum:]])'))`;
	// Chosen first: otherwise every text is searched for every word of the vocabulary, for minutes.
	await tx.$executeRaw(
		sql`WITH choisis AS MATERIALIZED (
		      SELECT id, mot FROM mots WHERE EXISTS (SELECT 1 FROM unnest(${siens}) AS m
		        WHERE mots.mot = m OR (char_length(m) > 2 AND position(m IN mots.mot) > 0)))
		    DELETE FROM mots USING choisis AS c WHERE mots.id = c.id
		      AND NOT (${tient(sql`recherche_projets`)} OR ${tient(sql`recherche_besoins`)})`,
	);
}

/**
 * Removes the address from everything kept after the account, and the name from
 * what is about this person; deletes the unpublished texts. Part of an erasure,
 * while the account still exists.
 */
export async function oublierTraces(
	tx: Transaction,
	personne: Personne,
): Promise<void> {
	const adresses = await adressesConnues(tx, personne);
	await oublierTextes(tx, personne.id);
	await oublierJournal(tx, personne, adresses);
	await oublierSignalements(tx, personne, adresses);
	await oublierContestations(tx, personne);
	await oublierNuances(tx, personne, adresses);
	await oublierEchanges(tx, personne);
	await oublierOffres(tx, personne.id);
	await oublierCourriels(tx, personne, adresses);
	await oublierAdresses(tx, adresses);
	await oublierCodesFaux(tx, adresses);
	await oublierMots(tx, personne, adresses);
	await tx.$executeRaw(
		sql`DELETE FROM limites WHERE cle = ANY(${clesDuCompte(personne.id)}::text[])`,
	);
	await tx.$executeRaw(
		sql`DELETE FROM compteurs_appels WHERE compte_id = ${personne.id}`,
	);
}
