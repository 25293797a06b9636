/** The metrics of this process, for Prometheus: requests, the mail queue, the database, the disk, and Node itself. */
import {
	Counter,
	collectDefaultMetrics,
	Gauge,
	Histogram,
	Registry,
} from "prom-client";
import { freeDisk } from "../config/data-dir.ts";
import { reglages } from "../config/env.ts";
import { etatBase } from "../db/health.ts";
import { secondsSince } from "../db/last-done.ts";
import { rows, sql } from "../db/pool.ts";
import { readOnlySince } from "../db/read-only.ts";
import {
	etatFile,
	failingMails,
	mailsByState,
	oldestMailSeconds,
} from "../mail/health.ts";
import { processWide } from "./process-wide.ts";

const PREFIX = "bien_commun_";

/**
 * How a page that is read was answered: from the cache and as it is, from the cache a
 * moment late, rendered for all who ask, rendered for its reader alone.
 */
type PageOrigin = "gardee" | "tardive" | "rendue" | "propre";

/** A gauge that is read at each collection; a value that can't be read is left out. */
function readGauge(
	registry: Registry,
	name: string,
	help: string,
	read: () => Promise<ReadonlyMap<string, number> | number>,
	label?: string,
): void {
	new Gauge({
		name: `${PREFIX}${name}`,
		help,
		labelNames: label === undefined ? [] : [label],
		registers: [registry],
		async collect() {
			this.reset();
			const value = await read().catch(() => undefined);
			if (typeof value === "number") this.set(value);
			else if (label !== undefined && value)
				for (const [of, count] of value) this.set({ [label]: of }, count);
		},
	});
}

async function codesOfDay(): Promise<ReadonlyMap<string, number>> {
	const [row] = await rows<{ connu: number; inconnu: number }>(
		sql`SELECT (count(*) FILTER (WHERE navigateur IS NOT NULL))::int AS connu,
		      (count(*) FILTER (WHERE navigateur IS NULL))::int AS inconnu
		    FROM envois_codes WHERE le > now() - interval '1 day'`,
	);
	return new Map(Object.entries(row ?? {}));
}

function addGauges(registry: Registry): void {
	const add = readGauge.bind(null, registry);
	const up = async (state: Promise<"ok" | "en_panne">) =>
		(await state) === "ok" ? 1 : 0;
	add("base_ok", "1 when the database answers", () => up(etatBase()));
	add("file_ok", "1 when the mail queue moves", () => up(etatFile()));
	add(
		"courriels",
		"Mails that have not left, by state",
		async () => new Map(Object.entries(await mailsByState())),
		"statut",
	);
	add(
		"courriels_en_echec",
		"Mails that fail again and again",
		async () => (await failingMails()).nombre,
	);
	add(
		"courriel_attente_seconds",
		"How long the oldest mail that may leave has waited",
		oldestMailSeconds,
	);
	add(
		"codes_jour",
		"Codes to sign in sent in a day, by whether the browser was known",
		codesOfDay,
		"navigateur",
	);
	add(
		"codes_plafond",
		"Codes that may be sent in a day",
		async () => reglages().limiteCodes,
	);
	add("disque_libre_bytes", "Room left on the disk of DATA_DIR", freeDisk);
	add("lecture_seule", "1 while the site is read-only", async () =>
		(await readOnlySince()) === null ? 0 : 1,
	);
	add(
		"sauvegarde_age_seconds",
		"Time since the last backup by the operator's command",
		() => secondsSince("sauvegarde"),
	);
	add(
		"taches_age_seconds",
		"Time since a whole round of the daily tasks was done",
		() => secondsSince("taches"),
	);
}

const metrics = processWide("metrics", () => {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	addGauges(registry);
	return {
		registry,
		requests: new Counter({
			name: `${PREFIX}requetes_total`,
			help: "Requests answered",
			labelNames: ["sorte", "methode", "statut"],
			registers: [registry],
		}),
		pages: new Counter({
			name: `${PREFIX}pages_total`,
			help: "Pages read: kept, kept and a moment late, rendered for all, rendered for one reader",
			labelNames: ["voie"],
			registers: [registry],
		}),
		security: new Counter({
			name: `${PREFIX}securite_total`,
			help: "Events of security: refused codes and roles, pauses, limits, sign-ins, tokens, suspensions",
			labelNames: ["evenement"],
			registers: [registry],
		}),
		durations: new Histogram({
			name: `${PREFIX}requete_seconds`,
			help: "Time to answer, from the first byte in to the last byte out",
			labelNames: ["sorte"],
			buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
			registers: [registry],
		}),
	};
});

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** The kind of a path: few values, so that paths sent by clients do not create series. */
function kindOf(path: string) {
	if (/^\/api(?:\/|$)/.test(path)) return "api";
	if (/^(?:\/en)?\/flux\/.+\.xml$/.test(path)) return "flux";
	return /^\/_next\/|^(?:\/en)?\/donnees\/.|\.[a-z0-9]+$/.test(path)
		? "fichier"
		: "page";
}

/** Counts one answer; `ms` is its duration. */
export function countRequest(
	method: string,
	path: string,
	status: number,
	ms: number,
): void {
	const { durations, requests } = metrics();
	const sorte = kindOf(path);
	requests.inc({
		sorte,
		methode: METHODS.has(method) ? method : "autre",
		statut: `${Math.floor(status / 100)}xx`,
	});
	durations.observe({ sorte }, ms / 1000);
}

/** Counts one security event. */
export function countSecurity(evenement: string): void {
	metrics().security.inc({ evenement });
}

/** Counts one page that was read; a failed one too. */
export function countPage(voie: PageOrigin): void {
	metrics().pages.inc({ voie });
}

/** All metrics in Prometheus' text format, and its media type. */
export async function metricsText(): Promise<{ type: string; text: string }> {
	const { registry } = metrics();
	return { type: registry.contentType, text: await registry.metrics() };
}
