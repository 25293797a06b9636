import {
	lireTexte,
	lireTexteNomme,
	lireVersion,
} from "#lib/contributions/revisions/queries";
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import { LISTES_PROJET } from "#lib/contributions/schema";
import { rows, sql } from "#lib/platform/db/pool";
import {
	estPareil,
	type ValeursEditees,
} from "#lib/platform/text/three-way-merge";
import type { ChampRevise, NatureRevisee, RevisionLue } from "./schema.ts";

type Editee = {
	/** The version that the form is opened with. */
	readonly vu: number;
	readonly valeurs: ValeursEditees;
};

/** The values of an edition form; null when there is no such text. */
export async function lireEditee(
	nature: NatureRevisee,
	slug: string,
): Promise<Editee | null> {
	const vu = await lireVersion(nature, slug);
	const valeurs = await lireTexteNomme(nature, slug);
	return valeurs && { vu, valeurs };
}

export const REVISIONS_PAR_PAGE = 20;

const OBJETS: Readonly<Record<NatureRevisee, readonly ObjetRevise[]>> = {
	projet: ["projet"],
	besoin: ["besoin", "chantier", "etape"],
	article: ["article"],
	theme: ["theme"],
};

type Ligne = Omit<RevisionLue, "champs"> & {
	objet_id: number;
	valeurs: Record<string, string[]>;
	/** The text that the next edition replaced; null when this edition is the last. */
	suivantes: Record<string, string[]> | null;
};

const estDeLignes = (champ: string) =>
	LISTES_PROJET.some((nom) => nom === champ);

function champsChanges(
	avant: ValeursEditees,
	apres: ValeursEditees,
): ChampRevise[] {
	const dit = (champ: string, valeurs: readonly string[] | undefined) =>
		(valeurs ?? []).join(estDeLignes(champ) ? "\n" : ", ");
	return [...new Set([...Object.keys(avant), ...Object.keys(apres)])]
		.filter((champ) => !estPareil(avant[champ], apres[champ]))
		.map((champ) => ({
			champ,
			avant: dit(champ, avant[champ]),
			apres: dit(champ, apres[champ]),
		}));
}

async function direRevision(ligne: Ligne): Promise<RevisionLue> {
	const { valeurs, suivantes, objet_id, ...dite } = ligne;
	const apres = suivantes ?? (await lireTexte(ligne.objet, objet_id));
	return { ...dite, champs: champsChanges(valeurs, apres) };
}

/** The title of the page of this kind at this slug, or its last title if it was removed; null if it never existed. */
export async function lireTitreRevise(
	nature: NatureRevisee,
	slug: string,
): Promise<string | null> {
	const [lu] = await rows<{ titre: string }>(
		sql`SELECT titre FROM (
		      SELECT 'projet' AS nature, slug, nom AS titre, 0 AS rang, 0 AS id FROM projets
		      UNION ALL SELECT 'besoin', slug, titre, 0, 0 FROM besoins
		      UNION ALL SELECT 'article', slug, titre, 0, 0 FROM articles
		      UNION ALL SELECT 'theme', slug, nom, 0, 0 FROM themes
		      UNION ALL SELECT objet, slug, COALESCE(valeurs #>> '{titre,0}', valeurs #>> '{nom,0}'), 1, id
		        FROM revisions WHERE objet = ${nature} AND slug = ${slug} AND valeurs <> '{}') AS dits
		    WHERE nature = ${nature} AND slug = ${slug} AND titre IS NOT NULL ORDER BY rang, id DESC LIMIT 1`,
	);
	return lu?.titre ?? null;
}

/**
 * The editions of the texts at this slug, newest first, each with its changes;
 * those before the edition `avant`, when given. Includes removed texts.
 */
export async function listerRevisions(
	nature: NatureRevisee,
	slug: string,
	avant: number | null,
): Promise<{ revisions: RevisionLue[]; suivant: number | null }> {
	const lignes = await rows<Ligne>(
		sql`SELECT * FROM (
		      SELECT r.id, r.objet, r.objet_id, r.numero, r.le, r.acte,
		        CASE WHEN r.objet = 'etape' THEN COALESCE(r.valeurs #>> '{titre,0}',
		          lead(r.valeurs #>> '{titre,0}') OVER texte, (SELECT e.titre FROM etapes e WHERE e.id = r.objet_id)) END AS nom, COALESCE(c.nom, c.courriel) AS par, r.valeurs,
		        lead(r.valeurs) OVER texte AS suivantes
		      FROM revisions r LEFT JOIN comptes c ON c.id = r.acteur_id
		      WHERE r.objet = ANY(${[...OBJETS[nature]]}::text[]) AND r.slug = ${slug}
		      WINDOW texte AS (PARTITION BY r.objet, r.objet_id ORDER BY r.id)) AS toutes
		    WHERE ${avant}::int IS NULL OR id < ${avant}::int
		    ORDER BY id DESC LIMIT ${REVISIONS_PAR_PAGE + 1}`,
	);
	const page = lignes.slice(0, REVISIONS_PAR_PAGE);
	return {
		revisions: await Promise.all(page.map(direRevision)),
		suivant:
			lignes.length > REVISIONS_PAR_PAGE ? (page.at(-1)?.id ?? null) : null,
	};
}
