import type { BESOINS as FR } from "../fr/besoins.ts";
import type { Translated } from "../translated.ts";

export const BESOINS: Translated<typeof FR> = {
	statut: {
		publie: "Expressed",
		etude: "Under study",
		developpement: "In development",
		livre: "Delivered",
	},
};
