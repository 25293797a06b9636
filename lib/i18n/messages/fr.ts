/** The texts in French, by what they are of. */
export { default as a_propos } from "./fr/a_propos.json" with { type: "json" };
export { default as accessibilite } from "./fr/accessibilite.json" with {
	type: "json",
};
export { default as accueil } from "./fr/accueil.json" with { type: "json" };
export { default as aider } from "./fr/aider.json" with { type: "json" };
export { default as api } from "./fr/api.json" with { type: "json" };
export { default as besoins } from "./fr/besoins.json" with { type: "json" };
export { default as bilans } from "./fr/bilans.json" with { type: "json" };
export { default as boite } from "./fr/boite.json" with { type: "json" };
export { default as champs } from "./fr/champs.json" with { type: "json" };
export { default as chiffres } from "./fr/chiffres.json" with { type: "json" };
export { default as cles } from "./fr/cles.json" with { type: "json" };
export { default as compte } from "./fr/compte.json" with { type: "json" };
export { default as confidentialite } from "./fr/confidentialite.json" with {
	type: "json",
};
export { default as connexion } from "./fr/connexion.json" with {
	type: "json",
};
export { default as contrat } from "./fr/contrat.json" with { type: "json" };
export { default as contributions } from "./fr/contributions.json" with {
	type: "json",
};
export { default as copie } from "./fr/copie.json" with { type: "json" };
export { default as coquille } from "./fr/coquille.json" with { type: "json" };
export { default as demandes } from "./fr/demandes.json" with { type: "json" };
export { default as developpeurs } from "./fr/developpeurs.json" with {
	type: "json",
};
export { default as donnees } from "./fr/donnees.json" with { type: "json" };
export { default as edition } from "./fr/edition.json" with { type: "json" };
export { default as erreurs } from "./fr/erreurs.json" with { type: "json" };
export { default as fiche } from "./fr/fiche.json" with { type: "json" };
export { default as flux } from "./fr/flux.json" with { type: "json" };
export { default as formulaires } from "./fr/formulaires.json" with {
	type: "json",
};
export { default as images } from "./fr/images.json" with { type: "json" };
export { default as integrer } from "./fr/integrer.json" with { type: "json" };
export { default as jetons } from "./fr/jetons.json" with { type: "json" };
export { default as journal } from "./fr/journal.json" with { type: "json" };
export { default as lecture } from "./fr/lecture.json" with { type: "json" };
export { default as liens } from "./fr/liens.json" with { type: "json" };
export { default as lieux } from "./fr/lieux.json" with { type: "json" };
export { default as mentions_legales } from "./fr/mentions_legales.json" with {
	type: "json",
};
export { default as moderation } from "./fr/moderation.json" with {
	type: "json",
};
export { default as participation } from "./fr/participation.json" with {
	type: "json",
};
export { default as recherche } from "./fr/recherche.json" with {
	type: "json",
};
export { default as refus } from "./fr/refus.json" with { type: "json" };
export { default as reprise_projet } from "./fr/reprise_projet.json" with {
	type: "json",
};
export { default as reunions } from "./fr/reunions.json" with { type: "json" };
export { default as sante } from "./fr/sante.json" with { type: "json" };
export { default as situations } from "./fr/situations.json" with {
	type: "json",
};
export { default as suivi } from "./fr/suivi.json" with { type: "json" };
export { default as surveillance } from "./fr/surveillance.json" with {
	type: "json",
};
export { default as versions } from "./fr/versions.json" with { type: "json" };
export { default as vocabulaire } from "./fr/vocabulaire.json" with {
	type: "json",
};
