/** The texts in English: the same keys. */
export { default as a_propos } from "./en/a_propos.json" with { type: "json" };
export { default as accessibilite } from "./en/accessibilite.json" with {
	type: "json",
};
export { default as accueil } from "./en/accueil.json" with { type: "json" };
export { default as aider } from "./en/aider.json" with { type: "json" };
export { default as api } from "./en/api.json" with { type: "json" };
export { default as besoins } from "./en/besoins.json" with { type: "json" };
export { default as bilans } from "./en/bilans.json" with { type: "json" };
export { default as boite } from "./en/boite.json" with { type: "json" };
export { default as champs } from "./en/champs.json" with { type: "json" };
export { default as chiffres } from "./en/chiffres.json" with { type: "json" };
export { default as cles } from "./en/cles.json" with { type: "json" };
export { default as compte } from "./en/compte.json" with { type: "json" };
export { default as confidentialite } from "./en/confidentialite.json" with {
	type: "json",
};
export { default as connexion } from "./en/connexion.json" with {
	type: "json",
};
export { default as contrat } from "./en/contrat.json" with { type: "json" };
export { default as contributions } from "./en/contributions.json" with {
	type: "json",
};
export { default as copie } from "./en/copie.json" with { type: "json" };
export { default as coquille } from "./en/coquille.json" with { type: "json" };
export { default as demandes } from "./en/demandes.json" with { type: "json" };
export { default as developpeurs } from "./en/developpeurs.json" with {
	type: "json",
};
export { default as donnees } from "./en/donnees.json" with { type: "json" };
export { default as edition } from "./en/edition.json" with { type: "json" };
export { default as erreurs } from "./en/erreurs.json" with { type: "json" };
export { default as fiche } from "./en/fiche.json" with { type: "json" };
export { default as flux } from "./en/flux.json" with { type: "json" };
export { default as formulaires } from "./en/formulaires.json" with {
	type: "json",
};
export { default as images } from "./en/images.json" with { type: "json" };
export { default as integrer } from "./en/integrer.json" with { type: "json" };
export { default as jetons } from "./en/jetons.json" with { type: "json" };
export { default as journal } from "./en/journal.json" with { type: "json" };
export { default as lecture } from "./en/lecture.json" with { type: "json" };
export { default as liens } from "./en/liens.json" with { type: "json" };
export { default as lieux } from "./en/lieux.json" with { type: "json" };
export { default as mentions_legales } from "./en/mentions_legales.json" with {
	type: "json",
};
export { default as moderation } from "./en/moderation.json" with {
	type: "json",
};
export { default as participation } from "./en/participation.json" with {
	type: "json",
};
export { default as recherche } from "./en/recherche.json" with {
	type: "json",
};
export { default as refus } from "./en/refus.json" with { type: "json" };
export { default as reprise_projet } from "./en/reprise_projet.json" with {
	type: "json",
};
export { default as reunions } from "./en/reunions.json" with { type: "json" };
export { default as sante } from "./en/sante.json" with { type: "json" };
export { default as situations } from "./en/situations.json" with {
	type: "json",
};
export { default as suivi } from "./en/suivi.json" with { type: "json" };
export { default as surveillance } from "./en/surveillance.json" with {
	type: "json",
};
export { default as versions } from "./en/versions.json" with { type: "json" };
export { default as vocabulaire } from "./en/vocabulaire.json" with {
	type: "json",
};
