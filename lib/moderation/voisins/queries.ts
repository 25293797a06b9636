import { besoinPublic } from "#lib/besoins/queries";
import { STATUTS_CHANTIER } from "#lib/besoins/rules";
import { phrase } from "#lib/i18n/texts";
import type { ActeurCompte } from "#lib/platform/actor";
import { conflit } from "#lib/platform/contract/result";
import { rows, sql } from "#lib/platform/db/pool";
import { estEnPublic } from "../queries.ts";
import type { FicheVisee } from "../refus/schema.ts";
import { versionDe } from "../rules.ts";
import type { LienModere, ReunionLue, ReunionVoulue } from "./schema.ts";

const LIENS_MAX = 100;

/** The links of a need, or of a project but for those set aside: the need’s own project, those to decide, those confirmed, then those set aside. */
export async function listerLiens({
	nature,
	slug,
}: FicheVisee): Promise<LienModere[]> {
	const autre =
		nature === "besoin"
			? sql`p.id, p.slug, p.nom, p.statut = 'publie' AS publie`
			: sql`b.id, b.slug, b.titre AS nom, ${besoinPublic(sql`b.statut`)} AS publie`;
	const ici =
		nature === "besoin"
			? sql`b.slug = ${slug}`
			: sql`p.slug = ${slug} AND b.fusionne_dans_id IS NULL`;
	const etats = sql`ARRAY['sien', 'suggere', 'confirme', 'ecarte']`;
	return rows<LienModere>(
		sql`SELECT slug, nom, publie, etat, reponses, nuance FROM (
		      SELECT ${autre}, l.etat, l.reponses, l.nuance, l.cree_le
		      FROM liens l JOIN besoins b ON b.id = l.besoin_id JOIN projets p ON p.id = l.projet_id WHERE ${ici}
		      UNION ALL SELECT ${autre}, 'sien', 0, NULL, b.cree_le
		      FROM besoins b JOIN projets p ON p.id = b.projet_id WHERE ${ici}) AS l
		    WHERE etat <> 'ecarte' OR ${nature === "besoin"}
		    ORDER BY array_position(${etats}, l.etat), l.cree_le, l.id LIMIT ${LIENS_MAX}`,
	);
}

/** The version of a need, as `versionDe` names it, while that project is its own; null otherwise. */
export async function lireVersionDuSien(
	besoin: string,
	projet: string,
): Promise<string | null> {
	const [lue] = await rows<Parameters<typeof versionDe>[0]>(
		sql`SELECT b.modifie_le, b.projet_id FROM besoins b JOIN projets p ON p.id = b.projet_id
		    WHERE b.slug = ${besoin} AND p.slug = ${projet}`,
	);
	return lue ? versionDe(lue) : null;
}

/** What a merge reads of each of its two needs. */
export type BesoinAReunir = {
	readonly id: number;
	readonly slug: string;
	readonly titre: string;
	readonly titre_en: string | null;
	readonly langue: string;
	readonly statut: string;
	readonly projet_id: number | null;
	readonly auteur_id: number | null;
	readonly demonstration: boolean;
	readonly publie_le: Date | null;
	readonly modifie_le: Date;
};

const PAS_PUBLIC = conflit(phrase("refus.voisins.pas_public"));
const LE_MEME = conflit(phrase("refus.voisins.le_meme"));
const CHANTIER_OUVERT = conflit(phrase("refus.voisins.chantier_ouvert"));
const LIVRES_AUTREMENT = conflit(phrase("refus.voisins.livres_autrement"));
const DEMONSTRATION = conflit(phrase("refus.voisins.demonstration"));

const ATTEND = "propose";

const estPublic = (statut: string) => estEnPublic({ nature: "besoin", statut });

/** What says whether two needs may be one. */
type Reunissable = Pick<
	BesoinAReunir,
	"id" | "slug" | "titre" | "statut" | "projet_id" | "demonstration"
>;

