/** The folder of an identity, for tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A picture in one colour. */
export const CARRE =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#00429d" d="M0 0h10v10H0z"/></svg>';

/** Writes the files of an identity in a new folder, and returns its path. */
export function dossierIdentite(
	fichiers: Readonly<Record<string, string | Buffer | object>>,
): string {
	const dossier = mkdtempSync(join(tmpdir(), "bc-identite-"));
	for (const [nom, contenu] of Object.entries(fichiers)) {
		const chemin = join(dossier, nom);
		mkdirSync(dirname(chemin), { recursive: true });
		writeFileSync(
			chemin,
			typeof contenu === "string" || Buffer.isBuffer(contenu)
				? contenu
				: JSON.stringify(contenu),
		);
	}
	return dossier;
}
