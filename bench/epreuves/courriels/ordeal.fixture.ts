/**
 * A mailing to many supporters through a provider that fails, hangs, and may
 * not confirm what it accepted, while workers are killed: each mail arrives
 * exactly once, sign-in codes before the others.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { childEnvironment } from "#lib/platform/config/env";
import { prisma, rows, sql } from "#lib/platform/db/pool";
import { inTransaction } from "#lib/platform/db/transaction";
import { enfiler, enfilerSelection } from "#lib/platform/mail/queue";
import {
	type Conduite,
	type Fournisseur,
	hasard,
	ouvrirFournisseur,
	type Recu,
} from "./provider.ts";

export type ReglagesEpreuve = {
	/** Recipients of the mailing. */
	readonly taille: number;
	/** Times a worker is killed with -9. */
	readonly morts: number;
	/** Sign-in codes sent meanwhile. */
	readonly codes: number;
	readonly graine: number;
	/** What queues one mail for each of `soutien-1@exemple.test` and so on; a step by default. */
	readonly enfiler?: (taille: number) => Promise<void>;
	/** Reads what the provider accepted, once the queue is empty. */
	readonly lire?: (recus: readonly Recu[]) => void;
};

export type BilanEpreuve = {
	readonly envoyes: number;
	readonly morts: number;
	/** Recipients that received no mail, and that received more than one. */
	readonly manquants: number;
	readonly doubles: number;
	readonly requetes: number;
	/** Requests that repeated a key with another body. */
	readonly conflits: number;
	readonly statuts: Record<string, number>;
	/** From queued to accepted, for the slowest of the codes that the provider accepted at the first try. */
	readonly codeLePlusLentMs: number;
	/** Mails of the mailing still waiting when the last code had arrived. */
	readonly resteApresCodes: number;
	readonly dureeMs: number;
};

const WORKERS = 2;
const DEADLINE_MS = 20 * 60_000;

const WORKER = JSON.stringify(
	join(import.meta.dirname, "../../../lib/platform/mail/worker.ts"),
);
const WORKER_CODE = `
	import { startMailWorker } from ${WORKER};
	const worker = startMailWorker();
	process.on("SIGTERM", () => worker.stop().then(() => process.exit()));
	// Whoever started it is gone.
	process.stdin.on("end", () => process.exit()).resume();`;

function startWorker(fournisseur: Fournisseur): ChildProcess {
	return spawn(process.execPath, ["--input-type=module", "-e", WORKER_CODE], {
		stdio: ["pipe", "inherit", "inherit"],
		env: childEnvironment({
			NODE_ENV: "test",
			RESEND_API_KEY: "re_epreuve",
			RESEND_BASE_URL: fournisseur.url,
			MAIL_FROM: "Bien commun <ne-pas-repondre@exemple.test>",
		}),
	});
}

async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	await new Promise((done) => child.once("exit", done));
}

/** 30 % of failures of every kind, one request in 400 that hangs, one in 100 rejected by the rate limit. */
function badDays(graine: number): (numero: number, to: string) => Conduite {
	const next = hasard(graine);
	const ranges: readonly [number, Conduite][] = [
		[0.1, "refuse_500"],
		[0.2, "accepte_puis_500"],
		[0.25, "coupe"],
		[0.3, "accepte_puis_coupe"],
		[0.30125, "pend"],
		[0.3025, "accepte_puis_pend"],
		[0.3125, "trop"],
	];
	return (_numero, to) => {
		const drawn = next();
		const isCode = to.startsWith("code-");
		return (
			(isCode ? undefined : ranges.find(([below]) => drawn < below)?.[1]) ??
			"accepte"
		);
	};
}

async function queueMailing(taille: number): Promise<void> {
	await rows(sql`
		INSERT INTO comptes (courriel, courriel_saisi, langue)
		SELECT 'soutien-' || n || '@exemple.test', '', CASE WHEN n % 3 = 0 THEN 'en' ELSE 'fr' END
		FROM generate_series(1, ${taille}::int) AS n`);
	await inTransaction(
		(tx) =>
			enfilerSelection(
				tx,
				sql`SELECT id AS compte_id FROM comptes WHERE courriel LIKE 'soutien-%'`,
				{
					gabarit: "etape",
					cle: "epreuve",
					donnees: {
						besoin: { fr: "Un bac de compostage" },
						titre: { fr: "Le bac est posé", en: "The bin is in place" },
						texte: { fr: "Il attend vos épluchures.\nMerci à tous." },
					},
				},
			),
		{ timeoutMs: 30_000 },
	);
}

