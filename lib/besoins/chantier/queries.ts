import { CLES_TRADUITES_BESOIN } from "#lib/contributions/schema";
import { estSlug } from "#lib/platform/contract/slug";
import { rows, sql } from "#lib/platform/db/pool";
import { traductionsLisibles } from "#lib/platform/text/translations";
import { STATUTS_CHANTIER } from "../rules.ts";
import { type LigneBesoin, type LigneEtape, versEtape } from "../serialize.ts";
import type { EtapeRecente } from "./schema.ts";

type LigneEtapeRecente = LigneEtape & {
	numero: number;
	besoin: Omit<EtapeRecente["besoin"], "traductions"> &
		Pick<LigneBesoin, "traductions">;
};

function versEtapeRecente(ligne: LigneEtapeRecente): EtapeRecente {
	const { traductions, ...besoin } = ligne.besoin;
	return {
		numero: ligne.numero,
		etape: versEtape(ligne),
		besoin: {
			...besoin,
			traductions: traductionsLisibles(traductions, CLES_TRADUITES_BESOIN),
		},
	};
}

/** The newest steps of open work spaces, newest first, with their needs; of those alone that an account supports. */
export async function listerEtapesRecentes(
	limite: number,
	compte_id: number | null = null,
): Promise<EtapeRecente[]> {
	const lignes = await rows<LigneEtapeRecente>(
		sql`SELECT e.numero, e.jour::text AS jour, e.titre, e.texte, e.traductions,
		      json_build_object('slug', b.slug, 'titre', b.titre, 'statut', b.statut,
		        'langue', b.langue, 'traductions', b.traductions) AS besoin
		    FROM etapes e JOIN besoins b ON b.id = e.besoin_id
		    WHERE b.statut = ANY(${[...STATUTS_CHANTIER]}::text[]) AND (${compte_id}::int IS NULL
		      OR EXISTS (SELECT 1 FROM soutiens s WHERE s.besoin_id = b.id AND s.compte_id = ${compte_id}::int))
		    ORDER BY e.jour DESC, e.id DESC LIMIT ${limite}`,
		"lister_etapes_recentes",
	);
	return lignes.map(versEtapeRecente);
}

/** The permanent numbers of a need's steps, in the order in which the wire lists them. */
export async function lireNumerosDesEtapes(slug: string): Promise<number[]> {
	if (!estSlug(slug)) return [];
	const lignes = await rows<{ numero: number }>(
		sql`SELECT e.numero FROM etapes e JOIN besoins b ON b.id = e.besoin_id
		    WHERE b.slug = ${slug} AND b.statut = ANY(${[...STATUTS_CHANTIER]}::text[])
		    ORDER BY e.jour, e.id`,
		"lire_numeros_des_etapes",
	);
	return lignes.map(({ numero }) => numero);
}
