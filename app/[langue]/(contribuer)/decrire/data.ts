import { nuancesDe } from "#lib/besoins/liens/rules";
import { lireProjet } from "#lib/projets/queries";
import { brouillonDuNavigateur } from "../data.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The published project that an address names; null when there is none. */
export async function projetVise({ projet }: Query) {
	const lu = await lireProjet([projet].flat().at(-1) ?? "");
	return lu.ok ? lu.valeur : null;
}

/** What this browser's author said of the projects that come close. */
export async function mesNuances() {
	const { nuances = [] } = await brouillonDuNavigateur("besoin");
	return nuancesDe(nuances);
}