/** Shortens the waits: of mails waiting for the next try, and of the leases of dead workers. */
async function ageQueue(): Promise<void> {
	await rows(sql`
		UPDATE courriels SET disponible_le = now()
		WHERE statut = 'attente' AND essais > 0 AND disponible_le > now()`);
	// Longer than the longest try at this provider: its worker is dead.
	await rows(sql`
		UPDATE courriels SET bail_le = bail_le - interval '1 minute'
		WHERE statut = 'envoi' AND bail_le < now() - interval '15 seconds'`);
}

async function countByStatus(): Promise<Record<string, number>> {
	const counted = await rows<{ statut: string; nombre: number }>(
		sql`SELECT statut, count(*)::int AS nombre FROM courriels GROUP BY statut`,
	);
	return Object.fromEntries(
		counted.map(({ statut, nombre }) => [statut, nombre]),
	);
}

function toMailing({ recus }: Fournisseur): number {
	return recus.filter(({ to }) => String(to).startsWith("soutien-")).length;
}

async function sendCode(
	fournisseur: Fournisseur,
	numero: number,
): Promise<number> {
	const destinataire = `code-${numero}@exemple.test`;
	const from = performance.now();
	await enfiler(prisma(), {
		gabarit: "role_change",
		donnees: { role: { fr: "membre", en: "member" } },
		cle: destinataire,
		langue: "fr",
		compte_id: null,
		destinataire,
		priorite: 0,
		expireDansSecondes: 600,
	});
	while (performance.now() - from < 60_000) {
		const recu = fournisseur.recus.find(({ to }) => to === destinataire);
		if (recu) return recu.aMs - from;
		await sleep(10);
	}
	return Number.POSITIVE_INFINITY;
}

/**
 * Runs the test on the database of this process's environment, which must be
 * empty and migrated. Rejects when the queue is not empty after 20 minutes.
 */
export async function eprouverCourriels({
	taille,
	morts,
	codes,
	graine,
	enfiler: mettreEnFile = queueMailing,
	lire = () => {},
}: ReglagesEpreuve): Promise<BilanEpreuve> {
	const started = performance.now();
	const fournisseur = await ouvrirFournisseur(badDays(graine), 5);
	const workers: ChildProcess[] = [];
	try {
		await mettreEnFile(taille);
		for (let n = 0; n < WORKERS; n += 1) workers.push(startWorker(fournisseur));
		let slowest = 0;
		let left = 0;
		let killed = 0;
		let sentCodes = 0;
		while (true) {
			if (performance.now() - started > DEADLINE_MS)
				throw new Error("the queue did not empty");
			const done = toMailing(fournisseur);
			if (killed < morts && done >= ((killed + 1) * taille) / (morts + 2)) {
				const index = killed % WORKERS;
				const victim = workers[index];
				victim?.kill("SIGKILL");
				if (victim) await ended(victim);
				workers[index] = startWorker(fournisseur);
				killed += 1;
			}
			// One after each kill, the rest once all kills are done.
			if (
				done > 0 &&
				sentCodes < codes &&
				killed >= Math.min(sentCodes, morts)
			) {
				slowest = Math.max(slowest, await sendCode(fournisseur, sentCodes));
				sentCodes += 1;
				left = taille - toMailing(fournisseur);
			}
			await ageQueue();
			const { attente = 0, envoi = 0 } = await countByStatus();
			if (attente + envoi === 0 && sentCodes === codes) break;
			await sleep(200);
		}
		lire(fournisseur.recus);
		const perRecipient = new Map<string, number>();
		for (const { to } of fournisseur.recus)
			perRecipient.set(String(to), (perRecipient.get(String(to)) ?? 0) + 1);
		return {
			envoyes: fournisseur.recus.length,
			morts: killed,
			manquants: taille + codes - perRecipient.size,
			doubles: [...perRecipient.values()].filter((n) => n > 1).length,
			requetes: fournisseur.requetes,
			conflits: fournisseur.conflits,
			statuts: await countByStatus(),
			codeLePlusLentMs: Math.round(slowest),
			resteApresCodes: left,
			dureeMs: Math.round(performance.now() - started),
		};
	} finally {
		for (const worker of workers) worker.kill("SIGTERM");
		await Promise.all(workers.map(ended));
		await fournisseur.fermer();
	}
}
