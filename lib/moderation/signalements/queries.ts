import { LIEUX } from "#lib/contributions/queries";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { type Langue, titresDe } from "#lib/platform/langues";
import { apercu } from "#lib/platform/mail/render";
import type { DonneesDe } from "#lib/platform/mail/template-list";
import type { ObjetSignalement } from "#lib/signalements/schema";
import type { CourrielMontre } from "../chantier/schema.ts";
import type { LigneFile, LigneLue } from "../file/schema.ts";
import { estPubliqueSql } from "../queries.ts";
import {
	type EntreeSignalee,
	estGrave,
	SIGNALEMENTS_MAX_PAR_GROUPE,
	type SignalementRecu,
	type Signales,
	type Traitement,
} from "./schema.ts";

/** What moderators see of a report `s`. */
const COLONNES = sql`s.id, s.motif, s.texte, s.autre_besoin, s.cree_le,
	(SELECT b.slug FROM besoins b WHERE b.id = s.besoin_id AND s.autre_besoin IS NOT NULL) AS besoin, CASE WHEN s.courriel IS NOT NULL THEN s.langue END AS repondre,
	s.traite_le, s.acte_id, s.decision, s.note, s.reponse,
	(SELECT COALESCE(c.nom, c.courriel) FROM comptes c WHERE c.id = s.traitant_id) AS par`;

const GROUPES_MAX = 200;

type Groupe = LigneLue &
	Pick<LigneFile, "nature"> & { readonly illicite: boolean };

/** The groups of reports that wait, illegal content first, then the oldest. */
export function listerSignalements(): Promise<Groupe[]> {
	const groupe = sql`s.projet_id, s.besoin_id, s.motif = 'illicite'`;
	return rows<Groupe>(
		sql`SELECT * FROM (
		      SELECT DISTINCT ON (${groupe}) CASE WHEN s.projet_id IS NULL THEN 'besoin' ELSE 'projet' END AS nature,
		        COALESCE(p.slug, b.slug) AS slug, COALESCE(p.nom, b.titre) AS titre, COALESCE(p.langue, b.langue) AS langue, s.motif = 'illicite' AS illicite,
		        (count(*) OVER (PARTITION BY ${groupe}))::int AS nombre, COALESCE(s.texte, '') AS debut, s.cree_le AS recue_le
		      FROM signalements s LEFT JOIN projets p ON p.id = s.projet_id LEFT JOIN besoins b ON b.id = s.besoin_id
		      WHERE s.traite_le IS NULL ORDER BY ${groupe}, s.id) AS g
		    ORDER BY illicite DESC, recue_le, nature, slug LIMIT ${GROUPES_MAX}`,
	);
}

function entree(objet: ObjetSignalement, slug: string): Sql {
	const { renvoi, table } = LIEUX[objet];
	return sql`s.${renvoi} = (SELECT id FROM ${table} WHERE slug = ${slug})`;
}

const SIGNALES_MAX = 200;

/** The readers' reports of an entry: those to close together now, of illegal content first, how many wait after them, and the last that were closed. */
export async function lireSignales(
	objet: ObjetSignalement,
	slug: string,
): Promise<Signales> {
	const lus = await rows<SignalementRecu>(
		sql`SELECT ${COLONNES} FROM signalements s WHERE ${entree(objet, slug)}
		    ORDER BY s.traite_le DESC NULLS FIRST, s.motif = 'illicite' DESC, s.id LIMIT ${SIGNALES_MAX}`,
	);
	const clos = lus.filter(({ traite_le }) => traite_le !== null);
	const attendent = lus.slice(0, lus.length - clos.length);
	const groupe = attendent
		.filter((un) => estGrave(un) === attendent.slice(0, 1).some(estGrave))
		.slice(0, SIGNALEMENTS_MAX_PAR_GROUPE);
	return { groupe, autres: attendent.length - groupe.length, clos };
}

/** Reads an entry with what a mail says of it. */
export function ENTREE_SIGNALEE(objet: ObjetSignalement, slug: string): Sql {
	const { table, titre, titre_en } = LIEUX[objet];
	return sql`SELECT id, slug, ${titre} AS titre, ${titre_en} AS titre_en, langue, ${estPubliqueSql(objet, sql`statut`)} AS public
	    FROM ${table} WHERE slug = ${slug}`;
}

/** The data of the mails to those who reported an entry. */
export function donneesReponse(
	objet: ObjetSignalement,
	{ slug, public: estPublic, ...titres }: EntreeSignalee,
	{ decision, reponse }: Pick<Traitement, "decision" | "reponse">,
): DonneesDe<"signalement_traite"> {
	return {
		titre: titresDe(titres),
		...{ decision, reponse },
		...(estPublic ? { page: `/${objet}s/${slug}` } : {}),
	};
}

/** Who is told how these reports end: one for each address left with them, by its first one. */
export function DESTINATAIRES({ objet, slug, illicite, ids }: Traitement): Sql {
	return sql`SELECT * FROM (
	      SELECT DISTINCT ON (s.courriel) s.id, s.courriel AS destinataire, s.langue FROM signalements s
	      WHERE ${entree(objet, slug)} AND s.id = ANY(${[...ids]}::int[]) AND s.traite_le IS NULL
	        AND (s.motif = 'illicite') = ${illicite} AND s.courriel IS NOT NULL ORDER BY s.courriel, s.id) AS un ORDER BY id`;
}

/** The mails that closing these reports would send, by the language of their readers: none when nobody left an address. */
export async function apercevoirReponses(
	traitement: Traitement,
): Promise<CourrielMontre[]> {
	const { objet, slug } = traitement;
	const [lue] = await rows<EntreeSignalee>(ENTREE_SIGNALEE(objet, slug));
	if (!lue) return [];
	const adresses = await rows<{ langue: Langue; nombre: number }>(
		sql`SELECT langue, count(*)::int AS nombre FROM (${DESTINATAIRES(traitement)}) AS une GROUP BY langue ORDER BY langue DESC`,
	);
	const donnees = donneesReponse(objet, lue, traitement);
	return adresses.map(({ langue, nombre }) => ({
		nombre,
		...apercu("signalement_traite", langue, donnees),
	}));
}
