/** Fails on a known advisory of high severity in what the site runs; when the registry does not answer, reports it and passes. */
import { countAdvisories, npm } from "./runner/npm.ts";

const AUDIT = ["audit", "--omit=dev", "--fetch-retries=0"];
const { stdout } = npm(...AUDIT, "--json", "--fetch-timeout=20000");
const count = countAdvisories(stdout);
if (count === undefined)
	console.log(
		`advisories: not looked up, ${/"message": "([^"]*)"/.exec(stdout)?.[1] ?? "npm audit gave no report"}`,
	);
else if (count > 0) {
	console.log(npm(...AUDIT, "--audit-level=high").stdout);
	process.exitCode = 1;
} else console.log("advisories: none of high severity");
