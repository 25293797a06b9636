import { traductionsLisibles } from "#lib/platform/text/translations";
import type { Theme } from "#prisma/client/client";
import { CLES_TRADUITES_THEME, type ThemeSortie } from "./schema.ts";

export type LigneTheme = Pick<
	Theme,
	"slug" | "nom" | "description" | "traductions"
>;

export function versThemeSortie(ligne: LigneTheme): ThemeSortie {
	return {
		slug: ligne.slug,
		nom: ligne.nom,
		description: ligne.description,
		traductions: traductionsLisibles(ligne.traductions, CLES_TRADUITES_THEME),
	};
}
