import type { Commande } from "./commande.ts";
import { COMMANDES_COMPTES } from "./comptes.ts";
import { COMMANDES_ENTRETIEN } from "./entretien.ts";
import { COMMANDES_EXPORT } from "./exporter.ts";
import { COMMANDES_IMPORT } from "./importer.ts";
import { COMMANDES_JETONS } from "./jetons.ts";
import { COMMANDES_LECTURE_SEULE } from "./lecture-seule.ts";
import { COMMANDES_SAUVEGARDE } from "./sauvegarde.ts";
import { COMMANDES_THEMES } from "./themes.ts";
import { COMMANDES_VOCABULAIRE } from "./vocabulaire.ts";

/** Every command of the operator, in the order of the help. */
export const COMMANDES: readonly Commande[] = [
	...COMMANDES_COMPTES,
	...COMMANDES_JETONS,
	...COMMANDES_THEMES,
	...COMMANDES_VOCABULAIRE,
	...COMMANDES_IMPORT,
	...COMMANDES_EXPORT,
	...COMMANDES_ENTRETIEN,
	...COMMANDES_LECTURE_SEULE,
	...COMMANDES_SAUVEGARDE,
];

const CODES =
	"Résultat en JSON sur la sortie standard. Code de retour : 0 fait, 1 refusé ou échoué, 2 mal tapé, 130 interrompu.";

/** The help: every command, or those given, and what the exit code says. */
export function aide(commandes: readonly Commande[] = COMMANDES): string {
	const lignes = commandes.flatMap(({ nom, usage, effet, exemple }) => [
		`  npm run gerer -- ${nom}${usage === "" ? "" : ` ${usage}`}`,
		`      ${effet}`,
		...(exemple === undefined
			? []
			: [`      par exemple : npm run gerer -- ${exemple}`]),
	]);
	return `Usage :\n${lignes.join("\n")}\n${CODES}\n`;
}

/** The commands that begin with this word, or all of them when none does. */
export function commandesProches(mot: string): readonly Commande[] {
	const proches = COMMANDES.filter(({ nom }) => nom.split(" ")[0] === mot);
	return proches.length > 0 ? proches : COMMANDES;
}

/** A word without its accents, which some terminals make hard to type. */
function sansAccents(mot: string | undefined): string | undefined {
	return mot?.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The command that the first words name, with or without accents, and the rest of the arguments; undefined when there is none. */
export function trouverCommande(
	args: readonly string[],
): { commande: Commande; suite: readonly string[] } | undefined {
	for (const commande of COMMANDES) {
		const mots = commande.nom.split(" ");
		if (mots.every((mot, rang) => sansAccents(args[rang]) === mot))
			return { commande, suite: args.slice(mots.length) };
	}
	return undefined;
}
