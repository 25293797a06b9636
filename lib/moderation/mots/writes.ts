import { sql } from "#lib/platform/db/pool";
import type { Transaction } from "#lib/platform/db/transaction";
import type { MotForme } from "./schema.ts";

function marquer({ nature, de, a, dite }: MotForme) {
	switch (nature) {
		case "nuance":
			return sql`UPDATE liens SET nuance_traitee = true WHERE nuance IS NOT NULL AND NOT nuance_traitee
				AND besoin_id = (SELECT id FROM besoins WHERE slug = ${de})
				AND projet_id = (SELECT id FROM projets WHERE slug = ${a})`;
		case "manquee":
			return sql`UPDATE recherches_manquees SET ecartee = true WHERE mots = ${de} AND langue = ${dite} AND NOT ecartee`;
	}
}

/** Takes a word off the list that waits for a moderator; returns false when it is not there any more. */
export async function marquerTraite(
	tx: Transaction,
	mot: MotForme,
): Promise<boolean> {
	return (await tx.$executeRaw(marquer(mot))) > 0;
}
