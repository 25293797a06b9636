import { resolve } from "node:path";
import { restaurer } from "#lib/platform/backup/restore";
import { sauvegarder } from "#lib/platform/backup/write";
import { closeStore } from "#lib/platform/db";
import { callerDirectory } from "#lib/platform/env";
import { explainedWriteError } from "#lib/platform/operator-error";
import type { Commande, Saisie } from "./commande.ts";

function fichierDe(saisie: Saisie): string {
	return resolve(callerDirectory(), saisie.arguments[0] ?? "");
}

/** On a terminal, how many rows have gone by. */
function montrerLignes(sortie: NodeJS.WriteStream) {
	return (lignes: number): void => {
		if (sortie.isTTY) sortie.write(`\r\u001b[2K${lignes} lignes`);
	};
}

function commandeSauvegarde(
	nom: string,
	effet: string,
	agir: typeof sauvegarder | typeof restaurer,
): Commande {
	return {
		nom,
		usage: "FICHIER",
		effet,
		options: {},
		choix: {},
		requises: [],
		arguments: ["FICHIER"],
		async agir(saisie) {
			// A restoration refuses every other connection to the database, ours too.
			await closeStore();
			const fichier = fichierDe(saisie);
			try {
				const resultat = await agir(fichier, montrerLignes(process.stderr));
				process.stderr.write(
					`\n${resultat.lignes} lignes de ${resultat.tables} tables.\n`,
				);
				return { resultat, succes: true };
			} catch (error) {
				throw explainedWriteError(error, fichier);
			}
		},
	};
}

export const COMMANDES_SAUVEGARDE: readonly Commande[] = [
	commandeSauvegarde(
		"sauvegarder",
		"écrit toute la base, telle qu’elle est à un instant, sans arrêter le service",
		sauvegarder,
	),
	commandeSauvegarde(
		"restaurer",
		"remplace toute la base par une sauvegarde ; refusé tant qu’un serveur tourne",
		restaurer,
	),
];
