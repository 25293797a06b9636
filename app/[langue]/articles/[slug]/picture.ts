import { langueOf } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { drawPicture } from "../../picture.tsx";
import { lireFiche } from "./fiche.ts";

/** Pictures kept: drawing one costs as much as a hundred pages. */
const KEPT_MAX = 40;

/** The picture of an article; null when it is not public. */
export const draw = whileUnchanged(async (segment: string, slug: string) => {
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return null;
	const langue = langueOf(segment);
	const t = texts(langue);
	return drawPicture({
		kind: t("lecture.articles.un"),
		title: translated(fiche.article, "titre", langue).texte,
		text: translated(fiche.article, "resume", langue).texte,
	});
}, KEPT_MAX);
