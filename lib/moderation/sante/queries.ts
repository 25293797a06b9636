import { freeDisk } from "#lib/platform/config/data-dir";
import { etatBase } from "#lib/platform/db/health";
import { secondsSince } from "#lib/platform/db/last-done";
import {
	etatFile,
	mailsByState,
	oldestMailSeconds,
} from "#lib/platform/mail/health";
import { newerVersion, VERSION } from "#lib/platform/runtime/version";
import { AGE_MAX_SECONDES, DISQUE_MIN_OCTETS, type Fait } from "./schema.ts";

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
	const [etat, nombres, retard_secondes] = await Promise.all([
		etatFile(),
		orNull(mailsByState()),
		orNull(oldestMailSeconds()),
	]);
	return {
		nom: "courriels",
		va: etat === "ok",
		attente: nombres && nombres.attente + nombres.envoi,
		abandonnes: nombres?.abandonne ?? null,
		retard_secondes,
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
