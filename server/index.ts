/**
 * The process that serves: the front, Next behind it, and the API's direct
 * path. `scripts/start.ts` prepares the database and the build, then calls
 * `serve`.
 */
import { createServer } from "node:http";
import { isIPv6 } from "node:net";
import next from "next";
import { STORE_DOWN, UNMET_EXPECTATION } from "#lib/adapters/api/answers";
import { lireIdentite } from "#lib/flux/queries";
import { readPublicState } from "#lib/platform/cache/public-version";
import { completeEnvironment, type Reglages } from "#lib/platform/config/env";
import { closeStore, warmPool } from "#lib/platform/db/pool";
import { startMailWorker } from "#lib/platform/mail/worker";
import { flushAccessLog } from "#lib/platform/runtime/log";
import { noteVersion } from "#lib/platform/runtime/version";
import { startFrequencyWorker } from "#lib/platform/search/frequencies";
import { startVectorWorker } from "#lib/platform/vectors/worker";
import { TEXTES_PLONGES } from "#lib/recherche/queries";
import { startDailyTasks } from "./daily-tasks.ts";
import { frontListener } from "./front.ts";
import { boundConnections } from "./http/connections.ts";
import { redirectConsoleToLog } from "./http/console-log.ts";
import { listenOn } from "./http/listening.ts";
import {
	noteUnderWay,
	refuseMalformed,
	refuseTunnel,
} from "./http/malformed.ts";
import { oneAtATime } from "./http/pipelining.ts";
import { refuseBefore } from "./http/refusal.ts";
import { joinSmallPieces } from "./http/small-pieces.ts";
import type { PageHandler } from "./pages/error-pages.ts";
import { identityFiles } from "./pages/identity-files.ts";
import { lightPages } from "./pages/light-pages.ts";
import { readyPages } from "./pages/page-cache.ts";
import { builtAssets, ownScriptOf } from "./pages/static-files.ts";
import { staticFolder } from "./startup/build.ts";

// In this order: the document of the API tells its schemas in the order of their loading.
await import("#lib/participation/offres/schema");
const { matchApi } = await import("#app/api/endpoints");

export type Served = {
	port: number;
	/** Finishes the requests in flight, then closes everything. */
	close(): Promise<void>;
};

export type ServeOptions = {
	reglages: Reglages;
	/** Serve with reloading; the API then goes through Next too. */
	dev: boolean;
};

/** Listens and serves; rejects with Node's own error (EADDRINUSE…) when it can't. */
export async function serve({ reglages, dev }: ServeOptions): Promise<Served> {
	let listener: ReturnType<typeof frontListener> | undefined;
	const inTurn = oneAtATime((req, res) => {
		if (listener) return listener(req, res);
		refuseBefore(req, res, STORE_DOWN, reglages);
	});
	const server = createServer(
		{
			// A slow client cannot hold a connection longer than this.
			headersTimeout: 20_000,
			// Checked as often, so that the limit above is respected.
			connectionsCheckingInterval: 5_000,
			requestTimeout: 60_000,
			keepAliveTimeout: 65_000,
			// No protocol but HTTP: an Upgrade is answered as an ordinary request.
			...(dev ? {} : { shouldUpgradeCallback: () => false }),
		},
		(req, res) => {
			joinSmallPieces(req);
			noteUnderWay(req, res);
			return inTurn(req, res);
		},
	);
	boundConnections(
		server,
		reglages.trustedProxies > 0 ? { byNetwork: Number.POSITIVE_INFINITY } : {},
	);
	server.on("connect", refuseTunnel);
	server.on("clientError", refuseMalformed);
	server.on("checkExpectation", (req, res) =>
		refuseBefore(req, res, UNMET_EXPECTATION, reglages),
	);
	// The port first: one in use is reported before anything is prepared.
	const listening = await listenOn(server, reglages);
	// Where Next (16.4.6) requests, from itself, the page that follows an action.
	// A redirect or TLS there would lose the visitor's cookies or fill the log.
	const own = isIPv6(reglages.host) ? `[${reglages.host}]` : reglages.host;
	completeEnvironment({
		__NEXT_PRIVATE_ORIGIN: `http://${own === "0.0.0.0" ? "127.0.0.1" : own}:${reglages.port}`,
		// Node reads next.config.ts itself: Next (16.4.6) would load its compiler for it, and
		// keep its hundred megabytes of machine code in the process that serves.
		__NEXT_NODE_NATIVE_TS_LOADER_ENABLED: "true",
	});
	if (!dev) redirectConsoleToLog();
	const app = next({
		dev,
		dir: `${import.meta.dirname}/..`,
		hostname: reglages.host,
		port: reglages.port,
		httpServer: server,
	});
	await app.prepare();
	// A start that the database does not answer serves all the same, and says 503.
	await warmPool().catch(() => {});
	const handler = app.getRequestHandler();
	const rendered: PageHandler = (req, res) => handler(req, res);
	// In development the scripts of Next reload what changed.
	const pages = dev ? rendered : lightPages(rendered);
	const built = staticFolder(dev);
	const ownScript = ownScriptOf(built);
	const identity = await identityFiles(reglages.identite);
	listener = frontListener({
		reglages,
		pages,
		api: dev ? () => "next" : matchApi,
		identity,
		assets: builtAssets(built),
		...(ownScript ? { ownScript } : {}),
		...(dev ? {} : { ready: readyPages(pages, readPublicState) }),
	});
	// Set once, at the first start (D28); when the database is unreachable, at
	// the first feed read.
	await lireIdentite().catch(() => {});
	await noteVersion().catch(() => {});
	const background = [
		...startDailyTasks(),
		startFrequencyWorker(),
		startVectorWorker(TEXTES_PLONGES),
		reglages.vitrine ? null : startMailWorker(),
	];
	return {
		port: listening.port,
		async close() {
			await listening.close(reglages.trustedProxies > 0);
			await Promise.all(background.map((work) => work?.stop()));
			await app.close();
			await closeStore();
			await flushAccessLog();
		},
	};
}
