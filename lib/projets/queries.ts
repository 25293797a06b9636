import { IMAGE_ENTIERE } from "#lib/contributions/queries";
import { type ChampProjet, NOMS_PROJET } from "#lib/contributions/schema";
import { phrase } from "#lib/i18n/texts";
import { lieuxDits, voisinage } from "#lib/lieux/queries";
import { whileContentsUnchanged } from "#lib/platform/cache/memoised-read";
import { reglages } from "#lib/platform/config/env";
import {
	INTROUVABLE,
	invalide,
	type Resultat,
	reussite,
} from "#lib/platform/contract/result";
import { estSlug } from "#lib/platform/contract/slug";
import { columns } from "#lib/platform/db/columns";
import { hasRows, joinSql, rows, type Sql, sql } from "#lib/platform/db/pool";
import { CAST, type OrderColumn } from "#lib/platform/lists/paging";
import { ofLicence } from "#lib/platform/search/licence";
import type { Indexes } from "#lib/platform/search/meeting";
import { searchedList } from "#lib/platform/search/searched-list";
import type { Suggested } from "#lib/platform/search/suggest";
import { writeYaml } from "#lib/platform/text/yaml";
import { valueError } from "#lib/platform/validation/errors";
import type { VectorTable } from "#lib/platform/vectors/near";
import { trouverEquivalents } from "#lib/vocabulaire/queries";
import { commentaireDe, publiccodeDe } from "./rules.ts";
import {
	CADRES,
	type ChoixProjets,
	type Faces,
	FILTRES_PROJETS,
	NATURES_IMAGE,
	type NatureImage,
	type ProjetAdmin,
	type ProjetResume,
	type ProjetSortie,
	type ProjetsQuery,
	type TriProjets,
} from "./schema.ts";
import {
	type LigneProjet,
	type LigneProjetAdmin,
	type LigneProjetResume,
	versProjetAdmin,
	versProjetResume,
	versProjetSortie,
} from "./serialize.ts";

/** The themes of the project `p`, in their order, as one JSON array. */
const THEMES_DU_PROJET = sql`COALESCE((
	SELECT json_agg(json_build_object('slug', h.slug, 'nom', h.nom,
	         'description', h.description, 'traductions', h.traductions) ORDER BY l.position)
	FROM projet_themes l JOIN themes h ON h.id = l.theme_id WHERE l.projet_id = p.id), '[]') AS themes`;

const DANS_RESUME = [
	"nom",
	"accroche",
	"territoire",
] as const satisfies readonly ChampProjet[];

/** The columns of a summary, for a query whose projects are `p`. */
export const COLONNES_RESUME = sql`p.slug, ${columns(DANS_RESUME, "p")}, p.mis_en_avant,
	p.nb_votes, p.label_ia, p.langue, p.traductions, p.logo, ${THEMES_DU_PROJET}`;

/** The fields that a summary does not have. */
const HORS_RESUME = NOMS_PROJET.filter(
	(nom) => !DANS_RESUME.some((connu) => connu === nom),
);

export const COLONNES_PROJET = sql`${COLONNES_RESUME}, ${columns(HORS_RESUME, "p")}, p.publie_le, ${lieuxDits(sql`p`)},
	(SELECT json_build_object('empreinte', i.empreinte, 'texte', p.image_dite, 'largeur', i.largeur, 'hauteur', i.hauteur)
	 FROM images i WHERE i.empreinte = p.image) AS image_gardee`;

const IDENTIFIANT: OrderColumn = { by: sql`p.id`, cast: CAST.integer };
const PUBLICATION: OrderColumn = { by: sql`p.publie_le`, cast: CAST.instant };

/** The orders of D20, every column descending. */
const ORDRES: Record<TriProjets, readonly OrderColumn[]> = {
	une: [
		{ by: sql`p.mis_en_avant`, cast: CAST.boolean },
		PUBLICATION,
		IDENTIFIANT,
	],
	votes: [
		{ by: sql`p.nb_votes`, cast: CAST.integer, isCount: true },
		PUBLICATION,
		IDENTIFIANT,
	],
	recents: [PUBLICATION, IDENTIFIANT],
};

export const INDEX_PROJETS: Indexes = {
	nature: "projet",
	table: sql`index_projets`,
	key: sql`projet_id`,
};

export const PLONGEMENTS_PROJETS: VectorTable = {
	name: "projets",
	table: sql`plongements_projets`,
	key: sql`projet_id`,
};

