import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withFileLock } from "../../lib/platform/runtime/file-lock.mjs";
import {
	chooseNode,
	generateClient,
	linkPostgresLibraries,
} from "./after-install.mjs";
import { announce } from "./announce.mjs";
import { installDependencies, isInstalled } from "./dependencies.mjs";
import { explained } from "./refusal.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const STAMP = join(ROOT, "node_modules", ".bien-commun.json");
const CLIENT = join(ROOT, "prisma", "client", "client.ts");

/** @param {string} path */
function hashOf(path) {
	return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/** What an installation depends on. */
function wantedState() {
	return {
		machine: `${process.platform}-${process.arch}`,
		lock: hashOf(join(ROOT, "package-lock.json")),
		schema: hashOf(join(ROOT, "prisma", "schema.prisma")),
	};
}

/** @returns {Partial<ReturnType<typeof wantedState>> & { node?: string, withTools?: boolean }} */
function stampedState() {
	try {
		return JSON.parse(readFileSync(STAMP, "utf8"));
	} catch {
		return {};
	}
}

/**
 * The Node to run when nothing is left to do, else `undefined`.
 * @param {boolean} withTools
 */
function readyNode(withTools) {
	const wanted = wantedState();
	const { node, ...stamped } = stampedState();
	const isReady =
		node !== undefined &&
		(stamped.withTools === true || !withTools) &&
		stamped.machine === wanted.machine &&
		stamped.lock === wanted.lock &&
		stamped.schema === wanted.schema &&
		existsSync(CLIENT) &&
		existsSync(resolve(ROOT, node));
	return isReady ? resolve(ROOT, node) : undefined;
}

/** @param {boolean} withTools */
async function install(withTools) {
	const wanted = wantedState();
	const stamped = stampedState();
	const isSame =
		stamped.machine === wanted.machine &&
		stamped.lock === wanted.lock &&
		(stamped.withTools === true || !withTools);
	if (!isSame && !isInstalled(ROOT, withTools)) {
		await announce(
			withTools
				? "Installation des paquets npm, outils de développement compris (une à trois minutes la première fois)"
				: "Installation des paquets npm (une à deux minutes la première fois)",
			() => installDependencies(ROOT, withTools),
		);
	}
	linkPostgresLibraries(ROOT);
	const node = await chooseNode(ROOT);
	await announce("Génération du client de la base", () =>
		generateClient(ROOT, resolve(ROOT, node)),
	);
	const state = { ...wanted, node, withTools: isInstalled(ROOT, true) };
	writeFileSync(STAMP, JSON.stringify(state));
	return resolve(ROOT, node);
}

/** What builds, serves and operates: all else needs the tools of tests and checks. */
const WITHOUT_TOOLS = [
	"scripts/start.ts",
	"scripts/gerer.ts",
	"deploiement/construire.mjs",
];

/**
 * Makes sure that what a script needs of the lock file is installed, and the
 * client generated, and returns where the project is and which Node runs it.
 * Several processes may call it at once: one works, the others wait.
 * @param {string} script
 * @returns {Promise<{ root: string, node: string }>}
 */
export async function prepare(script) {
	const withTools = !WITHOUT_TOOLS.includes(script);
	const ready = readyNode(withTools);
	if (ready !== undefined) return { root: ROOT, node: ready };
	// Outside node_modules, which npm removes.
	const folder = join(ROOT, "tmp");
	try {
		mkdirSync(folder, { recursive: true });
		const node = await withFileLock(
			join(folder, "install.lock"),
			async () => readyNode(withTools) ?? (await install(withTools)),
			{
				onWait: () =>
					process.stderr.write(
						"• Une autre commande installe déjà les paquets : attente…\n",
					),
			},
		);
		return { root: ROOT, node };
	} catch (error) {
		throw explained(error, ROOT);
	}
}
