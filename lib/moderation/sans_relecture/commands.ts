import type { ActeurCompte } from "#lib/platform/actor";
import { type Resultat, reussite } from "#lib/platform/contract/result";
import { actAs } from "#lib/platform/db/act";
import { journaliserLot, sur } from "#lib/platform/db/journal";
import { sql } from "#lib/platform/db/pool";
import { SANS_RELECTURE } from "./queries.ts";
import type { SansRelecture, VueForme } from "./schema.ts";

type Vue = Pick<SansRelecture, "nature" | "slug" | "source"> & {
	readonly objet_id: number;
};

/**
 * Marks what was published by rule as seen: it leaves the list and stays public. Only
 * what the moderator was shown: an entry that an import has changed since stays listed.
 * Returns how many. Journaled, each under its entry. Rejected for members.
 */
export async function marquerVue(
	acteur: ActeurCompte,
	{ geste, vues, jusqua }: VueForme,
): Promise<Resultat<number>> {
	return actAs("moderateur", acteur, async (tx) => {
		const choix =
			geste === "toutes"
				? sql`s.le <= ${jusqua ?? null}::timestamptz`
				: sql`s.cle = ANY(${[...vues]}::text[])`;
		// Those that somebody else marks meanwhile are counted once: the update sees the row as it became.
		const marquees = await tx.$queryRaw<Vue[]>(
			sql`UPDATE cles_import k SET sans_relecture = NULL, sans_relecture_le = NULL
			    FROM (${SANS_RELECTURE}) AS s WHERE s.id = k.id AND k.sans_relecture_le = s.le AND ${choix}
			    RETURNING s.nature, s.objet_id, s.slug, s.source`,
		);
		if (marquees.length === 0) return reussite(0);
		await journaliserLot(
			tx,
			marquees.map(({ nature, objet_id, slug, source }) => ({
				acteur,
				acte: "marquerVue",
				...sur(nature, { id: objet_id, slug }),
				apres: { source },
			})),
		);
		return reussite(marquees.length);
	});
}
