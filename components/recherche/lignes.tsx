import type { ReactNode } from "react";
import { pageTexts } from "#lib/i18n/page-texts";
import type { Classe } from "#lib/platform/search/results";
import type { Lecture } from "#lib/recherche/schema";

/** How the words of a search were read: those that no entry has, and what misspelt ones were read as. */
export function LectureDite({
	lecture: { inconnus, corriges },
}: {
	lecture: Lecture;
}) {
	const t = pageTexts();
	const dits = [
		inconnus.length > 0
			? t("recherche.inconnus", {
					n: inconnus.length,
					mots: inconnus.join(", "),
				})
			: null,
		corriges.length > 0
			? t("recherche.corriges", { mots: corriges.join(", ") })
			: null,
	];
	return dits.map((dit) =>
		dit === null ? null : (
			<p key={dit} className="my-3 max-w-measure">
				{dit}
			</p>
		),
	);
}

/** Entries in their order; those that come near what is searched stand apart, under their own line. */
export function Lignes<T>(props: {
	elements: readonly Classe<T>[];
	ligne: (element: T) => ReactNode;
	/** How the words of the search were read, where it is said above these rows. */
	lecture?: Lecture;
}) {
	const approchants = props.elements.filter(
		({ nature_du_resultat }) => nature_du_resultat === "approche",
	);
	const autres = props.elements.filter(
		({ nature_du_resultat }) => nature_du_resultat === "mots",
	);
	const lignes = (classes: readonly Classe<T>[]) => (
		<ul>{classes.map(({ element }) => props.ligne(element))}</ul>
	);
	return (
		<>
			{props.lecture ? <LectureDite lecture={props.lecture} /> : null}
			{autres.length > 0 ? lignes(autres) : null}
			{approchants.length > 0 ? (
				<>
					<p className="mt-6 mb-3 text-small font-bold text-soft first:mt-0">
						{pageTexts()("recherche.approchants")}
					</p>
					{lignes(approchants)}
				</>
			) : null}
		</>
	);
}
