export const BESOINS = {
	statut: {
		publie: "Expressed",
		etude: "Under study",
		developpement: "In development",
		livre: "Solved",
	},
};
