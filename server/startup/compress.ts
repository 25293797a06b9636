/** Compresses the static files of a build once, at the best quality, instead of at each request. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
