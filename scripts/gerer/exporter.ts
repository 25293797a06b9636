import { resolve } from "node:path";
import { exporterDonnees } from "#lib/donnees/commands";
import { callerDirectory } from "#lib/platform/config/env";
import {
	explainedWriteError,
	OTHER_PATH,
} from "#lib/platform/config/operator-error";
import type { Commande } from "./commande.ts";

export const COMMANDES: readonly Commande[] = [
	{
		nom: "exporter",
		usage: "DOSSIER",
		effet:
			"écrit les données ouvertes (JSON Lines, CSV, CSV pour tableur, dictionnaire, empreintes) dans un dossier",
		async agir(saisie) {
			const dossier = resolve(callerDirectory(), saisie.arguments[0] ?? "");
			try {
				const { jour, fichiers } = await exporterDonnees(dossier);
				process.stderr.write(`${fichiers.length} fichiers dans ${dossier}.\n`);
				return { resultat: { dossier, jour, fichiers }, succes: true };
			} catch (error) {
				throw explainedWriteError(error, dossier, OTHER_PATH);
			}
		},
	},
];
