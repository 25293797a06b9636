import type { COQUILLE as FR } from "../fr/coquille.ts";
import type { Translated } from "../translated.ts";

export const COQUILLE: Translated<typeof FR> = {
	evitement: "Skip to content",
	accueil: "{site}, home",
	changer_langue: "Français",
	pied: "{site} lists common-good projects and the needs that people express.",
	description:
		"The directory of common-good projects and of the needs that citizens express, from the first vote to delivery.",
};
