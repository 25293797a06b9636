/** The moves between a project's states (D1), and their labels. */
import { isOpenSource } from "#lib/platform/validation/spdx";
import { STATUTS_PROJET, type StatutProjet } from "./schema.ts";

export const MOUVEMENTS_PROJET: Readonly<
	Record<StatutProjet, readonly StatutProjet[]>
> = {
	propose: ["publie", "refuse", "quarantaine"],
	publie: ["archive"],
	refuse: ["publie"],
	archive: ["publie"],
	quarantaine: ["propose", "refuse"],
};

/** Only published projects are public. */
export const STATUT_PROJET_PUBLIC: StatutProjet = "publie";

export function estProjetPublic(statut: string): boolean {
	return statut === STATUT_PROJET_PUBLIC;
}

export function estStatutProjet(texte: string): texte is StatutProjet {
	return STATUTS_PROJET.some((statut) => statut === texte);
}

export const LIBELLES_STATUT_PROJET: Readonly<
	Record<StatutProjet, { readonly fr: string; readonly en: string }>
> = {
	propose: { fr: "En attente de relecture", en: "Awaiting review" },
	publie: { fr: "Publié", en: "Published" },
	refuse: { fr: "Non retenu", en: "Not taken forward" },
	archive: { fr: "Archivé", en: "Archived" },
	quarantaine: { fr: "En quarantaine", en: "Quarantined" },
};

/** The same fields: a licence that the OSI approved says that the code is open, unless somebody said whether it is. */
export function avecCodeOuvert<
	T extends { code_ouvert: boolean | null; licence_code: string | null },
>(champs: T): T {
	const { code_ouvert, licence_code } = champs;
	return code_ouvert === null && licence_code && isOpenSource(licence_code)
		? { ...champs, code_ouvert: true }
		: champs;
}
