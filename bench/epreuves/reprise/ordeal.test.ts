import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { ouvrirFournisseur } from "#bench/epreuves/courriels/provider";
import { completeEnvironment } from "#lib/platform/config/env";
import { closeStore, prisma, rows, sql } from "#lib/platform/db/pool";
import { etatFile } from "#lib/platform/mail/health";
import { enfiler } from "#lib/platform/mail/queue";
import { transportResend } from "#lib/platform/mail/transports/resend";
import { startMailWorker } from "#lib/platform/mail/worker";
import { applyMigrations } from "#server/migrations/apply";
import { startEmbeddedPostgres } from "#server/postgres/embedded";
import { findPlace } from "#server/postgres/place";
import { runningPostmaster } from "#server/postgres/postmaster";
import { walkableFolder } from "#server/postgres/test-process";

const folder = walkableFolder();
const ending: (() => Promise<void>)[] = [];

const PATIENCE = { interval: 50, timeout: 90_000 };

afterAll(async () => {
	for (const end of ending.reverse()) await end();
	rmSync(folder, { recursive: true, force: true });
});

test("PostgreSQL killed with -9 during a mailing: the worker resumes when it is back, and each mail arrives once", async () => {
	const data = join(folder, "data");
	const server = await startEmbeddedPostgres(data);
	ending.push(() => server.stop());
	await applyMigrations(server.url);
	completeEnvironment({
		NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
		DATABASE_URL: server.url,
	});
	ending.push(closeStore);
	const fournisseur = await ouvrirFournisseur(undefined, 20);
	ending.push(() => fournisseur.fermer());
	for (let n = 0; n < 200; n += 1) {
		await enfiler(prisma(), {
			gabarit: "compte_suspendu",
			donnees: { motif: null },
			langue: "fr",
			compte_id: null,
			destinataire: `p${n}@exemple.test`,
			cle: `p${n}`,
		});
	}
	const worker = startMailWorker({
		transport: transportResend("re_x", fournisseur.url),
	});
	ending.push(() => worker.stop());
	await vi.waitFor(
		() => expect(fournisseur.recus.length).toBeGreaterThan(20),
		PATIENCE,
	);
	let restarts = 0;
	const postmaster = runningPostmaster(findPlace(data));
	process.kill(postmaster?.pid ?? 0, "SIGKILL");
	await vi.waitFor(
		async () => expect(await etatFile()).toBe("en_panne"),
		PATIENCE,
	);
	expect(fournisseur.recus.length).toBeLessThan(200);
	server.supervise({ onRestart: () => (restarts += 1) });
	await vi.waitFor(() => expect(restarts).toBe(1), PATIENCE);
	await vi.waitFor(async () => {
		// A mail that was taken but not sent before the crash waits until its lease expires.
		await rows(sql`
				UPDATE courriels SET bail_le = bail_le - interval '1 minute'
				WHERE statut = 'envoi' AND bail_le < now() - interval '3 s'`);
		const left = sql`SELECT cle FROM courriels WHERE statut <> 'envoye'`;
		expect(await rows(left)).toEqual([]);
	}, PATIENCE);
	expect(new Set(fournisseur.recus.map(({ to }) => to)).size).toBe(200);
	expect(fournisseur.conflits).toBe(0);
	expect(await etatFile()).toBe("ok");
});
