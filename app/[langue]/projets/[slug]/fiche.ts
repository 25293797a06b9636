import { listerBesoinsDuProjet } from "#lib/besoins/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { estProjetRetire, lireProjet } from "#lib/projets/queries";
import { listerProjetsVoisins } from "#lib/projets/voisins/queries";

const VOISINS_MAX = 4;

/** A published project with what its page shows around it; whether it was taken down when it is not. */
export const lireFiche = whileUnchanged(async (slug: string) => {
	const lu = await lireProjet(slug);
	if (!lu.ok) return { ok: false, gone: await estProjetRetire(slug) } as const;
	const [besoins, voisins] = await Promise.all([
		listerBesoinsDuProjet(slug),
		listerProjetsVoisins(slug, VOISINS_MAX),
	]);
	return { ok: true, projet: lu.valeur, besoins, voisins } as const;
});
