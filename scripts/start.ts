import { parseArgs } from "node:util";
import type { Reglages } from "#lib/platform/config/env";
import { messageOf, OperatorError } from "#lib/platform/config/operator-error";
import { log } from "#lib/platform/runtime/log";
import { PROJECT_MIGRATIONS } from "#server/migrations/source";
import {
	buildOwnScript,
	ensureBuild,
	isBuildStale,
	staticFolder,
} from "#server/startup/build";
import { type Database, openDatabase } from "#server/startup/database";
import { checkPort, explainedListenError } from "#server/startup/port";
import { provideSecret, readSettings } from "#server/startup/settings";
import { welcome } from "#server/startup/welcome";
import { announce } from "./install/steps.mjs";

type Options = {
	dev: boolean;
	demonstration: boolean;
	vitrine: boolean;
	"schema-plus-recent": boolean;
};

/** Clean-up steps for the end, last registered first. */
const closers: (() => Promise<void>)[] = [];
const interruption = new AbortController();

let isServing = false;

/** Sentences for the operator until the site serves; then lines of the log like any other. */
function say(text: string): void {
	if (isServing) log().info(text.trim());
	else process.stderr.write(`${text}\n`);
}

function readOptions(): Options {
	try {
		const { values } = parseArgs({
			options: {
				dev: { type: "boolean", default: false },
				demonstration: { type: "boolean", default: false },
				vitrine: { type: "boolean", default: false },
				"schema-plus-recent": { type: "boolean", default: false },
			},
		});
		return values;
	} catch {
		throw new OperatorError(
			`Option inconnue (${process.argv.slice(2).join(" ")}) : npm start n'accepte que -- --demonstration et -- --schema-plus-recent ; npm run dev sert au développement, npm run vitrine à un essai public.`,
		);
	}
}

async function prepareDatabase(
	settings: Reglages,
	{ demonstration, "schema-plus-recent": isNewerAllowed }: Options,
): Promise<Database> {
	const title =
		settings.databaseUrl === undefined
			? "Démarrage de la base PostgreSQL embarquée"
			: "Connexion à la base de DATABASE_URL";
	const { signal } = interruption;
	const database = await announce(title, () =>
		openDatabase(settings, {
			signal,
			say: (sentence) => say(`\n! ${sentence}`),
		}),
	);
	for (const warning of database.warnings) say(`! ${warning}`);
	closers.push(() => database.stop());
	interruption.signal.throwIfAborted();
	const { applyMigrations } = await import("#server/migrations/apply");
	await announce("Mise à jour du schéma de la base", () =>
		applyMigrations(database.url, PROJECT_MIGRATIONS, isNewerAllowed),
	);
	interruption.signal.throwIfAborted();
	const { annuaireEstVide } = await import("#prisma/directory-is-empty");
	const isShown = settings.estLocal || settings.vitrine || demonstration;
	if (isShown && (await annuaireEstVide())) {
		const { chargerDemonstration } = await import("#prisma/seed");
		const { rapprocherLieux } = await import("#lib/exploitation/commands");
		await announce("Contenu de démonstration", async () => {
			// A database that one names gets people who vote only when asked for.
			const gens = demonstration || settings.databaseUrl === undefined;
			await chargerDemonstration({ gens });
			await rapprocherLieux({ nature: "operateur" }, { essai: false });
		});
	}
	if (settings.vitrine) {
		const { closeTrial } = await import("#server/startup/vitrine");
		await announce("Fermeture des écritures", closeTrial);
	}
	return database;
}

async function start(options: Options): Promise<void> {
	const written = readSettings(
		options.dev ? "development" : "production",
		options.vitrine,
	);
	for (const warning of written.avertissements) say(`! ${warning}`);
	await checkPort(written);
	const settings = provideSecret(written);
	// While the database starts. Next, which it loads, reads the environment
	// completed above.
	// Its second of loading needs the settings, and no database.
	const loading = import("#server/index");
	// Reported where it is awaited: the database may fail first.
	loading.catch(() => {});
	const database = await prepareDatabase(settings, options);
	interruption.signal.throwIfAborted();
	if (options.dev)
		await buildOwnScript(staticFolder(true), interruption.signal);
	else if (isBuildStale()) {
		await announce("Construction du site (une à six minutes)", () =>
			ensureBuild(interruption.signal),
		);
	}
	interruption.signal.throwIfAborted();
	const { serve } = await loading;
	const served = await announce("Mise en service", () =>
		serve({ reglages: settings, dev: options.dev }).catch((error: unknown) => {
			throw explainedListenError(error, settings);
		}),
	);
	closers.push(() => served.close());
	interruption.signal.throwIfAborted();
	database.supervise({
		onRestart: () => log().warn("embedded PostgreSQL died and was restarted"),
		onFailure: (error) =>
			log().error({ err: error }, "embedded PostgreSQL cannot be restarted"),
	});
	const { listerThemes } = await import("#lib/themes/queries");
	const themes = await listerThemes().catch(() => undefined);
	say(welcome(settings, themes?.length !== 0));
	isServing = !options.dev;
}

async function closeAll(): Promise<void> {
	for (const close of closers.splice(0).reverse()) {
		await close().catch((error: unknown) => say(`✗ ${messageOf(error)}`));
	}
}

let starting: Promise<void> = Promise.resolve();
let isStopping = false;

// A terminal sends Ctrl-C to the whole group and the bootstrap passes it on:
// the second signal is not a second request.
async function stop(): Promise<void> {
	if (isStopping) return;
	isStopping = true;
	say("\nArrêt en cours…");
	interruption.abort(new OperatorError("Démarrage interrompu."));
	await starting;
	await closeAll();
	process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(signal, stop);
}

async function fail(error: unknown): Promise<void> {
	if (isStopping) return;
	await closeAll();
	const { phraseConnue } = await import("./gerer/erreur.ts");
	const { message, stack } =
		error instanceof Error ? error : new Error(String(error));
	const known = phraseConnue(error);
	say(
		known === undefined
			? `\n✗ Erreur inattendue : ${stack}`
			: `\n✗ ${known}${known === message ? "" : ` (${message})`}`,
	);
	process.exit(1);
}

starting = Promise.resolve().then(readOptions).then(start).catch(fail);