/** The condition that a published project `p` passes the filters of a list, besides its words. */
export function filtresProjets(query: ChoixProjets): Sql {
	const conditions = [sql`p.statut = 'publie'`];
	if (query.theme)
		conditions.push(sql`EXISTS (SELECT 1 FROM projet_themes l JOIN themes h ON h.id = l.theme_id
			WHERE l.projet_id = p.id AND h.slug = ${query.theme})`);
	if (query.mis_en_avant !== undefined)
		conditions.push(sql`p.mis_en_avant = ${query.mis_en_avant}`);
	if (query.label_ia) conditions.push(sql`p.label_ia = ${query.label_ia}`);
	if (query.territoire)
		conditions.push(
			sql`texte_recherche(p.territoire) = texte_recherche(${query.territoire})`,
		);
	if (query.licence_code)
		conditions.push(ofLicence(sql`p.licence_code`, query.licence_code));
	if (query.stade)
		conditions.push(sql`COALESCE(p.stade, 'inconnu') = ${query.stade}`);
	if (query.slugs)
		conditions.push(sql`p.slug = ANY(string_to_array(${query.slugs}, ','))`);
	if (query.depot !== undefined)
		conditions.push(sql`(p.depot IS NOT NULL) = ${query.depot}`);
	return joinSql(conditions, " AND ");
}

export const {
	lister: listerProjets,
	classer: classerProjets,
	trouver: trouverProjets,
	niveaux: compterNiveauxProjets,
	aider: aiderRechercheProjets,
	parCle: lireProjetsParCle,
	voisins,
} = searchedList({
	name: "projets",
	of: INDEX_PROJETS,
	expand: trouverEquivalents,
	select: COLONNES_RESUME,
	from: sql`projets p`,
	id: sql`p.id`,
	isPublic: sql`p.statut = 'publie'`,
	filters: FILTRES_PROJETS,
	where: (query: ProjetsQuery) => filtresProjets(query),
	near: ({ lieu }: ProjetsQuery) => voisinage(lieu, sql`p`),
	orders: ORDRES,
	firstOrder: "une",
	element: versProjetResume,
});

/** One published project; anything else is unknown, even to its author (D14). */
export async function lireProjet(
	slug: string,
): Promise<Resultat<ProjetSortie>> {
	if (!estSlug(slug)) return INTROUVABLE;
	const [ligne] = await rows<LigneProjet>(
		sql`SELECT ${COLONNES_PROJET} FROM projets p WHERE p.slug = ${slug} AND p.statut = 'publie'`,
		"lire_projet",
	);
	return ligne ? reussite(versProjetSortie(ligne)) : INTROUVABLE;
}

/** Published projects of these slugs, in the order of the slugs; others are left out. */
export async function lireProjetsNommes(
	slugs: readonly string[],
): Promise<ProjetResume[]> {
	if (slugs.length === 0) return [];
	const lignes = await rows<LigneProjetResume>(
		sql`SELECT ${COLONNES_RESUME} FROM projets p JOIN unnest(${[...slugs]}::text[]) WITH ORDINALITY AS n(slug, rang) USING (slug)
		    WHERE p.statut = 'publie' ORDER BY n.rang`,
		"lire_projets_nommes",
	);
	return lignes.map(versProjetResume);
}

/** Whether a project was public and no longer is: its page says so (D14). */
export function estProjetRetire(slug: string): Promise<boolean> {
	return hasRows(
		sql`SELECT 1 FROM projets WHERE slug = ${slug} AND publie_le IS NOT NULL AND statut <> 'publie'`,
		"est_projet_retire",
	);
}

export const AUTEUR = (auteur_id: Sql) =>
	sql`(SELECT json_build_object('id', c.id, 'courriel', c.courriel, 'nom', c.nom)
	     FROM comptes c WHERE c.id = ${auteur_id}) AS auteur`;

/** Projects as moderators see them, oldest first (D20). */
export async function lireProjetsAdmin(condition: Sql): Promise<ProjetAdmin[]> {
	const lignes = await rows<LigneProjetAdmin>(
		sql`SELECT ${COLONNES_PROJET}, p.id, p.statut, p.origine, p.cree_le, ${AUTEUR(sql`p.auteur_id`)}
		    FROM projets p WHERE ${condition} ORDER BY p.cree_le, p.id`,
	);
	return lignes.map(versProjetAdmin);
}

