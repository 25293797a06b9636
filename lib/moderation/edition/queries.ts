import { LIEUX } from "#lib/contributions/queries";
import {
	lireTexteNomme,
	lireVersion,
} from "#lib/contributions/revisions/queries";
import type { NatureContribution } from "#lib/contributions/schema";
import { estSlug } from "#lib/platform/contract/slug";
import type { ValeursEditees } from "#lib/platform/text/three-way-merge";

type Editee = {
	readonly titre: string;
	/** The version that the form is opened with. */
	readonly vu: number;
	readonly valeurs: ValeursEditees;
};

/** The values of an entry's edition form; null when there is no such entry. */
export async function lireEditee(
	nature: NatureContribution,
	slug: string,
): Promise<Editee | null> {
	if (!estSlug(slug)) return null;
	const vu = await lireVersion(nature, slug);
	const valeurs = await lireTexteNomme(nature, slug);
	if (!valeurs) return null;
	const [titre = ""] = valeurs[LIEUX[nature].cle] ?? [];
	return { titre, vu, valeurs };
}
