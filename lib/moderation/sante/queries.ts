import { freeDisk } from "#lib/platform/config/data-dir";
import { etatBase } from "#lib/platform/db/health";
import { secondsSince } from "#lib/platform/db/last-done";
import { rows, sql } from "#lib/platform/db/pool";
import {
	etatFile,
	failingMails,
	mailsByState,
	oldestMailSeconds,
} from "#lib/platform/mail/health";
import { REPETITION_SURE_HEURES } from "#lib/platform/mail/leases";
import { newerVersion, VERSION } from "#lib/platform/runtime/version";
import { lireActes } from "../journal/queries.ts";
import {
	AGE_MAX_SECONDES,
	DISQUE_MIN_OCTETS,
	type EnvoiEnAttente,
	type Fait,
	type LettreMorte,
} from "./schema.ts";

/** What can't be read is told as such: the page is for the day when something is down. */
function orNull<T>(read: Promise<T>): Promise<T | null> {
	return read.catch(() => null);
}

async function age(nom: "sauvegarde" | "taches"): Promise<Fait> {
	const secondes = await orNull(secondsSince(nom));
	return {
		nom,
		va: secondes !== null && secondes <= AGE_MAX_SECONDES,
		age_secondes: Number.isFinite(secondes) ? secondes : null,
	};
}

async function courriels(): Promise<Fait> {
	const [etat, nombres, retard_secondes, echecs] = await Promise.all([
		etatFile(),
		orNull(mailsByState()),
		orNull(oldestMailSeconds()),
		orNull(failingMails()),
	]);
	return {
		nom: "courriels",
		va: etat === "ok" && echecs?.nombre === 0,
		attente: nombres && nombres.attente + nombres.envoi,
		abandonnes: nombres?.abandonne ?? null,
		retard_secondes,
		echecs: echecs?.nombre ?? null,
		cause: echecs?.cause ?? null,
	};
}

/** The facts by which one sees whether the instance is well: those of the metrics, read at the same places. */
export async function lireSante(): Promise<Fait[]> {
	const octets = await orNull(freeDisk());
	return [
		{ nom: "base", va: (await etatBase()) === "ok" },
		{
			nom: "disque",
			va: octets !== null && octets >= DISQUE_MIN_OCTETS,
			octets,
		},
		await age("sauvegarde"),
		await courriels(),
		await age("taches"),
		{
			nom: "version",
			va: true,
			version: VERSION,
			plus_recente: await orNull(newerVersion()),
		},
	];
}

const LETTRES_MAX = 100;

/** The pending mails of acts, by act, the soonest first. */
export async function listerEnvois(): Promise<EnvoiEnAttente[]> {
	const lus = await rows<Omit<EnvoiEnAttente, "acte"> & { acte_id: number }>(
		sql`SELECT acte_id, gabarit, count(*)::int AS nombre,
		      ceil(extract(epoch FROM min(disponible_le) - clock_timestamp()))::int AS part_dans
		    FROM courriels
		    WHERE statut = 'attente' AND essais = 0 AND disponible_le > clock_timestamp() AND acte_id IS NOT NULL
		    GROUP BY acte_id, gabarit ORDER BY min(disponible_le), acte_id`,
	);
	const actes = await lireActes(lus.map(({ acte_id }) => acte_id));
	return lus.flatMap(({ acte_id, ...envoi }) => {
		const acte = actes.find(({ id }) => id === acte_id);
		return acte ? [{ ...envoi, acte }] : [];
	});
}

/** The mails that were given up, oldest first. */
export function listerLettresMortes(): Promise<LettreMorte[]> {
	return rows<LettreMorte>(
		sql`SELECT id, gabarit, destinataire, essais, erreur, cree_le, expire_le IS NULL AS relancable,
		      cree_le < clock_timestamp() - make_interval(hours => ${REPETITION_SURE_HEURES}) AS ancienne
		    FROM courriels WHERE statut = 'abandonne' ORDER BY id LIMIT ${LETTRES_MAX}`,
	);
}
