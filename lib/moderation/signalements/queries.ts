import { besoinPublic } from "#lib/besoins/queries";
import { rows, type Sql, sql } from "#lib/platform/db/pool";
import { LANGUES, type Langue } from "#lib/platform/langues";
import { apercu } from "#lib/platform/mail/preview";
import type { ObjetSignalement } from "#lib/signalements/schema";
import {
	type EntreeSignalee,
	type FicheSignalee,
	type GroupeSignale,
	type ReponseMontree,
	SIGNALEMENTS_MAX_PAR_GROUPE,
	type SignalementRecu,
	type Traitement,
} from "./schema.ts";
import { donneesReponse } from "./serialize.ts";

const FICHES_MAX = 100;

type Ligne = SignalementRecu &
	Omit<FicheSignalee, "groupes"> &
	Omit<GroupeSignale, "signalements"> & { place: number };

/** What moderators see of a report `s`. */
const COLONNES = sql`s.id, s.motif, s.texte, s.autre_besoin, s.cree_le,
	(SELECT b.slug FROM besoins b WHERE b.id = s.besoin_id AND s.autre_besoin IS NOT NULL) AS besoin, CASE WHEN s.courriel IS NOT NULL THEN s.langue END AS repondre,
	s.traite_le, s.decision, s.note, s.reponse,
	(SELECT COALESCE(c.nom, c.courriel) FROM comptes c WHERE c.id = s.traitant_id) AS par`;

function lireQuiAttendent(): Promise<Ligne[]> {
	return rows<Ligne>(
		sql`WITH retenus AS (SELECT * FROM signalements WHERE traite_le IS NULL),
		    groupes AS (SELECT r.*, motif = 'illicite' AS illicite,
		        count(*) OVER groupe AS nombre, row_number() OVER (groupe ORDER BY id) AS rang,
		        bool_or(motif = 'illicite') OVER fiche AS urgent, min(cree_le) OVER fiche AS premier
		      FROM retenus r WINDOW groupe AS (PARTITION BY projet_id, besoin_id, motif = 'illicite'), fiche AS (PARTITION BY projet_id, besoin_id)),
		    places AS (SELECT g.*, dense_rank() OVER (ORDER BY urgent DESC, premier, projet_id, besoin_id) AS place FROM groupes g)
		    SELECT ${COLONNES}, s.illicite, s.nombre::int, s.place::int,
		      CASE WHEN s.projet_id IS NULL THEN 'besoin' ELSE 'projet' END AS objet,
		      COALESCE(p.slug, b.slug) AS slug, COALESCE(p.nom, b.titre) AS titre
		    FROM places s LEFT JOIN projets p ON p.id = s.projet_id LEFT JOIN besoins b ON b.id = s.besoin_id
		    WHERE place <= ${FICHES_MAX} AND rang <= ${SIGNALEMENTS_MAX_PAR_GROUPE}
		    ORDER BY place, illicite DESC, s.id`,
	);
}

function groupesDe(lignes: readonly Ligne[]): GroupeSignale[] {
	return [true, false].flatMap((illicite) => {
		const siens = lignes.filter((ligne) => ligne.illicite === illicite);
		const [premier] = siens;
		return premier
			? [{ illicite, nombre: premier.nombre, signalements: siens }]
			: [];
	});
}

/** The pending reports by entry: entries with reports of illegal content first, then the oldest. */
export async function listerSignalements(): Promise<FicheSignalee[]> {
	const parFiche = Map.groupBy(await lireQuiAttendent(), ({ place }) => place);
	return [...parFiche.values()].flatMap((lignes) => {
		const [premiere] = lignes;
		if (!premiere) return [];
		const { objet, slug, titre } = premiere;
		return [{ objet, slug, titre, groupes: groupesDe(lignes) }];
	});
}

function entree(objet: ObjetSignalement, slug: string): Sql {
	return objet === "projet"
		? sql`s.projet_id = (SELECT id FROM projets WHERE slug = ${slug})`
		: sql`s.besoin_id = (SELECT id FROM besoins WHERE slug = ${slug})`;
}

/** The reports on one entry: those that wait, of illegal content first, then the last that were closed. */
export function listerSignalementsDe(
	objet: ObjetSignalement,
	slug: string,
): Promise<SignalementRecu[]> {
	return rows<SignalementRecu>(
		sql`SELECT ${COLONNES} FROM signalements s WHERE ${entree(objet, slug)}
		    ORDER BY s.traite_le DESC NULLS FIRST, s.motif = 'illicite' DESC, s.id LIMIT ${SIGNALEMENTS_MAX_PAR_GROUPE}`,
	);
}

/** The pending reports of one group of an entry, the oldest first; null when none waits. */
export async function lireGroupe(
	objet: ObjetSignalement,
	slug: string,
	illicite: boolean,
): Promise<GroupeSignale | null> {
	const lus = await rows<SignalementRecu & { nombre: number }>(
		sql`SELECT ${COLONNES}, count(*) OVER ()::int AS nombre FROM signalements s
		    WHERE ${entree(objet, slug)} AND s.traite_le IS NULL AND (s.motif = 'illicite') = ${illicite}
		    ORDER BY s.id LIMIT ${SIGNALEMENTS_MAX_PAR_GROUPE}`,
	);
	const [premier] = lus;
	return premier
		? { illicite, nombre: premier.nombre, signalements: lus }
		: null;
}

/** Reads an entry with what a mail says of it. */
export function ENTREE_SIGNALEE(objet: ObjetSignalement, slug: string): Sql {
	return objet === "projet"
		? sql`SELECT id, slug, nom AS titre, traductions #>> '{en,nom}' AS titre_en, langue, statut = 'publie' AS public
		      FROM projets WHERE slug = ${slug}`
		: sql`SELECT id, slug, titre, traductions #>> '{en,titre}' AS titre_en, langue, ${besoinPublic(sql`statut`)} AS public
		      FROM besoins WHERE slug = ${slug}`;
}

/** The mails that closing these reports would send, by the language of their readers: none when nobody left an address. */
export async function apercevoirReponses({
	objet,
	slug,
	illicite,
	ids,
	decision,
	reponse,
}: Traitement): Promise<ReponseMontree[]> {
	const [lue] = await rows<EntreeSignalee>(ENTREE_SIGNALEE(objet, slug));
	if (!lue) return [];
	const adresses = await rows<{ langue: Langue; nombre: number }>(
		sql`SELECT langue, count(*)::int AS nombre FROM (
		      SELECT DISTINCT ON (s.courriel) s.courriel, s.langue FROM signalements s
		      WHERE ${entree(objet, slug)} AND s.id = ANY(${[...ids]}::int[]) AND s.traite_le IS NULL
		        AND (s.motif = 'illicite') = ${illicite} AND s.courriel IS NOT NULL ORDER BY s.courriel, s.id) AS une GROUP BY langue`,
	);
	const donnees = donneesReponse(objet, lue, { decision, reponse });
	return LANGUES.flatMap((langue) => {
		const nombre = adresses.find((une) => une.langue === langue)?.nombre ?? 0;
		return nombre === 0
			? []
			: [{ langue, nombre, ...apercu("signalement_traite", langue, donnees) }];
	});
}
