import { statSync } from "node:fs";
import { restaurer } from "#lib/platform/backup/restore";
import { sauvegarder } from "#lib/platform/backup/write";
import {
	explainedWriteError,
	OperatorError,
	OTHER_PATH,
} from "#lib/platform/config/operator-error";
import { noteDone } from "#lib/platform/db/last-done";
import { closeStore } from "#lib/platform/db/pool";
import { schemaVersion } from "#server/migrations/rebuild";
import { type Commande, cheminDe, type Saisie } from "./commande.ts";

/** The existing backup may be the only good one; a device or a folder is not a backup. */
function refuserDeRemplacer(fichier: string, saisie: Saisie): void {
	const present = statSync(fichier, { throwIfNoEntry: false });
	if (present === undefined) return;
	if (!present.isFile())
		throw new OperatorError(
			`${fichier} n’est pas un fichier ordinaire : donnez un autre nom.`,
		);
	if (!saisie.drapeau("remplacer"))
		throw new OperatorError(
			`${fichier} existe déjà : donnez un autre nom, ou ajoutez --remplacer.`,
		);
}

function montrerLignes(sortie: NodeJS.WriteStream) {
	return (lignes: number): void => {
		if (sortie.isTTY) sortie.write(`\r\u001b[2K${lignes} lignes`);
	};
}

type Copie = { readonly tables: number; readonly lignes: number };

function commandeSauvegarde(
	nom: string,
	effet: string,
	agir: (
		fichier: string,
		saisie: Saisie,
		progression: (lignes: number) => void,
	) => Promise<Copie>,
	propre: Partial<Commande> = {},
): Commande {
	return {
		nom,
		usage: "FICHIER",
		effet,
		...propre,
		async agir(saisie) {
			// A restoration rejects every other connection to the database, including
			// our own.
			await closeStore();
			const fichier = cheminDe(saisie);
			try {
				const resultat = await agir(
					fichier,
					saisie,
					montrerLignes(process.stderr),
				);
				process.stderr.write(
					`\n${resultat.lignes} lignes de ${resultat.tables} tables.\n`,
				);
				return { resultat };
			} catch (error) {
				throw explainedWriteError(error, fichier, OTHER_PATH);
			}
		},
	};
}

export const COMMANDES: readonly Commande[] = [
	commandeSauvegarde(
		"sauvegarder",
		"écrit toute la base, telle qu’elle est à un instant, sans arrêter le service",
		async (fichier, saisie, progression) => {
			refuserDeRemplacer(fichier, saisie);
			const faite = await sauvegarder(fichier, progression);
			// The file is whole, and good whether or not the alerts learn of it.
			await noteDone("sauvegarde").catch(() => {});
			return faite;
		},
		{ usage: "FICHIER [--remplacer]" },
	),
	commandeSauvegarde(
		"restaurer",
		"remplace toute la base par une sauvegarde ; refusé tant qu’un serveur tourne",
		(fichier, _saisie, progression) =>
			restaurer(fichier, schemaVersion(), progression),
		{ sansMigration: true },
	),
];
