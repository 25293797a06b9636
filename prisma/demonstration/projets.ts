import { PROJETS_CARTES } from "./projets-cartes.ts";
import { PROJETS_CULTURE } from "./projets-culture.ts";
import { PROJETS_DEMOCRATIE } from "./projets-democratie.ts";
import { PROJETS_ECHANGES } from "./projets-echanges.ts";
import { PROJETS_EDUCATION } from "./projets-education.ts";
import { PROJETS_LOGICIELS } from "./projets-logiciels.ts";
import { PROJETS_SAVOIRS } from "./projets-savoirs.ts";
import { PROJETS_SOLIDARITE } from "./projets-solidarite.ts";
import { PROJETS_TRANSITION } from "./projets-transition.ts";
import { PROJETS_VIE_PRIVEE } from "./projets-vie-privee.ts";
import { PROJETS_VIVANT } from "./projets-vivant.ts";
import type { ProjetDemonstration } from "./types.ts";

/** Every project of the demonstration content, by family. */
export const PROJETS: readonly ProjetDemonstration[] = [
	...PROJETS_CARTES,
	...PROJETS_SAVOIRS,
	...PROJETS_CULTURE,
	...PROJETS_VIVANT,
	...PROJETS_LOGICIELS,
	...PROJETS_VIE_PRIVEE,
	...PROJETS_ECHANGES,
	...PROJETS_EDUCATION,
	...PROJETS_DEMOCRATIE,
	...PROJETS_SOLIDARITE,
	...PROJETS_TRANSITION,
];