/** The reason that two needs, as the transaction holds them, are not merged; null when they may be. */
export function obstacleDeReunion(absorbe: Reunissable, garde: Reunissable) {
	if (absorbe.id === garde.id) return LE_MEME;
	const deuxAttendent = [absorbe, garde].every(
		({ statut }) => statut === ATTEND,
	);
	if (!deuxAttendent && !estPublic(garde.statut)) return PAS_PUBLIC;
	if (absorbe.statut !== ATTEND && !estPublic(absorbe.statut))
		return PAS_PUBLIC;
	if (absorbe.demonstration !== garde.demonstration) return DEMONSTRATION;
	const livres = absorbe.statut === "livre" && garde.statut === "livre";
	if (livres && absorbe.projet_id !== garde.projet_id) return LIVRES_AUTREMENT;
	return [ATTEND, "publie"].includes(absorbe.statut) ? null : CHANTIER_OUVERT;
}

/** The need that a merge keeps before the other: the one that has a work space, then the one that is public, that more people support, that is older. */
const GARDE_D_ABORD = sql`statut = ANY(${[...STATUTS_CHANTIER]}::text[]) DESC, ${besoinPublic(sql`statut`)} DESC, nb_soutiens DESC, cree_le, id`;

/** The title that a merge of a need with each of these would keep, by their slugs; those that may not be merged are left out. */
export async function lireGardes(
	slug: string,
	autres: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const lus = await rows<Reunissable>(
		sql`SELECT id, slug, titre, statut, projet_id, demonstration FROM besoins
		    WHERE slug = ANY(${[slug, ...autres]}::text[]) ORDER BY ${GARDE_D_ABORD}`,
	);
	const rang = lus.findIndex((un) => un.slug === slug);
	const ici = lus[rang];
	if (!ici) return new Map();
	return new Map(
		lus.flatMap((un, place) => {
			const [garde, absorbe] = place < rang ? [un, ici] : [ici, un];
			return obstacleDeReunion(absorbe, garde) ? [] : [[un.slug, garde.titre]];
		}),
	);
}

/**
 * Which of two needs is kept when a moderator says that they are one, as `GARDE_D_ABORD`
 * says. Null for an unknown one, and for the same one twice.
 */
export async function choisirGarde(
	un: string,
	autre: string,
): Promise<Pick<ReunionVoulue, "absorbe" | "garde"> | null> {
	// What is merged already leads to the need that it stands in.
	const [garde, absorbe] = await rows<{ slug: string }>(
		sql`SELECT slug FROM besoins b WHERE slug IN (${un}, ${autre})
		    ORDER BY statut = 'fusionne' DESC, ${GARDE_D_ABORD}`,
	);
	return garde && absorbe ? { garde: garde.slug, absorbe: absorbe.slug } : null;
}

/** The need that this moderator's act merged into another, while it stands there; null for any other act. */
export async function lireReuniParLActe(
	{ compte_id }: ActeurCompte,
	acte_id: number,
): Promise<string | null> {
	const [lue] = await rows<{ slug: string }>(
		sql`SELECT a.slug FROM journal j JOIN reunions u ON u.acte_id = j.id AND u.defaite_le IS NULL
		    JOIN besoins a ON a.id = u.absorbe_id WHERE j.id = ${acte_id} AND j.acteur_id = ${compte_id}`,
	);
	return lue?.slug ?? null;
}

/** The merge of a need that is merged; null for any other. */
export async function lireReunion(slug: string): Promise<ReunionLue | null> {
	const [lue] = await rows<ReunionLue>(
		sql`SELECT json_build_object('slug', g.slug, 'titre', g.titre) AS garde, u.le,
		      json_build_object('fr', u.raison_fr, 'en', u.raison_en) AS raison
		    FROM besoins a JOIN besoins g ON g.id = a.fusionne_dans_id
		    JOIN reunions u ON u.absorbe_id = a.id AND u.defaite_le IS NULL WHERE a.slug = ${slug}`,
	);
	return lue ?? null;
}
