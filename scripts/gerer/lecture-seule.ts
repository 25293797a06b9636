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
	return {
		resultat: { lecture_seule: depuis !== null, depuis },
		succes: true,
	};
}

function fermer() {
	return passerEnLectureSeule(OPERATEUR).catch((error: unknown) => {
		if (!isStoreDown(error)) throw error;
		throw new OperatorError(
			"Une écriture commencée avant ne finit pas, ou la base ne répond pas : « lecture-seule etat » dit où l’on en est ; relancez.",
		);
	});
}

function commande(
	valeur: string,
	effet: string,
	agir: () => Promise<Issue>,
): Commande {
	return {
		nom: `lecture-seule ${valeur}`,
		effet,
		agir,
	};
}

export const COMMANDES: readonly Commande[] = [
	commande(
		"oui",
		"le site et l’API se lisent et n’enregistrent plus rien, les courriels attendent ; rend la main quand plus aucune écriture n’est en cours",
		async () => {
			valeurOuRefus(await fermer());
			return etat();
		},
	),
	commande(
		"non",
		"le site et l’API enregistrent de nouveau, les courriels partent",
		async () => {
			valeurOuRefus(await rouvrirEcritures(OPERATEUR));
			return etat();
		},
	),
	commande(
		"etat",
		"dit si le site est en lecture seule, et depuis quand",
		etat,
	),
];
