/** Files to import, created by the tests that import them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/**
 * Returns a function that writes a JSON Lines file in this test file's own folder and
 * returns its path; a string is written as it is.
 */
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

/** A project that any import accepts, with these fields replaced. */
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

/** A need that any import accepts, with these fields replaced. */
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
