import type { VOCABULAIRE as FR } from "../fr/vocabulaire.ts";
import type { Translated } from "../translated.ts";

export const VOCABULAIRE: Translated<typeof FR> = {
	entendus: {
		manquees: "Searches that found nothing",
		manquees_aide:
			"Made from at least {n} networks in the same week. A search made from fewer is shown to nobody.",
		nuances: "“Not quite”",
		nuances_aide:
			"What a project lacks, according to people describing a need.",
		rien: "Nothing at the moment.",
		reseaux:
			"{n, plural, one {one network} other {# networks}}, last on {dernier}",
		ecarter: "Set aside",
		quoi: ": {mot}",
	},
};
