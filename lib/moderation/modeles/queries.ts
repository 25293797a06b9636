import { rows, sql } from "#lib/platform/db/pool";
import type { Langue } from "#lib/platform/langues";
import type { Modele } from "./schema.ts";

export function listerModeles(): Promise<Modele[]> {
	return rows<Modele>(
		sql`SELECT id, nom, texte_fr, texte_en FROM modeles ORDER BY texte_recherche(nom), id`,
	);
}

/** What a moderator has written, followed by a template in the language of the mail; unchanged when the template is gone. */
export async function ajouterModele(
	id: number,
	langue: Langue,
	texte: string | null,
): Promise<string> {
	const modele = (await listerModeles()).find((un) => un.id === id) ?? null;
	const parties = [
		texte,
		modele && (langue === "en" ? modele.texte_en : modele.texte_fr),
	];
	return parties.filter((partie) => partie !== null).join("\n\n");
}
