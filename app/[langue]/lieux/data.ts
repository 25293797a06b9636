import type { Completion } from "#components/ui/lists/completions";
import { chercherLieux, nomsProposes } from "#lib/lieux/queries";
import { nomDuDepartement } from "#lib/lieux/rules";

/** A list of the site, with or without filters. */
const LISTE = /^(?:\/en)?\/(?:projets|besoins)(?:\?[^#]*)?$/;

/** The areas that a text names or begins, by name, or as links to the list `retour` near them; none to anywhere else. */
export async function completer(
	q: string,
	retour: string | null,
): Promise<{ noms: string[] } | { titres: Completion[] }> {
	if (retour === null) return { noms: q === "" ? [] : await nomsProposes(q) };
	const lieux = q !== "" && LISTE.test(retour) ? await chercherLieux(q) : [];
	const debut = `${retour}${retour.includes("?") ? "&" : "?"}lieu=`;
	return {
		titres: lieux.map((lieu) => ({
			href: debut + lieu.code,
			titre: lieu.nom,
			nature: nomDuDepartement(lieu) ?? "",
		})),
	};
}