/** Published projects to read after a published one: those close to it by its name and tagline, then those that share its themes; none for an unknown slug. */
export async function listerProjetsVoisins(
	slug: string,
	limite: number,
): Promise<ProjetResume[]> {
	const [projet] = await rows<{ id: number; texte: string }>(
		sql`SELECT id, concat_ws(' ', nom, accroche) AS texte FROM projets WHERE slug = ${slug} AND statut = 'publie'`,
		"lire_texte_du_projet",
	);
	if (!projet) return [];
	return voisins(
		projet,
		sql`SELECT p.id FROM projet_themes sien JOIN projet_themes l ON l.theme_id = sien.theme_id AND l.projet_id <> sien.projet_id
		    JOIN projets p ON p.id = l.projet_id AND p.statut = 'publie'
		    WHERE sien.projet_id = ${projet.id} GROUP BY p.id ORDER BY count(*) DESC, p.nb_votes DESC, p.id LIMIT ${limite}`,
		limite,
	);
}

export const NOMS_PROJETS: Suggested = {
	of: INDEX_PROJETS,
	from: sql`projets p`,
	id: sql`p.id`,
	slug: sql`p.slug`,
	name: sql`p.nom`,
	english: sql`p.traductions #>> '{en,nom}'`,
	where: sql`p.statut = 'publie'`,
};

/** The publiccode.yml of a published project; null when it has none, or is none. */
export async function lirePubliccode(slug: string): Promise<string | null> {
	const lu = await lireProjet(slug);
	if (!lu.ok) return null;
	const editeur = reglages();
	const ecrit = publiccodeDe(lu.valeur, editeur);
	return (
		ecrit &&
		writeYaml(ecrit.publiccode, commentaireDe(lu.valeur, editeur, ecrit))
	);
}

/** The bytes of a picture that a published project shows; null for any other, whoever asks. */
export const lireImagePublique = whileContentsUnchanged(
	async (empreinte: string): Promise<Uint8Array | null> => {
		const [image] = await rows<{ octets: Uint8Array }>(
			sql`SELECT octets FROM images WHERE empreinte = ${empreinte} AND EXISTS (SELECT 1 FROM projets p
			    WHERE p.statut = 'publie' AND (p.logo = images.empreinte OR p.image = images.empreinte))`,
			"lire_image",
		);
		return image?.octets ?? null;
	},
);

type Nommees = string | null | readonly string[];

/** Pictures by their hash, each as an address that holds it whole: for pages that only their author or a moderator reads. */
export async function lireApercus(
	nommees: Readonly<Partial<Record<NatureImage, Nommees>>>,
): Promise<Readonly<Record<string, string>>> {
	const dites = NATURES_IMAGE.flatMap((nature) => nommees[nature]).filter(
		(une) => une,
	);
	if (dites.length === 0) return {};
	const images = await rows<{ empreinte: string; dite: string }>(
		sql`SELECT empreinte, ${IMAGE_ENTIERE} AS dite FROM images WHERE empreinte = ANY(${dites}::text[])`,
	);
	return Object.fromEntries(
		images.map(({ empreinte, dite }) => [empreinte, dite]),
	);
}

const PERDUE = phrase("refus.images.perdue");
const SANS_TEXTE = phrase("refus.images.sans_texte");

/** These pictures, if each is kept and fits its place; a description goes with its picture. Refused otherwise, field by field. */
export async function lireFaces({
	logo,
	image,
	image_dite,
}: Faces): Promise<Resultat<Faces>> {
	const faces = { logo, image, image_dite: image && image_dite };
	const gardees = new Map(
		(logo ?? image) === null
			? []
			: await rows<{ empreinte: string; octets: number; cote: number }>(
					sql`SELECT empreinte, octet_length(octets) AS octets, greatest(largeur, hauteur) AS cote
					    FROM images WHERE empreinte IN (${logo}, ${image})`,
				).then((lues) => lues.map((une) => [une.empreinte, une])),
	);
	const fautes = NATURES_IMAGE.flatMap((nature) => {
		const dite = faces[nature];
		if (dite === null) return [];
		const { width, maxOctets } = CADRES[nature];
		const gardee = gardees.get(dite);
		return gardee && gardee.octets <= maxOctets && gardee.cote <= width
			? []
			: [valueError(["body", nature], PERDUE, null)];
	});
	if (image !== null && image_dite === null)
		fautes.push(valueError(["body", "image_dite"], SANS_TEXTE, null));
	return fautes.length > 0 ? invalide(...fautes) : reussite(faces);
}
