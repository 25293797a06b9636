/** The moves between a need's states (D2), and their labels. */
import {
	STATUTS_BESOIN,
	STATUTS_BESOIN_PUBLICS,
	type StatutBesoin,
	type StatutBesoinPublic,
} from "./schema.ts";

const PUBLICS: readonly StatutBesoin[] = STATUTS_BESOIN_PUBLICS;

function autresPublics(statut: StatutBesoin): StatutBesoin[] {
	return [...PUBLICS.filter((autre) => autre !== statut), "archive"];
}

export const MOUVEMENTS_BESOIN: Readonly<
	Record<StatutBesoin, readonly StatutBesoin[]>
> = {
	propose: ["publie", "refuse", "quarantaine"],
	publie: autresPublics("publie"),
	etude: autresPublics("etude"),
	developpement: autresPublics("developpement"),
	livre: autresPublics("livre"),
	refuse: ["publie"],
	archive: ["publie"],
	quarantaine: ["propose", "refuse"],
};

/** The label of each state on the screen; `statut_libelle` is the French one. */
export const LIBELLES_STATUT_BESOIN: Readonly<
	Record<StatutBesoin, { readonly fr: string; readonly en: string }>
> = {
	propose: { fr: "En attente de relecture", en: "Awaiting review" },
	publie: { fr: "Exprimé", en: "Expressed" },
	etude: { fr: "À l’étude", en: "Under study" },
	developpement: { fr: "En développement", en: "In development" },
	livre: { fr: "Livré", en: "Delivered" },
	refuse: { fr: "Non retenu", en: "Not taken forward" },
	archive: { fr: "Archivé", en: "Archived" },
	quarantaine: { fr: "En quarantaine", en: "Quarantined" },
};

/** States in which the work space is open: a consequence of the state, never a second flag (D2). */
export const STATUTS_CHANTIER = [
	"etude",
	"developpement",
	"livre",
] as const satisfies readonly StatutBesoin[];

export function estStatutBesoin(texte: string): texte is StatutBesoin {
	return STATUTS_BESOIN.some((statut) => statut === texte);
}

export function estStatutPublic(
	statut: StatutBesoin,
): statut is StatutBesoinPublic {
	return PUBLICS.includes(statut);
}

export function aUnChantier(statut: StatutBesoin): boolean {
	return STATUTS_CHANTIER.some((ouvert) => ouvert === statut);
}
