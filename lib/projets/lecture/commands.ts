import type { Acteur } from "#lib/platform/actor";
import { type Resultat, reussite } from "#lib/platform/contract/result";
import type { Sort } from "#lib/platform/import/run";
import type { BilanEntrees, OptionsImport } from "#lib/themes/commands";
import { importerProjets } from "../importation/commands.ts";
import { lireListe } from "./queries.ts";

export type SortDAdresse = {
	readonly ligne: number;
	readonly sort: Sort | "refuse";
	readonly raison?: string;
};

/**
 * Imports the project of each `publiccode.yml` that a list of addresses leads to, one a
 * line, and tells of each what became of it; a second run changes what its file
 * changed, except what a moderator changed since. For the operator only.
 */
export async function importerPubliccode(
	acteur: Acteur,
	options: Omit<OptionsImport, "source" | "dire">,
): Promise<
	Resultat<BilanEntrees & { readonly adresses: readonly SortDAdresse[] }>
> {
	const pris: SortDAdresse[] = [];
	const fait = await importerProjets(acteur, {
		...options,
		source: lireListe,
		dire: (ligne, sort) => pris.push({ ligne, sort }),
	});
	if (!fait.ok) return fait;
	const refuses = fait.valeur.refuses.map(
		({ ligne, raison }) => ({ ligne, sort: "refuse", raison }) as const,
	);
	const adresses = [...pris, ...refuses].sort((a, b) => a.ligne - b.ligne);
	return reussite({ ...fait.valeur, adresses });
}
