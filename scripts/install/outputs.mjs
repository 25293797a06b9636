/**
 * Lets a program outlive whoever reads what it prints: a pipe that closes
 * (`| head`), a terminal that goes, a log's disk that is full. Unheard, the
 * error of such a write is an uncaught exception, whose report fails again,
 * endlessly.
 */
export function outliveReaders() {
	for (const output of [process.stdout, process.stderr]) {
		output.on("error", () => {
			// Nobody is left to tell.
		});
	}
}
