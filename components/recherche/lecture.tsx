import { pageTexts } from "#lib/i18n/page-texts";
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
