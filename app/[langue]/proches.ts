import { listerBesoinsProches } from "#lib/besoins/proches/queries";
import { listerProjetsProches } from "#lib/projets/proches/queries";

/** Few enough to be read before going on, and really alike. */
const CRITERE = { limite: 3, part: 0.4 };

/** Projects and needs that already say what somebody is writing. */
export async function listerProches(texte: string) {
	const [projets, besoins] = await Promise.all([
		listerProjetsProches(texte, CRITERE),
		listerBesoinsProches(texte, CRITERE),
	]);
	return { projets, besoins };
}
