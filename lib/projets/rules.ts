/** States of a project and the moves between them (D1), its labels and origins (D4, D5). */

export const STATUTS_PROJET = [
	"propose",
	"publie",
	"refuse",
	"archive",
	"quarantaine",
] as const;

export type StatutProjet = (typeof STATUTS_PROJET)[number];

export const MOUVEMENTS_PROJET: Readonly<
	Record<StatutProjet, readonly StatutProjet[]>
> = {
	propose: ["publie", "refuse", "quarantaine"],
	publie: ["archive"],
	refuse: ["publie"],
	archive: ["publie"],
	quarantaine: ["propose", "refuse"],
};

export const ORIGINES = ["contribution", "equipe", "import"] as const;

export const LABELS_IA = [
	"non_renseigne",
	"sans_ia",
	"ia_appoint",
	"ia_centrale",
] as const;

export type LabelIa = (typeof LABELS_IA)[number];

/** Only published projects are public. */
export const STATUT_PROJET_PUBLIC: StatutProjet = "publie";

export function estProjetPublic(statut: string): boolean {
	return statut === STATUT_PROJET_PUBLIC;
}

export function estStatutProjet(texte: string): texte is StatutProjet {
	return STATUTS_PROJET.some((statut) => statut === texte);
}

/** What a state is called on the screen. */
export const LIBELLES_STATUT_PROJET: Readonly<
	Record<StatutProjet, { readonly fr: string; readonly en: string }>
> = {
	propose: { fr: "En attente de relecture", en: "Awaiting review" },
	publie: { fr: "Publié", en: "Published" },
	refuse: { fr: "Non retenu", en: "Not taken forward" },
	archive: { fr: "Archivé", en: "Archived" },
	quarantaine: { fr: "En quarantaine", en: "Quarantined" },
};
