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

/** @returns {Partial<ReturnType<typeof wantedState>> & { node?: string }} */
function stampedState() {
	try {
		return JSON.parse(readFileSync(STAMP, "utf8"));
	} catch {
		return {};
	}
}

/** The Node to run when nothing is left to do, else `undefined`. */
function readyNode() {
	const wanted = wantedState();
	const { node, ...stamped } = stampedState();
	const isReady =
		node !== undefined &&
		stamped.machine === wanted.machine &&
		stamped.lock === wanted.lock &&
		stamped.schema === wanted.schema &&
		existsSync(CLIENT) &&
		existsSync(resolve(ROOT, node));
	return isReady ? resolve(ROOT, node) : undefined;
}

async function install() {
	const wanted = wantedState();
	const stamped = stampedState();
	const isSame =
		stamped.machine === wanted.machine && stamped.lock === wanted.lock;
	if (!isSame && !isInstalled(ROOT)) {
		await announce(
			"Installation des paquets npm (une à trois minutes la première fois)",
			() => installDependencies(ROOT),
		);
	}
	linkPostgresLibraries(ROOT);
	const node = await chooseNode(ROOT);
	await announce("Génération du client de la base", () =>
		generateClient(ROOT, resolve(ROOT, node)),
	);
	writeFileSync(STAMP, JSON.stringify({ ...wanted, node }));
	return resolve(ROOT, node);
}

/**
 * Makes sure that everything in the lock file is installed and generated, and
 * returns where the project is and which Node runs it. Several processes may
 * call it at once: one works, the others wait.
 * @returns {Promise<{ root: string, node: string }>}
 */
export async function prepare() {
	const ready = readyNode();
	if (ready !== undefined) return { root: ROOT, node: ready };
	// Outside node_modules, which npm removes.
	const folder = join(ROOT, "tmp");
	try {
		mkdirSync(folder, { recursive: true });
		const node = await withFileLock(
			join(folder, "install.lock"),
			async () => readyNode() ?? (await install()),
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
