import type { ReactNode } from "react";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { Classe } from "#lib/platform/search/results";

/** Entries in their order; those that only have the letters of what is searched stand apart, under their own line. */
export function Lignes<T>(props: {
	langue: Langue;
	elements: readonly Classe<T>[];
	ligne: (element: T) => ReactNode;
}) {
	const parLettres = props.elements.filter(
		({ nature_du_resultat }) => nature_du_resultat === "lettres",
	);
	const autres = props.elements.filter(
		({ nature_du_resultat }) => nature_du_resultat !== "lettres",
	);
	const lignes = (classes: readonly Classe<T>[]) => (
		<ul>{classes.map(({ element }) => props.ligne(element))}</ul>
	);
	return (
		<>
			{autres.length > 0 ? lignes(autres) : null}
			{parLettres.length > 0 ? (
				<>
					<p className="mt-6 mb-3 text-small font-bold text-soft first:mt-0">
						{texts(props.langue)("recherche.lettres")}
					</p>
					{lignes(parLettres)}
				</>
			) : null}
		</>
	);
}
