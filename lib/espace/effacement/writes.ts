/** Erases an account's personal data from rows that are not its own (D10). */
import { oublierCodesFaux } from "#lib/comptes/connexion/codes/writes";
import { BORNES_CONTESTATION } from "#lib/contributions/retraits/schema";
import { PHRASE_BILAN_MAX } from "#lib/participation/bilans/schema";
import { oublierOffres } from "#lib/participation/offres/writes";
import { SITUATION_MAX } from "#lib/participation/situations/schema";
import { type Sql, sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import { clesDuCompte } from "#lib/platform/limits/site";
import { BORNES_SIGNALEMENT } from "#lib/signalements/schema";
import { EFFACE, motifAdresses, motifPersonne } from "./rules.ts";

type Personne = {
	readonly id: number;
	readonly courriel: string;
	readonly courriel_saisi: string;
	readonly nom: string | null;
};

/** Every address that the account has had, according to the journal. */
async function adressesConnues(
	tx: Transaction,
	{ id, courriel, courriel_saisi }: Personne,
): Promise<string[]> {
	const anciennes = await tx.$queryRaw<{ adresse: string }[]>(
		sql`SELECT DISTINCT adresse FROM journal, LATERAL (VALUES (avant ->> 'courriel'), (apres ->> 'courriel')) AS a (adresse)
		    WHERE objet = 'compte' AND objet_id = ${id} AND adresse <> ''`,
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

/** The journal rows about this person: by the account, or by what it published. */
function concerne(compte_id: number): Sql {
	return sql`(acteur_id = ${compte_id} OR (objet = 'compte' AND objet_id = ${compte_id})
		OR (objet = 'projet' AND objet_id IN (SELECT id FROM projets WHERE auteur_id = ${compte_id}))
		OR (objet = 'besoin' AND objet_id IN (SELECT id FROM besoins WHERE auteur_id = ${compte_id})))`;
}

/** Addresses are replaced everywhere; a name, which others may share, only in rows about this person. */
async function oublierJournal(
	tx: Transaction,
	{ id, nom }: Personne,
	adresses: readonly string[],
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE journal SET avant = avant - ARRAY['courriel', 'nom'], apres = apres - ARRAY['courriel', 'nom']
		    WHERE objet = 'compte' AND objet_id = ${id}`,
	);
	const partout = motifAdresses(adresses);
	const ici = motifPersonne(adresses, nom);
	await tx.$executeRaw(
		sql`UPDATE journal SET motif = ${sansPersonne(sql`motif`, partout)},
		      avant = ${jsonSansPersonne(sql`avant`, partout)},
		      apres = ${jsonSansPersonne(sql`apres`, partout)}
		    WHERE motif ~* ${partout} OR json_contient(avant, ${partout}) OR json_contient(apres, ${partout})`,
	);
	await tx.$executeRaw(
		sql`UPDATE journal SET motif = ${sansPersonne(sql`motif`, ici)}
		    WHERE motif ~* ${ici} AND ${concerne(id)}`,
	);
}

/** Deletes what this person wrote to the team; from what others wrote, removes the address, and the name where it is about this person's entries. */
async function oublierSignalements(
	tx: Transaction,
	{ id, nom }: Personne,
	adresses: readonly string[],
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE signalements SET texte = NULL, courriel = NULL, langue = NULL
		    WHERE compte_id = ${id} OR courriel = ANY(${[...adresses]}::text[])`,
	);
	const partout = motifAdresses(adresses);
	const ici = motifPersonne(adresses, nom);
	await tx.$executeRaw(
		sql`UPDATE signalements SET texte = ${sansPersonne(sql`texte`, partout)},
		      note = left(${sansPersonne(sql`note`, partout)}, ${BORNES_SIGNALEMENT.note.max}::int),
		      reponse = left(${sansPersonne(sql`reponse`, partout)}, ${BORNES_SIGNALEMENT.reponse.max}::int)
		    WHERE texte ~* ${partout} OR note ~* ${partout} OR reponse ~* ${partout}`,
	);
	await tx.$executeRaw(
		sql`UPDATE signalements SET texte = ${sansPersonne(sql`texte`, ici)},
		      note = left(${sansPersonne(sql`note`, ici)}, ${BORNES_SIGNALEMENT.note.max}::int),
		      reponse = left(${sansPersonne(sql`reponse`, ici)}, ${BORNES_SIGNALEMENT.reponse.max}::int)
		    WHERE (texte ~* ${ici} OR note ~* ${ici} OR reponse ~* ${ici})
		    AND (projet_id IN (SELECT id FROM projets WHERE auteur_id = ${id})
		      OR besoin_id IN (SELECT id FROM besoins WHERE auteur_id = ${id}))`,
	);
}

/** Deletes this person's contests of take-downs, and the answers; a pending contest is closed, since nobody is left to decide it for. */
async function oublierContestations(
	tx: Transaction,
	{ id }: Personne,
	adresses: readonly string[],
): Promise<void> {
	await tx.$executeRaw(
		sql`UPDATE retraits SET texte = NULL, reponse = NULL,
		      conteste_le = CASE WHEN decide_le IS NULL THEN NULL ELSE conteste_le END
		    WHERE projet_id IN (SELECT id FROM projets WHERE auteur_id = ${id})
		      OR besoin_id IN (SELECT id FROM besoins WHERE auteur_id = ${id})`,
	);
	const partout = motifAdresses(adresses);
	await tx.$executeRaw(
		sql`UPDATE retraits SET texte = left(${sansPersonne(sql`texte`, partout)}, ${BORNES_CONTESTATION.texte.max}::int),
		      reponse = left(${sansPersonne(sql`reponse`, partout)}, ${BORNES_CONTESTATION.reponse.max}::int)
		    WHERE texte ~* ${partout} OR reponse ~* ${partout}`,
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

/** Removes the address from the public sentences that say why needs were merged. */
async function oublierRaisons(
	tx: Transaction,
	adresses: readonly string[],
): Promise<void> {
	const partout = motifAdresses(adresses);
	await tx.$executeRaw(
		sql`UPDATE reunions SET raison_fr = ${sansPersonne(sql`raison_fr`, partout)},
		      raison_en = ${sansPersonne(sql`raison_en`, partout)}
		    WHERE raison_fr ~* ${partout} OR raison_en ~* ${partout}`,
	);
}

/** Removes the address from the sentences that others wrote about deliveries and about what they live. */
async function oublierPhrases(
	tx: Transaction,
	adresses: readonly string[],
): Promise<void> {
	const partout = motifAdresses(adresses);
	await tx.$executeRaw(
		sql`UPDATE reponses_bilan SET phrase = left(${sansPersonne(sql`phrase`, partout)}, ${PHRASE_BILAN_MAX}::int)
		    WHERE phrase ~* ${partout}`,
	);
	await tx.$executeRaw(
		sql`UPDATE situations SET phrase = left(${sansPersonne(sql`phrase`, partout)}, ${SITUATION_MAX}::int)
		    WHERE phrase ~* ${partout}`,
	);
}

/** Removes the address from what the team wrote of places, and from what others offered. */
async function oublierPlaces(
	tx: Transaction,
	adresses: readonly string[],
): Promise<void> {
	const partout = motifAdresses(adresses);
	await tx.$executeRaw(
		sql`UPDATE places SET titre = left(${sansPersonne(sql`titre`, partout)}, 80),
		      texte = left(${sansPersonne(sql`texte`, partout)}, 500), lieu = left(${sansPersonne(sql`lieu`, partout)}, 120),
		      traductions = ${jsonSansPersonne(sql`traductions`, partout)}
		    WHERE titre ~* ${partout} OR texte ~* ${partout} OR lieu ~* ${partout} OR json_contient(traductions, ${partout})`,
	);
	await tx.$executeRaw(
		sql`UPDATE offres SET message = rpad(left(${sansPersonne(sql`message`, partout)}, 1000), 20, '.') WHERE message ~* ${partout}`,
	);
}

/** Deletes what the moderators asked about this person's entries, and their notes about them; the notes about the account go with it. From other notes, removes the address. */
async function oublierEchanges(
	tx: Transaction,
	{ id }: Personne,
	adresses: readonly string[],
): Promise<void> {
	const sienne = sql`(projet_id IN (SELECT id FROM projets WHERE auteur_id = ${id})
		OR besoin_id IN (SELECT id FROM besoins WHERE auteur_id = ${id}))`;
	await tx.$executeRaw(sql`DELETE FROM notes WHERE ${sienne}`);
	await tx.$executeRaw(
		sql`WITH demandees AS (DELETE FROM demandes WHERE ${sienne} RETURNING acte_id)
		    UPDATE journal SET motif = NULL WHERE id IN (SELECT acte_id FROM demandees)`,
	);
	const partout = motifAdresses(adresses);
	await tx.$executeRaw(
		sql`UPDATE notes SET texte = left(${sansPersonne(sql`texte`, partout)}, 1000) WHERE texte ~* ${partout}`,
	);
}

/** Mails and codes addressed to the person without a reference to the account, and mails to others that contain the address. */
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
	const partout = motifAdresses(adresses);
	await tx.$executeRaw(
		sql`UPDATE courriels SET donnees = ${jsonSansPersonne(sql`donnees`, partout)},
		      erreur = ${sansPersonne(sql`erreur`, partout)}
		    WHERE erreur ~* ${partout} OR json_contient(donnees, ${partout})`,
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
		    WHERE r.texte ~ ('(^|[^[:alnum:]])' || mots.mot || '($|[^[:alnum:]])'))`;
	await tx.$executeRaw(
		sql`DELETE FROM mots
		    WHERE EXISTS (SELECT 1 FROM unnest(${siens}) AS m
		                  WHERE mots.mot = m OR (char_length(m) > 2 AND position(m IN mots.mot) > 0))
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
	await oublierContestations(tx, personne, adresses);
	await oublierNuances(tx, personne, adresses);
	await oublierRaisons(tx, adresses);
	await oublierPhrases(tx, adresses);
	await oublierEchanges(tx, personne, adresses);
	await oublierOffres(tx, personne.id);
	await oublierPlaces(tx, adresses);
	await oublierCourriels(tx, personne, adresses);
	await oublierCodesFaux(tx, adresses);
	await oublierMots(tx, personne, adresses);
	await tx.$executeRaw(
		sql`DELETE FROM limites WHERE cle = ANY(${clesDuCompte(personne.id)}::text[])`,
	);
	await tx.$executeRaw(
		sql`DELETE FROM compteurs_appels WHERE compte_id = ${personne.id}`,
	);
}
