import { shared } from "../db/batch-calls.ts";
import { rows, sql } from "../db/pool.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { processWide } from "../runtime/process-wide.ts";
import { BAIL_SECONDES } from "./leases.ts";

const BATTEMENT_MAX_MS = 30_000;
const RETARD_PRESSE_SECONDES = 120;
/** Sending to thousands may take hours at a provider with a limit per second. */
const RETARD_SECONDES = 6 * 3_600;
const RETARD = sql`make_interval(secs => CASE WHEN priorite <= 3 THEN ${RETARD_PRESSE_SECONDES}::float8 ELSE ${RETARD_SECONDES}::float8 END)`;

/** When the worker of this process last read the queue, on its monotonic clock; null while it runs none. */
export const mailBeat = processWide("mail beat", (): { at: number | null } => ({
	at: null,
}));

const anyLate = shared(async (): Promise<boolean> => {
	const [row] = await rows<{ late: boolean }>(sql`
		SELECT EXISTS (
			SELECT 1 FROM courriels
			WHERE statut IN ('attente', 'envoi')
				AND disponible_le < now() - ${RETARD}
				AND (bail_le IS NULL OR bail_le < now() - make_interval(secs => ${2 * BAIL_SECONDES}::float8))
				AND (expire_le IS NULL OR expire_le > now())
				AND NOT EXISTS (SELECT 1 FROM instance WHERE cle = 'lecture_seule')
		) AS late`);
	return row?.late === true;
});

/**
 * Whether mails are sent: the worker of this process, if it runs one, has read the
 * queue within 30 s, and no mail that is due has waited too long: 2 minutes for sign-in
 * codes and account mails, 6 hours for others. A mail that its provider refuses is not
 * late: its next try is in the future; nor are those that wait for the end of read-only
 * mode.
 */
export async function etatFile(): Promise<"ok" | "en_panne"> {
	const { at } = mailBeat();
	if (at !== null && monotonicMs() - at > BATTEMENT_MAX_MS) return "en_panne";
	try {
		return (await anyLate()) ? "en_panne" : "ok";
	} catch {
		return "en_panne";
	}
}

/** How many mails have not left, by state. */
export async function mailsByState(): Promise<
	Record<"attente" | "envoi" | "abandonne", number>
> {
	const [counts] = await rows<Awaited<ReturnType<typeof mailsByState>>>(
		sql`SELECT (count(*) FILTER (WHERE statut = 'attente'))::int AS attente,
		      (count(*) FILTER (WHERE statut = 'envoi'))::int AS envoi,
		      (count(*) FILTER (WHERE statut = 'abandonne'))::int AS abandonne
		    FROM courriels WHERE statut IN ('attente', 'envoi', 'abandonne')`,
	);
	return counts ?? { attente: 0, envoi: 0, abandonne: 0 };
}

/** How long the oldest mail that may leave has waited. */
export async function oldestMailSeconds(): Promise<number> {
	const [row] = await rows<{ age: number }>(
		sql`SELECT COALESCE(extract(epoch FROM now() - min(disponible_le)), 0)::float8 AS age
		    FROM courriels WHERE statut = 'attente' AND disponible_le <= now()
		      AND (expire_le IS NULL OR expire_le > now())`,
	);
	return row?.age ?? 0;
}

/** Tries after which a failure is no server's « come back in a minute » any more. */
const ESSAIS_PATIENTS = 5;

/**
 * How many mails keep failing, and why the latest did, in the words of its transport.
 * Included are those that a provider at its limit has turned away for too long, which
 * counts no try, and those that expired so within the hour, as a code does after ten
 * minutes, until another mail leaves.
 */
export async function failingMails(): Promise<{
	nombre: number;
	cause: string | null;
}> {
	const [row] = await rows<{ nombre: number; cause: string | null }>(
		sql`SELECT count(*)::int AS nombre, (array_agg(erreur ORDER BY id DESC))[1] AS cause
		    FROM courriels WHERE (essais >= ${ESSAIS_PATIENTS} OR (erreur LIKE 'resend 429 %' AND cree_le < now() - ${RETARD}))
		      AND erreur IS NOT NULL
		      AND (statut IN ('attente', 'envoi') OR (statut = 'expire'
		        AND expire_le > greatest(now() - interval '1 hour', (SELECT max(envoye_le) FROM courriels))))`,
	);
	return row ?? { nombre: 0, cause: null };
}
