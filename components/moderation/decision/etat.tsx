import { Badge } from "#components/ui/badge";
import {
	estEtatBesoin,
	estStatutBesoin,
	estStatutPublic,
	LIBELLES_STATUT_BESOIN,
	MOUVEMENTS_BESOIN,
} from "#lib/besoins/rules";
import type { Langue } from "#lib/platform/langues";
import {
	estProjetPublic,
	estStatutProjet,
	LIBELLES_STATUT_PROJET,
	MOUVEMENTS_PROJET,
} from "#lib/projets/rules";

type EnEtat = {
	readonly nature: string;
	readonly statut: string;
};

/** The states that an entry can be given (D1, D2). */
export function mouvementsDe({ nature, statut }: EnEtat): readonly string[] {
	if (nature === "projet")
		return estStatutProjet(statut) ? MOUVEMENTS_PROJET[statut] : [];
	return estStatutBesoin(statut) ? MOUVEMENTS_BESOIN[statut] : [];
}

/** Whether an entry in that state is public. */
export function estEnPublic({ nature, statut }: EnEtat): boolean {
	return nature === "projet"
		? estProjetPublic(statut)
		: estStatutBesoin(statut) && estStatutPublic(statut);
}

/** The label of a state; the value itself when it is unknown. */
export function libelleEtat(
	nature: string,
	statut: string,
	langue: Langue,
): string {
	if (nature === "projet" && estStatutProjet(statut))
		return LIBELLES_STATUT_PROJET[statut][langue];
	if (nature === "besoin" && estEtatBesoin(statut))
		return LIBELLES_STATUT_BESOIN[statut][langue];
	return statut;
}

const CHALEUREUX: readonly string[] = ["refuse", "quarantaine"];
const PUBLICS: readonly string[] = [
	"publie",
	"etude",
	"developpement",
	"livre",
];

/** The state of an entry, as a label. */
export function Etat(props: {
	nature: string;
	statut: string;
	langue: Langue;
}) {
	const { nature, statut, langue } = props;
	const look = CHALEUREUX.includes(statut)
		? "warm"
		: PUBLICS.includes(statut)
			? "action"
			: "plain";
	return <Badge look={look}>{libelleEtat(nature, statut, langue)}</Badge>;
}
