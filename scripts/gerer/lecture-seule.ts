import {
	passerEnLectureSeule,
	rouvrirEcritures,
} from "#lib/exploitation/commands";
import { OperatorError } from "#lib/platform/config/operator-error";
import { readOnlySince } from "#lib/platform/db/read-only";
import { isStoreDown } from "#lib/platform/db/unavailable";
import { type Commande, type Issue, OPERATEUR } from "./commande.ts";
import { valeurOuRefus } from "./refus.ts";

/** The mode as every process sees it now, and since when. */
async function etat(): Promise<Issue> {
	const depuis = await readOnlySince();
	return { resultat: { lecture_seule: depuis !== null, depuis } };
}

function fermer() {
	return passerEnLectureSeule(OPERATEUR).catch((error: unknown) => {
		if (!isStoreDown(error)) throw error;
		throw new OperatorError(
			"Une écriture commencée avant ne finit pas, ou la base ne répond pas : « lecture-seule etat » dit où l’on en est ; relancez.",
		);
	});
}

export const COMMANDES: readonly Commande[] = [
	{
		nom: "lecture-seule oui",
		effet:
			"le site et l’API se lisent et n’enregistrent plus rien, les courriels attendent ; rend la main quand plus aucune écriture n’est en cours",
		async agir() {
			valeurOuRefus(await fermer());
			return etat();
		},
	},
	{
		nom: "lecture-seule non",
		effet: "le site et l’API enregistrent de nouveau, les courriels partent",
		async agir() {
			valeurOuRefus(await rouvrirEcritures(OPERATEUR));
			return etat();
		},
	},
	{
		nom: "lecture-seule etat",
		effet: "dit si le site est en lecture seule, et depuis quand",
		agir: etat,
	},
];
