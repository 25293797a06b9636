import { rows, sql } from "#lib/platform/db/pool";
import {
	type FicheSignalee,
	type FileSignalements,
	type GroupeSignale,
	SIGNALEMENTS_MAX_PAR_GROUPE,
	type SignalementRecu,
} from "./schema.ts";

const FICHES_MAX = 100;
const TRAITES_MAX = 100;

type Ligne = SignalementRecu &
	Omit<FicheSignalee, "groupes"> &
	Omit<GroupeSignale, "signalements"> & { place: number; fiches: number };

const ATTENDENT = sql`SELECT * FROM signalements WHERE traite_le IS NULL`;
const TRAITES = sql`SELECT * FROM signalements WHERE traite_le IS NOT NULL
	ORDER BY traite_le DESC, id DESC LIMIT ${TRAITES_MAX}`;

function lire(traites: boolean): Promise<Ligne[]> {
	return rows<Ligne>(
		sql`WITH retenus AS (${traites ? TRAITES : ATTENDENT}),
		    groupes AS (SELECT r.*, motif = 'illicite' AS illicite,
		        count(*) OVER groupe AS nombre, row_number() OVER (groupe ORDER BY id) AS rang,
		        bool_or(motif = 'illicite') OVER fiche AS urgent, min(cree_le) OVER fiche AS premier, max(traite_le) OVER fiche AS dernier
		      FROM retenus r WINDOW groupe AS (PARTITION BY projet_id, besoin_id, motif = 'illicite'), fiche AS (PARTITION BY projet_id, besoin_id)),
		    places AS (SELECT g.*, dense_rank() OVER (ORDER BY dernier DESC, urgent DESC, premier, projet_id, besoin_id) AS place FROM groupes g)
		    SELECT s.id, s.motif, s.texte, s.cree_le, s.traite_le, s.illicite, s.nombre::int, s.place::int,
		      (SELECT max(place)::int FROM places) AS fiches, CASE WHEN s.projet_id IS NULL THEN 'besoin' ELSE 'projet' END AS objet,
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

/**
 * The readers' reports by entry. Pending: entries with reports of illegal
 * content first, then the oldest. Closed: the last first.
 */
export async function listerSignalements(
	traites: boolean,
): Promise<FileSignalements> {
	const parFiche = Map.groupBy(await lire(traites), ({ place }) => place);
	let reste = 0;
	const fiches = [...parFiche.values()].flatMap((lignes) => {
		const [premiere] = lignes;
		if (!premiere) return [];
		const { objet, slug, titre } = premiere;
		reste = premiere.fiches - parFiche.size;
		return [{ objet, slug, titre, groupes: groupesDe(lignes) }];
	});
	return { fiches, reste };
}
