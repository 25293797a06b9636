/** Words of the needs. */
export const BESOINS = {
	statut: {
		publie: "Exprimé",
		etude: "À l’étude",
		developpement: "En développement",
		livre: "Résolu",
	},
} as const;
