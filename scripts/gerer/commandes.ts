import type { Commande } from "./commande.ts";
import { COMMANDES_COMPTES } from "./comptes.ts";
import { COMMANDES_ENTRETIEN } from "./entretien.ts";
import { COMMANDES_EXPORT } from "./exporter.ts";
import { COMMANDES_IMPORT } from "./importer.ts";
import { COMMANDES_SAUVEGARDE } from "./sauvegarde.ts";
import { COMMANDES_THEMES } from "./themes.ts";

/** Every command of the operator, in the order of the help. */
export const COMMANDES: readonly Commande[] = [
	...COMMANDES_COMPTES,
	...COMMANDES_THEMES,
	...COMMANDES_IMPORT,
	...COMMANDES_EXPORT,
	...COMMANDES_ENTRETIEN,
	...COMMANDES_SAUVEGARDE,
];

/** The help: every command, or the one given. */
export function aide(commandes: readonly Commande[] = COMMANDES): string {
	const lignes = commandes.flatMap(({ nom, usage, effet }) => [
		`  npm run gerer -- ${nom}${usage === "" ? "" : ` ${usage}`}`,
		`      ${effet}`,
	]);
	return `Usage :\n${lignes.join("\n")}\n`;
}

/** The commands that begin with this word, or all of them when none does. */
export function commandesProches(mot: string): readonly Commande[] {
	const proches = COMMANDES.filter(({ nom }) => nom.split(" ")[0] === mot);
	return proches.length > 0 ? proches : COMMANDES;
}

/** The command that the first words name, and the rest of the arguments; undefined when there is none. */
export function trouverCommande(
	args: readonly string[],
): { commande: Commande; suite: readonly string[] } | undefined {
	for (const commande of COMMANDES) {
		const mots = commande.nom.split(" ");
		if (mots.every((mot, rang) => args[rang] === mot))
			return { commande, suite: args.slice(mots.length) };
	}
	return undefined;
}
