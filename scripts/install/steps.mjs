/** A failure reported to the operator as a French sentence with the remedy. */
export class Refusal extends Error {}

/**
 * Explains a failed write or run, when the cause is known; else returns the
 * error unchanged.
 * @param {unknown} error
 * @param {string} path
 */
export function explained(error, path) {
	const code = error instanceof Error && "code" in error ? error.code : "";
	if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
		return new Refusal(
			`Écriture refusée dans ${path} : donnez-en le droit au compte qui lance la commande (par exemple chown -R), ou clonez le dépôt dans un dossier à lui.`,
		);
	}
	if (code === "ENOSPC" || code === "EDQUOT") {
		return new Refusal(
			`Le disque qui porte ${path} est plein : libérez environ 1 Go, puis relancez.`,
		);
	}
	return error;
}

/**
 * Runs a step and reports it on standard error, with its duration: standard
 * output is reserved for the results of the operator's commands.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function announce(title, work) {
	process.stderr.write(`• ${title}… `);
	const start = performance.now();
	try {
		const result = await work();
		const seconds = (performance.now() - start) / 1000;
		process.stderr.write(`${seconds.toFixed(1).replace(".", ",")} s\n`);
		return result;
	} catch (error) {
		process.stderr.write("échec\n");
		throw error;
	}
}

/**
 * Keeps a program running when the reader of its output disappears: a pipe that
 * closes (`| head`), a terminal that closes, a log's disk that is full.
 * Unhandled, the error of such a write is an uncaught exception, whose report
 * fails again, endlessly.
 */
export function outliveReaders() {
	for (const output of [process.stdout, process.stderr]) {
		output.on("error", () => {
			// No output is left to report to.
		});
	}
}
