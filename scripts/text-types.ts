/** Writes beside each file of French texts its type: by it the compiler knows which arguments a text takes. Other languages have the same keys. */
import { globSync, readFileSync, writeFileSync } from "node:fs";

for (const file of globSync("lib/{i18n,platform/mail}/messages/fr/*.json"))
	writeFileSync(
		file.replace(/json$/, "d.json.ts"),
		`declare const texts: ${readFileSync(file, "utf8")};\nexport default texts;\n`,
	);
