import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { besoinPublic } from "#lib/besoins/queries";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";
import { systemErrorCode } from "#lib/platform/config/operator-error";
import { rows, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import {
	catalogueDcat,
	donneesSchemaOrg,
	estJour,
	estNomDeFichier,
	type SujetDonnees,
	typeDuFichier,
} from "./rules.ts";
import {
	type FichierDonnees,
	Manifeste,
	NOM_MANIFESTE,
	type PagePublique,
} from "./schema.ts";

/** Where the daily files are: a folder a day. */
export function dossierDesDonnees(): string {
	return join(/* turbopackIgnore: true */ reglages().dataDir, "donnees");
}

/** The credit that a reuse owes, as every record says it. */
export function credit(): string {
	const { siteNom, siteUrl } = reglages();
	return `${siteNom} — ${siteUrl}`;
}

/** The days whose files are kept, newest first. */
export async function listerJours(): Promise<string[]> {
	try {
		const noms = await readdir(dossierDesDonnees());
		return noms.filter(estJour).sort().reverse();
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return [];
		throw error;
	}
}

/** What was made on a day, the newest one by default; null when there is nothing. */
export async function lireManifeste(jour?: string): Promise<Manifeste | null> {
	const choisi = jour ?? (await listerJours())[0];
	if (choisi === undefined || !estJour(choisi)) return null;
	try {
		const texte = await readFile(
			join(dossierDesDonnees(), choisi, NOM_MANIFESTE),
			"utf8",
		);
		return Manifeste.parse(JSON.parse(texte));
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return null;
		throw error;
	}
}

/** A file to send: what it is, and its bytes as they are read. */
export type FichierAServir = {
	readonly nom: string;
	readonly type: string;
	readonly octets: number;
	/** Null for the manifest, which cannot hold its own. */
	readonly sha256: string | null;
	readonly modifie_le: Date;
	readonly lire: () => AsyncIterable<Uint8Array>;
};

/** A file of a day, the newest by default; null when there is none of that name. */
export async function ouvrirFichier(
	nom: string,
	jour: string | undefined,
): Promise<FichierAServir | null> {
	const manifeste = await lireManifeste(jour);
	if (!manifeste || !estNomDeFichier(nom)) return null;
	const connu: FichierDonnees | undefined = manifeste.fichiers.find(
		(fichier) => fichier.nom === nom,
	);
	if (!connu && nom !== NOM_MANIFESTE) return null;
	const chemin = join(dossierDesDonnees(), manifeste.jour, nom);
	const { mtime, size } = await stat(chemin);
	return {
		nom,
		type: typeDuFichier(nom),
		octets: size,
		sha256: connu?.sha256 ?? null,
		modifie_le: mtime,
		lire: () => createReadStream(chemin),
	};
}

async function sujet(langue: Langue): Promise<SujetDonnees> {
	const { contact, editeur, siteNom, siteUrl } = reglages();
	const t = texts(langue);
	return {
		langue,
		siteUrl,
		page: `${siteUrl}${pageAddress(langue, "/donnees")}`,
		titre: `${siteNom} : ${t("donnees.titre")}`,
		description: t("donnees.chapeau"),
		editeur: editeur ?? siteNom,
		contact: contact ?? null,
		manifeste: await lireManifeste(),
	};
}

/** The open data as search engines want them described (schema.org Dataset). */
export async function lireDescription(
	langue: Langue,
): Promise<Readonly<Record<string, unknown>>> {
	return donneesSchemaOrg(await sujet(langue));
}

/** The same as catalogues of open data read it (DCAT, in JSON-LD). */
export async function lireCatalogue(langue: Langue): Promise<object> {
	return catalogueDcat(await sujet(langue));
}

const PAGES = sql`SELECT '/projets/' || slug AS path, modifie_le FROM projets WHERE statut = 'publie'
	UNION ALL
	SELECT '/besoins/' || slug, modifie_le FROM besoins WHERE ${besoinPublic(sql`statut`)}
	UNION ALL
	SELECT '/articles/' || slug, modifie_le FROM articles WHERE statut = 'publie'`;

/** How many entries have a page of their own. */
export async function compterPagesPubliques(): Promise<number> {
	const [compte] = await rows<{ n: number }>(
		sql`SELECT count(*)::int AS n FROM (${PAGES}) AS pages`,
		"compter_pages_publiques",
	);
	return compte?.n ?? 0;
}

/** One part of the pages of entries, in an order that stays the same while nothing is added or taken away. */
export async function listerPagesPubliques(
	debut: number,
	limite: number,
): Promise<PagePublique[]> {
	return rows<PagePublique>(
		sql`SELECT path, modifie_le FROM (${PAGES}) AS pages ORDER BY path COLLATE "C" LIMIT ${limite} OFFSET ${debut}`,
		"lister_pages_publiques",
	);
}
