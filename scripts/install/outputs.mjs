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
