import { rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { enfilerSelection } from "#lib/platform/mail/queue";
import { CONTESTATION_ATTEND } from "../contestations/queries.ts";

type Attente = {
	propositions: number;
	jours: number;
	signalements: number;
	contestations: number;
	lettres: number;
	jour: string;
};

async function lireAttente(): Promise<Attente | undefined> {
	const [attente] = await rows<Attente>(
		sql`WITH proposes AS (SELECT cree_le FROM projets WHERE statut = 'propose'
		      UNION ALL SELECT cree_le FROM besoins WHERE statut = 'propose')
		    SELECT (SELECT count(*)::int FROM proposes) AS propositions,
		      COALESCE((SELECT floor(extract(epoch FROM now() - min(cree_le)) / 86400)::int FROM proposes), 0) AS jours,
		      (SELECT count(*)::int FROM signalements WHERE traite_le IS NULL) AS signalements,
		      (SELECT count(*)::int FROM retraits r WHERE ${CONTESTATION_ATTEND}) AS contestations,
		      (SELECT count(*)::int FROM courriels WHERE statut = 'abandonne') AS lettres,
		      current_date::text AS jour`,
	);
	return attente;
}

/** Nobody wants to read it at night: the hour in France from which it may leave. */
const HEURE_DU_BILAN = 7;

/** Whether the digest of the day may leave, by the database's clock. */
export async function estHeureDuBilan(): Promise<boolean> {
	const [lue] = await rows<{ passee: boolean }>(
		sql`SELECT extract(hour FROM now() AT TIME ZONE 'Europe/Paris') >= ${HEURE_DU_BILAN} AS passee`,
	);
	return lue?.passee === true;
}

/**
 * Writes to every moderator when something waits: at most once a day by the
 * database's clock, whatever calls it and however often. Answers how many were
 * written to.
 */
export async function envoyerBilan(): Promise<{ destinataires: number }> {
	const attente = await lireAttente();
	if (!attente) return { destinataires: 0 };
	const { jour, ...donnees } = attente;
	const { propositions, signalements, contestations, lettres } = donnees;
	if (propositions + signalements + contestations + lettres === 0)
		return { destinataires: 0 };
	const destinataires = await inTransaction((tx) =>
		// The key names the day: a second one of that day finds its mails there.
		enfilerSelection(
			tx,
			sql`SELECT id AS compte_id FROM comptes WHERE role IN ('moderateur', 'admin') AND NOT suspendu`,
			{
				gabarit: "bilan_moderation",
				cle: `bilan:${jour}`,
				donnees: { ...donnees, page: "/moderation" },
			},
		),
	);
	return { destinataires };
}
