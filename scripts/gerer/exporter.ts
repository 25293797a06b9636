import { exporterDonnees } from "#lib/donnees/commands";
import {
	explainedWriteError,
	OTHER_PATH,
} from "#lib/platform/config/operator-error";
import { type Commande, cheminDe } from "./commande.ts";

export const COMMANDES: readonly Commande[] = [
	{
		nom: "exporter",
		usage: "DOSSIER",
		effet:
			"écrit les données ouvertes (JSON Lines, CSV, CSV pour tableur, dictionnaire, empreintes) dans un dossier",
		async agir(saisie) {
			const dossier = cheminDe(saisie);
			try {
				const { jour, fichiers } = await exporterDonnees(dossier);
				process.stderr.write(`${fichiers.length} fichiers dans ${dossier}.\n`);
				return { resultat: { dossier, jour, fichiers } };
			} catch (error) {
				throw explainedWriteError(error, dossier, OTHER_PATH);
			}
		},
	},
];
