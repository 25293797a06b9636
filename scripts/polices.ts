/** Makes the typefaces that every page loads, out of their packages: to run when one changes. */
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FACES, FOLDER, packageOf } from "./typefaces/faces.ts";
import { subsetOf } from "./typefaces/subset.ts";

for (const face of FACES) {
	const bytes = await subsetOf(face);
	writeFileSync(join(FOLDER, `${face.name}.woff2`), bytes);
	// Their licence travels with every copy.
	copyFileSync(
		join(packageOf(face), "LICENSE"),
		join(FOLDER, `${face.name}.LICENSE.txt`),
	);
	process.stdout.write(`${face.name} : ${bytes.length} octets\n`);
}
