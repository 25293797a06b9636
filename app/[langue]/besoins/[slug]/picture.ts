import { estStatutPublic } from "#lib/besoins/rules";
import { langueOf } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { drawPicture } from "../../picture.tsx";
import { lireFiche } from "./fiche.ts";

/** The colours of the states on paper, as globals.css has them. */
const COULEURS = {
	publie: "#1c4f86",
	etude: "#5a3d8a",
	developpement: "#744400",
	livre: "#0f5138",
} as const;

/** Pictures kept: drawing one costs as much as a hundred pages. */
const KEPT_MAX = 40;

/** The picture of a need; null when it is not public. */
export const draw = whileUnchanged(async (segment: string, slug: string) => {
	const fiche = await lireFiche(slug);
	if (!fiche.ok) return null;
	const langue = langueOf(segment);
	const t = texts(langue);
	const { statut } = fiche.besoin;
	if (!estStatutPublic(statut)) return null;
	return drawPicture({
		kind: t(`besoins.statut.${statut}`),
		color: COULEURS[statut],
		title: translated(fiche.besoin, "titre", langue).texte,
		text: translated(fiche.besoin, "description", langue).texte,
	});
}, KEPT_MAX);
