import { NUANCES_MAX, type Nuance, NuanceForme } from "./schema.ts";

/** A "not quite" as one value of a draft and of its form: the slug, a space, the text. */
export function nuanceDite({ projet, texte }: Nuance): string {
	return `${projet} ${texte ?? ""}`;
}

/** What such values say, the last of each project; those that no form of ours wrote are left out. */
export function nuancesDe(dites: readonly string[]): Nuance[] {
	const lues = dites.flatMap((dite) => {
		const fin = dite.indexOf(" ");
		if (fin < 0) return [];
		const lue = NuanceForme.safeParse({
			projet: dite.slice(0, fin),
			nuance: dite.slice(fin + 1),
		});
		return lue.success
			? [{ projet: lue.data.projet, texte: lue.data.nuance }]
			: [];
	});
	const parProjet = new Map(lues.map((nuance) => [nuance.projet, nuance]));
	return [...parProjet.values()].slice(-NUANCES_MAX);
}
