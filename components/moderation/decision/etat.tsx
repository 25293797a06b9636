import { Badge } from "#components/ui/badge";
import { estEtatBesoin, LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { pageLangue } from "#lib/i18n/page-texts";
import { estStatutProjet, LIBELLES_STATUT_PROJET } from "#lib/projets/rules";

/** The label of a state; the value itself when it is unknown. */
export function libelleEtat(nature: string, statut: string): string {
	const langue = pageLangue();
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
export function Etat(props: { nature: string; statut: string }) {
	const { nature, statut } = props;
	const look = CHALEUREUX.includes(statut)
		? "warm"
		: PUBLICS.includes(statut)
			? "action"
			: "plain";
	return <Badge look={look}>{libelleEtat(nature, statut)}</Badge>;
}
