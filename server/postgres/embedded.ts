import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepareDataDir } from "#lib/platform/config/data-dir";
import { explainedWriteError } from "#lib/platform/config/operator-error";
import { type Background, repeated } from "#lib/platform/runtime/background";
import { secretBytes } from "#lib/platform/runtime/clock";
import { withFileLock } from "../../lib/platform/runtime/file-lock.mjs";
import {
	isProcessAlive,
	processName,
} from "../../lib/platform/runtime/process-identity.mjs";
import { databaseUrl, ensureCluster } from "./cluster.ts";
import { type LaunchOptions, launch, stopPostmaster } from "./launch.ts";
import { refuseForeignHome } from "./own-files.ts";
import { findPlace, type Place } from "./place.ts";
import { runningPostmaster } from "./postmaster.ts";

/** A hold on the embedded PostgreSQL of a data folder. */
export type EmbeddedPostgres = {
	/** Stays valid through the restarts of `supervise`. */
	url: string;
	/** Whether this call started the server, rather than finding it running. */
	started: boolean;
	/** Releases the hold; the server stops when no other process holds it. */
	stop(): Promise<void>;
	/** Restarts the server, on the same port, whenever it dies by itself. */
	supervise(handlers?: {
		onRestart?: () => void;
		onFailure?: (error: unknown) => void;
	}): void;
};

const WATCH_MS = 200;
const RETRY_MS = 1000;
const DEFAULTS: LaunchOptions = { durable: true, maxConnections: 100 };

/** Records which processes hold the server, so that the last one stops it. */
function holders(dataDir: string) {
	const folder = join(dataDir, "postgres.holders");
	const own = join(
		folder,
		`${processName()}.${secretBytes(4).toString("hex")}`,
	);
	return {
		add() {
			mkdirSync(folder, { recursive: true });
			writeFileSync(own, "");
		},
		remove() {
			rmSync(own, { force: true });
		},
		/** Whether a live process holds the server; removes the records of dead ones. */
		any(): boolean {
			mkdirSync(folder, { recursive: true });
			const alive = readdirSync(folder).filter((entry) => {
				const isAlive = isProcessAlive(entry.split(".")[0] ?? "");
				if (!isAlive) rmSync(join(folder, entry), { force: true });
				return isAlive;
			});
			return alive.length > 0;
		},
	};
}

function lockPath(dataDir: string): string {
	return join(dataDir, "postgres.lock");
}

async function ensureRunning(
	place: Place,
	options: LaunchOptions,
	mustKeepPort: boolean,
): Promise<{ port: number; started: boolean }> {
	for (
		let server = runningPostmaster(place);
		server !== undefined;
		server = runningPostmaster(place)
	) {
		if (server.isReady) return { port: server.port, started: false };
		// It recovers from a crash, or stops: either ends by itself.
		await new Promise((done) => setTimeout(done, 20));
	}
	return { port: await launch(place, options, mustKeepPort), started: true };
}

/**
 * Creates, starts or finds the PostgreSQL server of a data folder. Any number
 * of processes may call it at once: they all share one server. Rejects with an
 * `OperatorError` when the operator can fix the problem.
 */
export async function startEmbeddedPostgres(
	dataDir: string,
	{
		reachableFolder,
		...options
	}: Partial<LaunchOptions> & { reachableFolder?: string } = {},
): Promise<EmbeddedPostgres> {
	const launchOptions = { ...DEFAULTS, ...options };
	prepareDataDir(dataDir);
	const own = holders(dataDir);
	const underLock = <T>(work: () => Promise<T>): Promise<T> =>
		withFileLock(lockPath(dataDir), work).catch((error: unknown) => {
			throw explainedWriteError(error, dataDir);
		});
	const found = await underLock(async () => {
		const place = findPlace(dataDir, reachableFolder);
		refuseForeignHome(place);
		await ensureCluster(place, dataDir);
		const server = await ensureRunning(place, launchOptions, own.any());
		own.add();
		return { place, ...server };
	});
	let watching: Background | undefined;
	let isStopped = false;
	return {
		url: databaseUrl(found.place, found.port),
		started: found.started,
		async stop() {
			if (isStopped) return;
			isStopped = true;
			await watching?.stop();
			let isReleasing = false;
			const release = async () => {
				isReleasing = true;
				own.remove();
				if (!own.any()) await stopPostmaster(found.place);
			};
			// A disk that is full has no room for a lock, whoever asks for it.
			await underLock(release).catch((error: unknown) => {
				if (isReleasing) throw error;
				return release();
			});
		},
		supervise({ onRestart, onFailure } = {}) {
			watching ??= repeated(WATCH_MS, async () => {
				if (runningPostmaster(found.place) !== undefined) return WATCH_MS;
				try {
					await underLock(async () => {
						if (isStopped) return;
						const server = await ensureRunning(
							found.place,
							launchOptions,
							true,
						);
						if (server.started) onRestart?.();
					});
					return WATCH_MS;
				} catch (error) {
					onFailure?.(error);
					return RETRY_MS;
				}
			});
		},
	};
}

/**
 * Stops the server of a data folder when no live process holds it, and returns whether
 * none does: for processes that died without releasing it.
 */
export async function stopWhenAlone(dataDir: string): Promise<boolean> {
	return withFileLock(lockPath(dataDir), async () => {
		const isAlone = !holders(dataDir).any();
		if (isAlone) await stopPostmaster(findPlace(dataDir));
		return isAlone;
	});
}
