/** Fails on a known advisory of high severity in what the site runs; when the registry does not answer, reports it and passes. */
import { npm, readAdvisories } from "./runner/npm.ts";

const { stdout } = npm(
	...["audit", "--omit=dev", "--json", "--loglevel=silent"],
	...["--fetch-retries=0", "--fetch-timeout=20000"],
);
const advisories = readAdvisories(stdout);
if (!advisories.answered)
	console.log(`advisories: not looked up, ${advisories.why}`);
else if (advisories.stopping.length > 0) {
	console.log(advisories.stopping.join("\n"));
	process.exitCode = 1;
} else console.log("advisories: none of high severity");
