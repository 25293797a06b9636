import { readFileSync } from "node:fs";
import { OperatorError } from "#lib/platform/config/operator-error";
import { ajouterGroupes, retirerGroupe } from "#lib/vocabulaire/commands";
import { listerGroupes } from "#lib/vocabulaire/queries";
import { groupesEcrits } from "#lib/vocabulaire/rules";
import { type Commande, cheminDe, OPERATEUR } from "./commande.ts";
import { nombreSaisi } from "./designation.ts";
import { valeurOuRefus } from "./refus.ts";

function lire(chemin: string): string[][] {
	try {
		const utf8 = new TextDecoder("utf-8", { fatal: true });
		return groupesEcrits(utf8.decode(readFileSync(chemin)));
	} catch {
		throw new OperatorError(
			`« ${chemin} » ne se lit pas : il faut un fichier CSV en UTF-8, un groupe par ligne, un terme par colonne.`,
		);
	}
}

export const COMMANDES: readonly Commande[] = [
	{
		nom: "vocabulaire lister",
		effet: "liste les groupes de mots qui veulent dire la même chose",
		async agir() {
			return { resultat: { groupes: await listerGroupes() } };
		},
	},
	{
		nom: "vocabulaire importer",
		usage: "FICHIER",
		effet:
			"ajoute les groupes d’un fichier CSV : un groupe par ligne, un terme par colonne",
		async agir(saisie) {
			const groupes = lire(cheminDe(saisie));
			const fait = await ajouterGroupes(OPERATEUR, groupes);
			return { resultat: valeurOuRefus(fait) };
		},
	},
	{
		nom: "vocabulaire retirer",
		usage: "ID",
		effet: "retire un groupe de mots, que « vocabulaire lister » nomme par ID",
		controler: ({ arguments: [id] }) => {
			nombreSaisi(id, "ID");
		},
		async agir({ arguments: [id] }) {
			const fait = await retirerGroupe(OPERATEUR, nombreSaisi(id, "ID"));
			return {
				resultat: valeurOuRefus(
					fait,
					"Aucun groupe de mots n’a ce numéro : « vocabulaire lister » les donne.",
				),
			};
		},
	},
];
