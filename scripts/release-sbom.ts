/**
 * Writes the software bill of materials of a release (CycloneDX): every package
 * that the site runs, with version, licence and checksum, from the lock file.
 *
 *     npm run release:sbom -- FICHIER
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { callerDirectory } from "#lib/platform/config/env";
import { npm } from "./runner/npm.ts";

const Bill = z.object({
	bomFormat: z.literal("CycloneDX"),
	components: z.array(z.object({ name: z.string(), version: z.string() })),
});

const [file] = process.argv.slice(2);
if (file === undefined) {
	console.error("usage : npm run release:sbom -- FICHIER");
	process.exit(2);
}
const { stdout, stderr } = npm(
	...["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"],
	"--loglevel=error",
);
if (stdout.trim() === "") {
	console.error(`npm sbom n’a rien écrit :\n${stderr.trim()}`);
	process.exit(1);
}
const { components } = Bill.parse(JSON.parse(stdout));
const path = resolve(callerDirectory(), file);
writeFileSync(path, stdout);
console.log(`${path} : ${components.length} paquets.`);
