import { lireNumerosDesEtapes } from "#lib/besoins/chantier/queries";
import { estBesoinRetire, lireBesoin } from "#lib/besoins/queries";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";

/** A public need with the permanent numbers of its steps; whether it was taken down when it is not. */
export const lireFiche = whileUnchanged(async (slug: string) => {
	const lu = await lireBesoin(slug);
	if (!lu.ok) return { ok: false, gone: await estBesoinRetire(slug) } as const;
	const numeros = await lireNumerosDesEtapes(slug);
	return { ok: true, besoin: lu.valeur, numeros } as const;
});
