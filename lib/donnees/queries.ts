import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { besoinPublic } from "#lib/besoins/queries";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { versionedCache } from "#lib/platform/cache/versioned-cache";
import { reglages } from "#lib/platform/config/env";
import { systemErrorCode } from "#lib/platform/config/operator-error";
import {
	INTROUVABLE,
	type Page,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { LIMITE_PAR_DEFAUT } from "#lib/platform/contract/wire";
import { instant } from "#lib/platform/db/columns";
import { countOf, rows, sql } from "#lib/platform/db/pool";
import { isDemonstration } from "#lib/platform/db/site-facts";
import type { Langue, TexteMarque } from "#lib/platform/langues";
import {
	donneesSchemaOrg,
	estJour,
	estNomDeFichier,
	ligneDApercu,
	nomDuFichier,
	type SujetDonnees,
	typeDuFichier,
} from "./rules.ts";
import {
	APERCU_LIGNES,
	type Evenement,
	type EvenementsQuery,
	type FichierDonnees,
	FORMATS,
	type FormatDonnees,
	JEUX,
	type Jeu,
	type JeuOuvert,
	Manifeste,
	NOM_MANIFESTE,
	type PagePublique,
} from "./schema.ts";
import { colonnesDe } from "./serialize.ts";

/** The folder of the daily files: one subfolder a day. */
export function dossierDesDonnees(): string {
	return join(/* turbopackIgnore: true */ reglages().dataDir, "donnees");
}

/** The credit required for a reuse, as every record gives it. */
export function credit(): string {
	const { siteNom, siteUrl } = reglages();
	return `${siteNom} — ${siteUrl}`;
}

/** What is read on the disk; null when it is not there. */
async function siPresent<T>(lecture: Promise<T>): Promise<T | null> {
	return lecture.catch((error: unknown) => {
		if (systemErrorCode(error) === "ENOENT") return null;
		throw error;
	});
}

/** The days whose files are kept, newest first. */
export async function listerJours(): Promise<string[]> {
	const noms = (await siPresent(readdir(dossierDesDonnees()))) ?? [];
	return noms.filter(estJour).sort().reverse();
}

/** The manifest of a day, by default the newest; null when there is none. */
export async function lireManifeste(jour?: string): Promise<Manifeste | null> {
	const choisi = jour ?? (await listerJours())[0];
	if (choisi === undefined || !estJour(choisi)) return null;
	const chemin = join(dossierDesDonnees(), choisi, NOM_MANIFESTE);
	const texte = await siPresent(readFile(chemin, "utf8"));
	return texte === null ? null : Manifeste.parse(JSON.parse(texte));
}

/** A file of a day, by default the newest; null when none has that name. */
export async function ouvrirFichier(nom: string, jour: string | undefined) {
	const manifeste = await lireManifeste(jour);
	if (!manifeste || !estNomDeFichier(nom)) return null;
	const connu: FichierDonnees | undefined = manifeste.fichiers.find(
		(fichier) => fichier.nom === nom,
	);
	if (!connu && nom !== NOM_MANIFESTE) return null;
	const chemin = join(dossierDesDonnees(), manifeste.jour, nom);
	const { mtime } = await stat(chemin);
	return {
		nom,
		type: typeDuFichier(nom),
		// Null for the manifest, which cannot hold its own.
		sha256: connu?.sha256 ?? null,
		modifie_le: mtime,
		async *lire() {
			yield* createReadStream(chemin);
		},
	};
}

/** The first lines of a file; a text inside one may hold any other sign that ends a line. */
async function premieresLignes(
	chemin: string,
	nombre: number,
): Promise<string[]> {
	let lu = "";
	for await (const morceau of createReadStream(chemin, "utf8")) {
		lu += morceau;
		if (lu.split("\n").length > nombre) break;
	}
	return lu
		.split("\n")
		.slice(0, nombre)
		.filter((ligne) => ligne !== "");
}

async function lireApercu(
	{ jour }: Manifeste,
	jeu: Jeu,
): Promise<TexteMarque[][]> {
	const chemin = join(dossierDesDonnees(), jour, nomDuFichier(jeu, "jsonl"));
	const lignes = await premieresLignes(chemin, APERCU_LIGNES);
	return lignes.map((ligne) => ligneDApercu(jeu, JSON.parse(ligne)));
}

/** The formats of each set that a day has: earlier days may lack the newer ones. */
async function lireFormats(
	jour: string,
): Promise<(jeu: Jeu) => FormatDonnees[]> {
	const noms = new Set(await readdir(join(dossierDesDonnees(), jour)));
	return (jeu) =>
		FORMATS.filter((format) => noms.has(nomDuFichier(jeu, format)));
}

/** Files have no version: their day names them. */
const SANS_VERSION = "0";

/** Read once for each day that is made: past days do not change. */
const jeuxConnus = versionedCache<readonly JeuOuvert[]>({ max: 1 });

/** Each set with its newest files, its columns, its first records and its earlier days; none before the first day, nor of a set that an earlier version did not make. */
export async function listerJeux(): Promise<readonly JeuOuvert[]> {
	const [manifeste, jours] = await Promise.all([
		lireManifeste(),
		listerJours(),
	]);
	if (!manifeste) return [];
	const du = [manifeste.cree_le, ...jours].join();
	return jeuxConnus.get(SANS_VERSION, du, async () => {
		const passes = await Promise.all(
			jours
				.filter((jour) => jour < manifeste.jour)
				.map(async (jour) => ({ jour, formats: await lireFormats(jour) })),
		);
		const presents = JEUX.map((jeu) => ({
			jeu,
			fichiers: manifeste.fichiers.filter((un) => un.jeu === jeu),
		})).filter(({ fichiers }) => fichiers.length > 0);
		return Promise.all(
			presents.map(async ({ jeu, fichiers }) => {
				return {
					jeu,
					lignes: fichiers[0]?.lignes ?? 0,
					fichiers,
					colonnes: colonnesDe(jeu),
					apercu: await lireApercu(manifeste, jeu),
					passes: passes.map(({ jour, formats }) => ({
						jour,
						formats: formats(jeu),
					})),
				};
			}),
		);
	});
}

/** What the descriptions for programs are made from. */
export async function lireSujet(langue: Langue): Promise<SujetDonnees> {
	const { contact, editeur, siteNom, siteUrl } = reglages();
	const t = texts(langue);
	return {
		langue,
		siteUrl,
		page: `${siteUrl}${pageAddress(langue, "/donnees")}`,
		pageApi: `${siteUrl}${pageAddress(langue, "/developpeurs")}`,
		site: siteNom,
		titre: `${siteNom} : ${t("coquille.pied_liens.donnees")}`,
		description: [
			...((await isDemonstration()) ? [t("chiffres.demonstration")] : []),
			t("donnees.chapeau"),
		].join(" "),
		editeur: editeur ?? siteNom,
		contact: contact ?? null,
		manifeste: await lireManifeste(),
	};
}

/** The description of the open data for search engines (schema.org Dataset). */
export async function lireDescription(
	langue: Langue,
): Promise<Readonly<Record<string, unknown>>> {
	return donneesSchemaOrg(await lireSujet(langue));
}

const PAGES = sql`SELECT '/projets/' || slug AS path, modifie_le FROM projets WHERE statut = 'publie'
	UNION ALL
	SELECT '/besoins/' || slug, modifie_le FROM besoins WHERE ${besoinPublic(sql`statut`)}
	UNION ALL
	SELECT '/articles/' || slug, modifie_le FROM articles WHERE statut = 'publie'`;

/** How many entries have a page of their own. */
export function compterPagesPubliques(): Promise<number> {
	return countOf(
		sql`SELECT count(*)::int AS nombre FROM (${PAGES}) AS pages`,
		"compter_pages_publiques",
	);
}

/** One part of the pages of entries, in an order that is stable while nothing is added or removed. */
export async function listerPagesPubliques(
	debut: number,
	limite: number,
): Promise<PagePublique[]> {
	return rows<PagePublique>(
		sql`SELECT path, modifie_le FROM (${PAGES}) AS pages ORDER BY path COLLATE "C" LIMIT ${limite} OFFSET ${debut}`,
		"lister_pages_publiques",
	);
}

/**
 * The events that follow a number, in order. The cursor of what comes next is given on
 * an empty page too; a number of which what follows is no longer all kept is refused.
 */
export async function listerEvenements({
	apres,
	limite = LIMITE_PAR_DEFAUT,
}: EvenementsQuery): Promise<Resultat<Page<Evenement>>> {
	const [gardes] = await rows<{ premier: number; total: number }>(
		sql`SELECT COALESCE(min(numero), 1)::float8 AS premier, count(numero)::int AS total FROM evenements`,
	);
	if (!gardes) throw new Error("an aggregate has one row");
	if (apres !== undefined && apres + 1 < gardes.premier)
		return { ...INTROUVABLE, depasse: true };
	const elements = await rows<Evenement>(
		sql`SELECT numero::float8 AS numero, ${instant(sql`le`)} AS le, type, nature, slug, partie FROM evenements
		    WHERE numero > ${apres ?? 0}::bigint ORDER BY numero LIMIT ${limite}`,
	);
	return reussite({
		elements,
		total: gardes.total,
		suivant: String(elements.at(-1)?.numero ?? apres ?? 0),
	});
}
