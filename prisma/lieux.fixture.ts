/** Areas that tests name. */

/** A commune of 253 inhabitants, the group that it is in, and where that is. */
export const PETITE = {
	commune: "commune-01002",
	nom: "L'Abergement-de-Varey",
	autour: "epci-240100883",
	departement: "dep-01",
} as const;
