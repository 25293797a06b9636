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
