// Entry point of every npm script: plain JavaScript for the system's Node,
// which may be as old as 20. It installs what is missing, then runs the given
// script under Node 24.
const OLDEST_NODE = 20;

/** @param {string} sentence */
function refuse(sentence) {
	process.stderr.write(`\n✗ ${sentence}\n`);
	process.exit(1);
}

if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
	refuse(
		`Node.js ${process.versions.node} est trop ancien : installez la version ${OLDEST_NODE} ou une plus récente (https://nodejs.org), puis relancez.`,
	);
} else {
	// Imported only now: an older Node could not even parse these modules.
	const { prepare } = await import("./install/prepare.mjs");
	const { runScript } = await import("./install/run-script.mjs");
	const { Refusal } = await import("./install/steps.mjs");
	const { outliveReaders } = await import("./install/steps.mjs");
	outliveReaders();
	try {
		const [script = "scripts/start.ts", ...args] = process.argv.slice(2);
		process.exitCode = await runScript(await prepare(script), script, args);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		refuse(error.message);
	}
}
