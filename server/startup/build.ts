import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { childEnvironment } from "#lib/platform/config/env";
import {
	explainedWriteError,
	OperatorError,
} from "#lib/platform/config/operator-error";
import { withFileLock } from "../../lib/platform/runtime/file-lock.mjs";
import { runToEnd } from "../../lib/platform/runtime/run-to-end.mjs";
import { OWN_SCRIPT_FOLDER } from "../pages/static-files.ts";

const ROOT = join(import.meta.dirname, "../..");
const STAMP = join(ROOT, ".next", "bien-commun.json");
/** The files of the build that never change, each named by its content. */
const STATIC = join(ROOT, ".next", "static");
/** In development Next makes all of them but our own script. */
const STATIC_IN_DEVELOPMENT = join(ROOT, "tmp", "static");
const SOURCES = ["app", "browser", "components", "lib", "public"];
const CONFIGURATION =
	/^(?:instrumentation|next\.config|postcss\.config|tsconfig|package|package-lock)\.(?:ts|mjs|js|json)$/;
const NOT_BUILT = /\.test\.tsx?$/;

function sourceFiles(root: string): string[] {
	const inFolders = SOURCES.filter((name) => existsSync(join(root, name)))
		.flatMap((name) =>
			readdirSync(join(root, name), { recursive: true, withFileTypes: true }),
		)
		.filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	const atTop = readdirSync(root).filter((name) => CONFIGURATION.test(name));
	// The database client depends on the schema alone.
	const others = [...atTop, join("prisma", "schema.prisma")];
	return [...inFolders, ...others.map((name) => join(root, name))].sort();
}

/**
 * Hash of the inputs of a build: sources, locked packages, Node. Settings are
 * excluded: several instances serve one build, so no page may contain any.
 */
export function buildInputs(root = ROOT): string {
	const hash = createHash("sha256");
	hash.update(process.version);
	for (const file of sourceFiles(root)) {
		const content = readFileSync(file);
		hash.update(`\n${file.slice(root.length)} ${content.length}\n`);
		hash.update(content);
	}
	return hash.digest("hex");
}

function builtInputs(): string | undefined {
	return existsSync(STAMP) ? readFileSync(STAMP, "utf8") : undefined;
}

/** The folder of the files that never change, from which pages are served. */
export function staticFolder(dev: boolean): string {
	return dev ? STATIC_IN_DEVELOPMENT : STATIC;
}

/** Runs an installed program, and shows the operator what it says when it fails. */
async function runProgram(
	program: string,
	args: readonly string[],
	signal: AbortSignal,
): Promise<void> {
	const path = join(ROOT, "node_modules", program);
	const { code, output } = await runToEnd(process.execPath, [path, ...args], {
		cwd: ROOT,
		env: childEnvironment({ NODE_ENV: "production" }),
		signal,
	});
	signal.throwIfAborted();
	if (code !== 0) {
		throw new OperatorError(
			`${output}\n\nLa construction du site a échoué (${code}) : corrigez ce qui est signalé ci-dessus, puis relancez.`,
		);
	}
}

/** Makes the one script of our own (browser/enhance.ts), under a name that holds its hash. */
export async function buildOwnScript(
	folder: string,
	signal: AbortSignal,
): Promise<void> {
	const place = join(folder, OWN_SCRIPT_FOLDER);
	rmSync(place, { recursive: true, force: true });
	await runProgram(
		"rolldown/bin/cli.mjs",
		[
			join(ROOT, "browser", "enhance.ts"),
			...["--dir", place, "--entryFileNames", "[name]-[hash].js"],
			...["--platform", "browser", "--format", "iife", "--minify"],
		],
		signal,
	);
}

/** Whether the site must be built again before it is served. */
export function isBuildStale(): boolean {
	return builtInputs() !== buildInputs();
}

/**
 * Builds the site unless the last complete build came from the same inputs. Two
 * concurrent starts on one checkout build it once; when one is killed midway,
 * the next start builds again.
 */
export async function ensureBuild(signal: AbortSignal): Promise<void> {
	const folder = join(ROOT, "tmp");
	try {
		mkdirSync(folder, { recursive: true });
		await withFileLock(join(folder, "build.lock"), async () => {
			const inputs = buildInputs();
			if (builtInputs() === inputs) return;
			rmSync(STAMP, { force: true });
			await runProgram("next/dist/bin/next", ["build"], signal);
			await buildOwnScript(STATIC, signal);
			await compressTexts(STATIC);
			writeFileSync(STAMP, inputs);
		});
	} catch (error) {
		throw explainedWriteError(error, ROOT);
	}
}

const TEXTS = /\.(?:js|css|svg|json|txt)$/;

/** Smaller files gain nothing. */
const OCTETS_MIN = 1_000;

/** The best quality takes a second per megabyte, which is not worth it for large files. */
const BEST_UP_TO_OCTETS = 300_000;
const LARGE_QUALITY = 9;

async function squeeze(path: string): Promise<void> {
	const content = await readFile(path);
	if (content.length < OCTETS_MIN) return;
	const quality =
		content.length <= BEST_UP_TO_OCTETS
			? constants.BROTLI_MAX_QUALITY
			: LARGE_QUALITY;
	const [br, gz] = await Promise.all([
		promisify(brotliCompress)(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: quality,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		}),
		promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
	]);
	await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside every text file under the folder. */
export async function compressTexts(folder: string): Promise<void> {
	const entries = await readdir(folder, {
		recursive: true,
		withFileTypes: true,
	});
	await Promise.all(
		entries
			.filter((entry) => entry.isFile() && TEXTS.test(entry.name))
			.map((entry) => squeeze(join(entry.parentPath, entry.name))),
	);
}
