/** Files to import, made by the tests that import them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Writes a file of JSON Lines in a folder of this test file's own; a string is a line as it is. */
export function importFiles(): (lines: readonly (string | object)[]) => string {
	const folder = mkdtempSync(join(tmpdir(), "bc-import-"));
	afterAll(() => rmSync(folder, { recursive: true }));
	let files = 0;
	return (lines) => {
		files += 1;
		const path = join(folder, `${files}.ndjson`);
		const texts = lines.map((line) =>
			typeof line === "string" ? line : JSON.stringify(line),
		);
		writeFileSync(path, `${texts.join("\n")}\n`);
		return path;
	};
}

let records = 0;

/** A project that any import takes in, with these fields in place of its own. */
export function projetImportable(champs: object = {}) {
	records += 1;
	return {
		nom: `Projet numéro ${records}`,
		accroche: "Une accroche assez longue",
		description: "Une description qui dépasse bien les quarante caractères.",
		site_web: null,
		porteur: null,
		territoire: null,
		usage_ia: null,
		code_ouvert: null,
		themes: [],
		source: "Essais",
		source_id: `essai-${records}`,
		licence: "CC0",
		langue: "fr",
		format: "texte",
		...champs,
	};
}

/** A need that any import takes in, with these fields in place of its own. */
export function besoinImportable(champs: object = {}) {
	records += 1;
	return {
		titre: `Besoin numéro ${records}`,
		description: "Une description qui dépasse bien les quarante caractères.",
		territoire: null,
		theme: null,
		soutiens: null,
		source: "Essais",
		source_id: `essai-${records}`,
		licence: "CC0",
		langue: "fr",
		format: "texte",
		...champs,
	};
}
