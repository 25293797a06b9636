import { createHash } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PAIRES_CONFIRMEES } from "#lib/besoins/liens/queries";
import {
	besoinPublic,
	COLONNES_BESOIN,
	PUBLIC_OU_REUNI,
	SITUATIONS_DITES,
} from "#lib/besoins/queries";
import { texts } from "#lib/i18n/texts";
import type { Acteur } from "#lib/platform/actor";
import { makeFolder } from "#lib/platform/config/data-dir";
import { reglages } from "#lib/platform/config/env";
import {
	interdit,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { instant } from "#lib/platform/db/columns";
import { type Sql, sql } from "#lib/platform/db/pool";
import { isDemonstration } from "#lib/platform/db/site-facts";
import { inSnapshot, type SnapshotRows } from "#lib/platform/db/snapshot";
import { inTransaction, type Transaction } from "#lib/platform/db/transaction";
import { LANGUES } from "#lib/platform/langues";
import { now } from "#lib/platform/runtime/clock";
import {
	csvLine,
	SPREADSHEET_START,
	spreadsheetLine,
} from "#lib/platform/text/csv";
import { COLONNES_PROJET } from "#lib/projets/queries";
import { Prisma } from "#prisma/client/client";
import { nomDuSchema, schemaDeTable } from "./catalogue/rules.ts";
import {
	credit,
	dossierDesDonnees,
	lireManifeste,
	listerJours,
} from "./queries.ts";
import { descriptionDeColonne, joursARetirer, nomDuFichier } from "./rules.ts";
import {
	type FichierDonnees,
	JEUX,
	type Jeu,
	LICENCE,
	type Manifeste,
	NOM_DICTIONNAIRE,
	NOM_MANIFESTE,
	NOM_PUBLICCODE,
	NOM_SOMMES,
	NUMERO_SECONDES,
} from "./schema.ts";
import {
	colonnesDe,
	FORMES,
	type Forme,
	type Lignes,
	versPubliccodeOuvert,
} from "./serialize.ts";

/** Rows read at once: it bounds the memory used while a file is written. */
const LOT = 200;

/** Lock taken while the day's files are made, so that two instances make them once. */
const VERROU = 7_032_011;

/** Every public record of a set, in a stable order. */
const LECTURES: Readonly<Record<Jeu, Sql>> = {
	projets: sql`SELECT ${COLONNES_PROJET} FROM projets p WHERE p.statut = 'publie' ORDER BY p.slug`,
	besoins: sql`SELECT ${COLONNES_BESOIN} FROM besoins b
		WHERE ${PUBLIC_OU_REUNI} ORDER BY b.slug`,
	etapes: sql`SELECT b.slug AS besoin, e.numero, e.jour::text AS jour, e.titre, e.texte, e.traductions
		FROM etapes e JOIN besoins b ON b.id = e.besoin_id
		WHERE b.statut IN ('etude', 'developpement', 'livre') ORDER BY b.slug, e.jour, e.id`,
	themes: sql`SELECT slug, nom, description, traductions FROM themes ORDER BY slug`,
	articles: sql`SELECT a.slug, a.titre, a.resume, a.date::text AS date, a.auteur, a.traductions, a.html,
		ARRAY(SELECT p.slug FROM article_projets l JOIN projets p ON p.id = l.projet_id
		      WHERE l.article_id = a.id AND p.statut = 'publie' ORDER BY l.position, p.id) AS projets
		FROM articles a WHERE a.statut = 'publie' ORDER BY a.slug`,
	liens: sql`SELECT b.slug AS besoin, p.slug AS projet, ${instant(sql`c.depuis`)} AS depuis FROM ${PAIRES_CONFIRMEES} AS c
		JOIN besoins b ON b.id = c.besoin_id JOIN projets p ON p.id = c.projet_id
		WHERE p.statut = 'publie' AND ${besoinPublic(sql`b.statut`)} ORDER BY b.slug, p.slug`,
	situations: sql`SELECT b.slug AS besoin, s.* FROM besoins b CROSS JOIN LATERAL (${SITUATIONS_DITES}) AS s
		WHERE ${besoinPublic(sql`b.statut`)} ORDER BY b.slug, md5(s.texte)`,
};

/**
 * A file whose checksum is computed while it is written, and which gets its name only once
 * complete. It is open during each write only: what fails, as on a full disk, fails there,
 * and leaves nothing open.
 */
function redacteur(dossier: string, nom: string) {
	const partiel = join(dossier, `.${nom}.partiel`);
	const somme = createHash("sha256");
	let octets = 0;
	async function ecrire(texte: string): Promise<void> {
		const bytes = Buffer.from(texte);
		await writeFile(partiel, bytes, { flag: octets === 0 ? "w" : "a" });
		octets += bytes.length;
		somme.update(bytes);
	}
	return {
		ecrire,
		async finir(
			quoi: Pick<FichierDonnees, "jeu" | "format" | "lignes">,
		): Promise<FichierDonnees> {
			// One without a record too.
			await ecrire("");
			await rename(partiel, join(dossier, nom));
			return { nom, ...quoi, octets, sha256: somme.digest("hex") };
		},
	};
}

async function* lots<Ligne extends object>(
	rows: SnapshotRows,
	lecture: Sql,
): AsyncGenerator<Ligne[]> {
	await rows(sql`DECLARE donnees NO SCROLL CURSOR FOR ${lecture}`);
	for (;;) {
		const lot = await rows<Ligne>(
			sql`FETCH ${Prisma.raw(String(LOT))} FROM donnees`,
		);
		if (lot.length > 0) yield lot;
		if (lot.length < LOT) break;
	}
	await rows(sql`CLOSE donnees`);
}

/** Writes one set in every format, in one read. */
async function ecrireJeu<J extends Jeu>(
	rows: SnapshotRows,
	dossier: string,
	jeu: J,
	credit: string,
): Promise<FichierDonnees[]> {
	const { convertir }: Forme<Lignes[J]> = FORMES[jeu];
	const mention = { licence: LICENCE.id, credit };
	const jsonl = redacteur(dossier, nomDuFichier(jeu, "jsonl"));
	const csv = redacteur(dossier, nomDuFichier(jeu, "csv"));
	const tableur = redacteur(dossier, nomDuFichier(jeu, "tableur"));
	const tete = colonnesDe(jeu);
	await csv.ecrire(csvLine(tete));
	await tableur.ecrire(SPREADSHEET_START + spreadsheetLine(tete));
	let lignes = 0;
	for await (const lot of lots<Lignes[J]>(rows, LECTURES[jeu])) {
		const enregistrements = lot.map(convertir);
		lignes += lot.length;
		await jsonl.ecrire(
			enregistrements
				.map(({ objet }) => `${JSON.stringify({ ...objet, ...mention })}\n`)
				.join(""),
		);
		const lignesCsv = enregistrements.map(({ cellules }) => [
			...cellules,
			...Object.values(mention),
		]);
		await csv.ecrire(lignesCsv.map(csvLine).join(""));
		await tableur.ecrire(lignesCsv.map(spreadsheetLine).join(""));
	}
	return [
		await jsonl.finir({ jeu, format: "jsonl", lignes }),
		await csv.finir({ jeu, format: "csv", lignes }),
		await tableur.finir({ jeu, format: "tableur", lignes }),
	];
}

async function ecrireDictionnaire(dossier: string): Promise<FichierDonnees> {
	const fichier = redacteur(dossier, NOM_DICTIONNAIRE);
	await fichier.ecrire(
		csvLine(["jeu", "colonne", "description_fr", "description_en"]),
	);
	let lignes = 0;
	for (const jeu of JEUX)
		for (const colonne of colonnesDe(jeu)) {
			const descriptions = LANGUES.map((langue) =>
				descriptionDeColonne(texts(langue), colonne),
			);
			await fichier.ecrire(csvLine([jeu, colonne, ...descriptions]));
			lignes += 1;
		}
	return fichier.finir({ jeu: null, format: "csv", lignes });
}

/** Writes the publiccode.yml of every project that has one, as one JSON file. */
async function ecrirePubliccode(
	rows: SnapshotRows,
	dossier: string,
): Promise<FichierDonnees> {
	const fichier = redacteur(dossier, NOM_PUBLICCODE);
	const mention = { licence: LICENCE.id, credit: credit() };
	let lignes = 0;
	await fichier.ecrire(`${JSON.stringify(mention).slice(0, -1)},"logiciels":[`);
	for await (const lot of lots<Lignes["projets"]>(rows, LECTURES.projets)) {
		const ecrits = lot.flatMap(
			(ligne) => versPubliccodeOuvert(ligne, reglages()) ?? [],
		);
		const suite = ecrits.map(
			(ecrit, rang) =>
				`${lignes + rang === 0 ? "" : ","}\n${JSON.stringify(ecrit)}`,
		);
		await fichier.ecrire(suite.join(""));
		lignes += ecrits.length;
	}
	await fichier.ecrire("\n]}\n");
	return fichier.finir({ jeu: null, format: "json", lignes });
}

/** Writes what the columns of each CSV file hold, as Table Schema. */
async function ecrireSchemas(dossier: string): Promise<FichierDonnees[]> {
	const { siteUrl } = reglages();
	const faits: FichierDonnees[] = [];
	for (const jeu of JEUX)
		for (const format of ["csv", "tableur"] as const) {
			const schema = schemaDeTable(jeu, format, colonnesDe(jeu), siteUrl);
			const fichier = redacteur(dossier, nomDuSchema(jeu, format));
			await fichier.ecrire(`${JSON.stringify(schema, null, "\t")}\n`);
			faits.push(
				await fichier.finir({ jeu: null, format: "schema", lignes: null }),
			);
		}
	return faits;
}

/** The day of France at which these rows are read, and the last event that they tell of. */
async function lireInstant(rows: SnapshotRows) {
	const [instant] = await rows<{ jour: string; evenement: number }>(
		sql`SELECT to_char(now() AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD') AS jour,
		      (SELECT COALESCE(max(numero), 0)::float8 FROM evenements) AS evenement`,
	);
	if (!instant) throw new Error("a SELECT without FROM has one row");
	return instant;
}

async function produire(
	rows: SnapshotRows,
	dossier: string,
	{ jour, evenement }: Awaited<ReturnType<typeof lireInstant>>,
): Promise<Manifeste> {
	makeFolder(dossier);
	const fichiers: FichierDonnees[] = [];
	for (const jeu of JEUX)
		fichiers.push(...(await ecrireJeu(rows, dossier, jeu, credit())));
	fichiers.push(await ecrireDictionnaire(dossier));
	fichiers.push(await ecrirePubliccode(rows, dossier));
	fichiers.push(...(await ecrireSchemas(dossier)));
	const sommes = redacteur(dossier, NOM_SOMMES);
	for (const { nom, sha256 } of fichiers)
		await sommes.ecrire(`${sha256}  ${nom}\n`);
	fichiers.push(
		await sommes.finir({ jeu: null, format: "texte", lignes: null }),
	);
	const manifeste: Manifeste = {
		jour,
		cree_le: now().toISOString(),
		licence: LICENCE.id,
		credit: credit(),
		evenement,
		...((await isDemonstration(rows)) ? { demonstration: true } : {}),
		fichiers,
	};
	await writeFile(
		join(dossier, NOM_MANIFESTE),
		`${JSON.stringify(manifeste, null, "\t")}\n`,
	);
	return manifeste;
}

/**
 * Writes the open-data files into `dossier`, from the directory at one instant. Each
 * file gets its name only once complete, the manifest last.
 */
export async function exporterDonnees(dossier: string): Promise<Manifeste> {
	return inSnapshot(async (rows) =>
		produire(rows, dossier, await lireInstant(rows)),
	);
}

/**
 * Makes the files of the day in this instance's data folder, unless they exist or
 * another instance is making some, and removes expired days. Returns the day when it
 * made them.
 */
export async function faireDonneesDuJour(): Promise<string | null> {
	const racine = dossierDesDonnees();
	const fait = await inSnapshot(async (rows) => {
		const [verrou] = await rows<{ pris: boolean }>(
			sql`SELECT pg_try_advisory_xact_lock(${VERROU}) AS pris`,
		);
		if (!verrou?.pris) return null;
		const instant = await lireInstant(rows);
		const { jour } = instant;
		if (await lireManifeste(jour)) return null;
		// One name for every day: what a kill left yesterday goes too.
		const partiel = join(racine, ".partiel");
		const whole = join(racine, jour);
		await rm(partiel, { recursive: true, force: true });
		await produire(rows, partiel, instant);
		// Remains of the day left by a crash, if any.
		await rm(whole, { recursive: true, force: true });
		await rename(partiel, whole);
		return jour;
	});
	if (fait === null) return null;
	for (const jour of joursARetirer(await listerJours(), fait))
		await rm(join(racine, jour), { recursive: true, force: true });
	return fait;
}

/**
 * Numbers the events of what first changed `ageSecondes` ago; returns how many. What
 * happened to one object until now becomes one event, or none where it is as it was. Ids
 * are given before a transaction ends, so that one who reads by id would miss what ends
 * late; numbers are given one process at a time to what has ended. For the system only.
 */
export async function numeroterEvenements(
	acteur: Acteur,
	ageSecondes = NUMERO_SECONDES,
): Promise<Resultat<number>> {
	if (acteur.nature !== "systeme") return interdit("role");
	return inTransaction(async (tx) => {
		const [verrou] = await tx.$queryRaw<{ pris: boolean }[]>(
			sql`SELECT pg_try_advisory_xact_lock(hashtextextended('evenements', 0)) AS pris`,
		);
		if (!verrou?.pris) return reussite(0);
		const [dernier] = await tx.$queryRaw<{ numero: number }[]>(
			sql`SELECT COALESCE(max(numero), 0)::float8 AS numero FROM evenements`,
		);
		const actes = await tx.$executeRaw(
			sql`WITH suites AS (
				      SELECT nature, objet_id, max(id) AS dernier,
				        (array_agg(avant ORDER BY id))[1] AS avant, (array_agg(apres ORDER BY id DESC))[1] AS apres,
				        (array_agg(type ORDER BY id DESC))[1] AS fin, bool_or(type = 'modifie') AS modifie
				      FROM evenements WHERE numero IS NULL GROUP BY nature, objet_id
				      HAVING min(le) <= clock_timestamp() - make_interval(secs => ${ageSecondes}::float8)),
				    nets AS (
				      SELECT nature, objet_id, dernier, CASE
				        WHEN avant IS NULL AND apres IS NULL THEN NULL
				        WHEN avant IS NULL THEN 'publie'
				        WHEN apres IS NULL THEN fin
				        WHEN avant <> apres THEN 'etat'
				        WHEN modifie THEN 'modifie' END AS type
				      FROM suites),
				    otes AS (
				      DELETE FROM evenements e USING nets n
				      WHERE e.numero IS NULL AND e.nature = n.nature AND e.objet_id = n.objet_id
				        AND (e.id < n.dernier OR (e.id = n.dernier AND n.type IS NULL)))
				    UPDATE evenements e SET type = n.type,
				      numero = n.rang + COALESCE((SELECT max(numero) FROM evenements), 0)
				    FROM (SELECT dernier, type, row_number() OVER (ORDER BY dernier) AS rang FROM nets WHERE type IS NOT NULL) n
				    WHERE e.id = n.dernier`,
		);
		return reussite(actes + (await direLies(tx, dernier?.numero ?? 0)));
	});
}

/** Tells what shows a project of which something was told after that number: the needs that it answers, and, when it comes or goes, the articles that mention it. Returns how many. */
function direLies(tx: Transaction, apres: number): Promise<number> {
	return tx.$executeRaw(
		sql`INSERT INTO evenements (numero, le, type, nature, objet_id, slug, avant, apres)
		    SELECT row_number() OVER (ORDER BY l.nature, l.id) + (SELECT max(numero) FROM evenements),
		      max(p.le), 'modifie', l.nature, l.id, l.slug, l.statut, l.statut
		    FROM evenements p JOIN (
		      SELECT 'besoin' AS nature, id, slug, statut, projet_id FROM besoins b WHERE ${besoinPublic(sql`b.statut`)}
		      UNION ALL SELECT 'article', a.id, a.slug, a.statut, m.projet_id
		        FROM articles a JOIN article_projets m ON m.article_id = a.id WHERE a.statut = 'publie'
		    ) AS l ON l.projet_id = p.objet_id
		    WHERE p.nature = 'projet' AND p.numero > ${apres}::bigint AND (l.nature = 'besoin' OR p.type <> 'modifie')
		      AND NOT EXISTS (SELECT FROM evenements e
		        WHERE e.nature = l.nature AND e.objet_id = l.id AND e.numero > ${apres}::bigint)
		    GROUP BY l.nature, l.id, l.slug, l.statut`,
	);
}
