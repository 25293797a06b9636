import { reglages } from "#lib/platform/config/env";
import { writeYaml } from "#lib/platform/text/yaml";
import { lireProjet } from "../queries.ts";
import { commentaireDe, publiccodeDe } from "./rules.ts";

/** The publiccode.yml of a published project; null when it has none, or is none. */
export async function lirePubliccode(slug: string): Promise<string | null> {
	const lu = await lireProjet(slug);
	if (!lu.ok) return null;
	const editeur = reglages();
	const ecrit = publiccodeDe(lu.valeur, editeur);
	return (
		ecrit &&
		writeYaml(ecrit.publiccode, commentaireDe(lu.valeur, editeur, ecrit))
	);
}
