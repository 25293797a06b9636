import { nuancesDe } from "#lib/besoins/liens/rules";
import { CHAMPS_BESOIN } from "#lib/contributions/schema";
import { lireProjet } from "#lib/projets/queries";
import { brouillonDuNavigateur } from "../data.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The published project that an address names; null when there is none. */
export async function projetVise({ projet }: Query) {
	const lu = await lireProjet([projet].flat().at(-1) ?? "");
	return lu.ok ? lu.valeur : null;
}

/** The title that an address brings from a search: nothing when it brings none. */
export function titreDit({ titre }: Query): readonly string[] {
	const dit = [titre].flat().at(-1)?.trim() ?? "";
	return dit === ""
		? []
		: [[...dit].slice(0, CHAMPS_BESOIN.titre.bornes.max).join("")];
}

/** What this browser's author said of the projects that come close. */
export async function mesNuances() {
	const { nuances = [] } = await brouillonDuNavigateur("besoin");
	return nuancesDe(nuances);
}
