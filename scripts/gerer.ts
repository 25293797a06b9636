/** The operator's command line: `npm run gerer -- <command>`. */
import {
	OperatorError,
	systemErrorCode,
} from "#lib/platform/config/operator-error";
import { closeStore, evenReadOnly } from "#lib/platform/db/pool";
import { logOnStandardError } from "#lib/platform/runtime/log";
import { type Database, openDatabase } from "#server/startup/database";
import { provideSecret, readSettings } from "#server/startup/settings";
import { type Commande, ErreurUsage, lireSaisie } from "./gerer/commande.ts";
import { aide, commandesProches, trouverCommande } from "./gerer/commandes.ts";
import { phraseErreur } from "./gerer/erreur.ts";

const SUCCES = 0;
const REFUS = 1;
const USAGE = 2;
const INTERRUPTION = 130;

let database: Database | undefined;

/** The database keeps running while another process holds it, and stops otherwise. */
async function fermer(): Promise<void> {
	await closeStore();
	await database?.stop();
}

async function ouvrir({
	sansBase = false,
	sansMigration = false,
}: Commande): Promise<void> {
	if (sansBase) return;
	const settings = provideSecret(readSettings("production"));
	logOnStandardError();
	for (const warning of settings.avertissements)
		process.stderr.write(`! ${warning}\n`);
	database = await openDatabase(settings);
	// A running server has already migrated it, and an external one must not be
	// migrated from here.
	if (!database.started || sansMigration) return;
	const { applyMigrations } = await import("#server/migrations/apply");
	await applyMigrations(database.url);
}

/** Resolves to the code of what failed, if anything did. */
function ecrire(
	sortie: NodeJS.WriteStream,
	texte: string,
): Promise<string | undefined> {
	// Writing to a pipe is asynchronous: exiting earlier would cut the output.
	return new Promise((done) =>
		sortie.write(texte, (error) => done(systemErrorCode(error))),
	);
}

async function refuserUsage(
	message: string,
	commandes: readonly Commande[],
): Promise<number> {
	// Last, where the help of all commands has not pushed it off the screen.
	await ecrire(process.stderr, `${aide(commandes)}\n✗ ${message}\n`);
	return USAGE;
}

async function executer(args: readonly string[]): Promise<number> {
	if (
		args.some((arg) => arg === "--aide" || arg === "--help" || arg === "-h")
	) {
		await ecrire(process.stdout, aide(await commandesProches(args[0] ?? "")));
		return SUCCES;
	}
	const trouvee = await trouverCommande(args);
	if (!trouvee) {
		const proches = await commandesProches(args[0] ?? "");
		const premiers = new Set(proches.map(({ nom }) => nom.split(" ")[0]));
		// Of a first word alone, or of nothing, what follows is missing.
		const incomplete = args.length < (premiers.size === 1 ? 2 : 1);
		return refuserUsage(
			incomplete
				? "Quelle commande ?"
				: `Commande inconnue : ${args.join(" ")}`,
			proches,
		);
	}
	const { commande, suite } = trouvee;
	try {
		const saisie = lireSaisie(commande, suite);
		parLots = commande.parLots?.(saisie) ?? false;
		await ouvrir(commande);
		const { resultat, echec, texte } = await evenReadOnly(() =>
			commande.agir(saisie),
		);
		const faute = await ecrire(
			process.stdout,
			texte ?? `${JSON.stringify(resultat)}\n`,
		);
		// Who reads a pipe may stop when it has seen enough.
		if (faute !== undefined && faute !== "EPIPE")
			throw new OperatorError(
				`La commande est allée au bout, mais son résultat n’a pas pu être écrit là où mène la sortie standard (${faute}).`,
			);
		return echec ? REFUS : SUCCES;
	} catch (error) {
		// What fails since is what the interruption cut.
		if (interrompu) return INTERRUPTION;
		if (error instanceof ErreurUsage)
			return refuserUsage(error.message, [commande]);
		await ecrire(process.stderr, `✗ ${phraseErreur(error)}\n`);
		return REFUS;
	}
}

let interrompu = false;
let parLots = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(signal, async () => {
		if (interrompu) return;
		interrompu = true;
		process.stderr.write(
			`\nInterrompu : ${parLots ? "ce qui est entré est gardé" : "la commande n’est pas allée au bout"}.\n`,
		);
		await fermer().catch(() => {});
		process.exit(INTERRUPTION);
	});
}

const code = await executer(process.argv.slice(2));
if (!interrompu) {
	await fermer().catch(() => {});
	process.exit(code);
}
