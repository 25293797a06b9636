/** What stands around every page. */
export const COQUILLE = {
	evitement: "Aller au contenu",
	accueil: "{site}, accueil",
	// In the other language: who looks for it may not read this one.
	changer_langue: "English",
	pied: "{site} recense les projets de bien commun et les besoins que chacun exprime.",
	description:
		"L’annuaire des projets de bien commun et des besoins exprimés par les habitants, du premier vote à la livraison.",
} as const;
