export const VOCABULAIRE = {
	manquees: {
		titre: "Searches that found nothing",
		aide: "Made from at least {n} networks in the same week. A search made from fewer is shown to nobody.",
		rien: "Nothing at the moment.",
		reseaux:
			"{n, plural, one {one network} other {# networks}}, last on {dernier}",
	},
};
