import type { Completion } from "#components/ui/lists/search-form";
import { chercherLieux, nomsProposes } from "#lib/lieux/queries";
import { departementAutour, nomTraduit } from "#lib/lieux/schema";
import type { Langue } from "#lib/platform/langues";

/** A list of the site, with or without filters. */
const LISTE = /^(?:\/en)?\/(?:projets|besoins)(?:\?[^#]*)?$/;

/** The areas that a text names or begins, by name in the page's language, or as links to the list `retour` near them; none to anywhere else. */
export async function completer(
	q: string,
	retour: string | null,
	langue: Langue,
): Promise<{ noms: string[] } | { titres: Completion[] }> {
	if (retour === null)
		return { noms: q === "" ? [] : await nomsProposes(q, langue) };
	const lieux = q !== "" && LISTE.test(retour) ? await chercherLieux(q) : [];
	const debut = `${retour}${retour.includes("?") ? "&" : "?"}lieu=`;
	return {
		titres: lieux.map((lieu) => ({
			href: debut + lieu.code,
			titre: nomTraduit(lieu, langue).texte,
			nature: departementAutour(lieu)?.nom ?? "",
		})),
	};
}
