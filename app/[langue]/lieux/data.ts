import type { Completion } from "#components/ui/lists/completions";
import { chercherLieux } from "#lib/lieux/queries";

/** A list of the site, with or without filters. */
const LISTE = /^(?:\/en)?\/(?:projets|besoins)(?:\?[^#]*)?$/;

/** The areas that a text names or begins, as links to the list `retour` near them; none to anywhere else. */
export async function completer(
	q: string,
	retour: string,
): Promise<{ titres: Completion[] }> {
	const lieux = q !== "" && LISTE.test(retour) ? await chercherLieux(q) : [];
	const debut = `${retour}${retour.includes("?") ? "&" : "?"}lieu=`;
	return {
		titres: lieux.map(({ code, dans, nom }) => ({
			href: debut + code,
			titre: nom,
			nature: dans.find((lieu) => lieu.code.startsWith("dep-"))?.nom ?? "",
		})),
	};
}
