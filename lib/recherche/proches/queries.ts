import { listerBesoinsProches } from "#lib/besoins/queries";
import { inLane } from "#lib/platform/db/costly-reads";
import { listerProjetsProches } from "#lib/projets/queries";
import { PROCHES_MAX, type Proches } from "./schema.ts";

/**
 * Public entries that already say what a text says, the closest first. Throws `TooBusy`
 * when too many costly reads are in progress.
 */
export function listerProches(texte: string): Promise<Proches> {
	const critere = { limite: PROCHES_MAX };
	return inLane(async () => {
		const [projets, besoins] = await Promise.all([
			listerProjetsProches(texte, critere),
			listerBesoinsProches(texte, critere),
		]);
		return { projets, besoins };
	});
}
