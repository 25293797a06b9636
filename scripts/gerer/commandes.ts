import type { Commande } from "./commande.ts";

type Famille = {
	/** The first words of its commands. */
	readonly mots: readonly string[];
	readonly lire: () => Promise<{ readonly COMMANDES: readonly Commande[] }>;
};

/** The commands in the order of the help. Each family is loaded when one of its commands is typed: all of them take seconds. */
const FAMILLES: readonly Famille[] = [
	{ mots: ["compte", "session", "cle"], lire: () => import("./comptes.ts") },
	{ mots: ["jeton"], lire: () => import("./jetons.ts") },
	{ mots: ["themes"], lire: () => import("./themes.ts") },
	{ mots: ["vocabulaire"], lire: () => import("./vocabulaire.ts") },
	{ mots: ["lieux"], lire: () => import("./lieux.ts") },
	{ mots: ["importer"], lire: () => import("./importer.ts") },
	{ mots: ["exporter"], lire: () => import("./exporter.ts") },
	{ mots: ["verifier", "purger"], lire: () => import("./entretien.ts") },
	{ mots: ["sante"], lire: () => import("./sante.ts") },
	{ mots: ["reglages"], lire: () => import("./reglages.ts") },
	{ mots: ["lecture-seule"], lire: () => import("./lecture-seule.ts") },
	{ mots: ["sauvegarder", "restaurer"], lire: () => import("./sauvegarde.ts") },
];

async function lues(familles: readonly Famille[]): Promise<Commande[]> {
	const lues = await Promise.all(familles.map(({ lire }) => lire()));
	return lues.flatMap(({ COMMANDES }) => COMMANDES);
}

/** Every command of the operator, in the order of the help. */
export function toutesLesCommandes(): Promise<Commande[]> {
	return lues(FAMILLES);
}

const CODES =
	"Résultat en JSON sur la sortie standard. Code de retour : 0 fait, 1 refusé ou échoué, 2 mal tapé, 130 interrompu.";

/** The help of these commands, and what the exit code says. */
export function aide(commandes: readonly Commande[]): string {
	const lignes = commandes.flatMap(({ nom, usage, effet, exemple }) => [
		`  npm run gerer -- ${nom}${usage === undefined ? "" : ` ${usage}`}`,
		`      ${effet}`,
		...(exemple === undefined
			? []
			: [`      par exemple : npm run gerer -- ${exemple}`]),
	]);
	return `Usage :\n${lignes.join("\n")}\n${CODES}\n`;
}

/** A word without its accents, which some terminals make hard to type. */
function sansAccents(mot: string | undefined): string | undefined {
	return mot?.normalize("NFD").replace(/\p{M}/gu, "");
}

function famillesDe(mot: string | undefined): readonly Famille[] {
	return FAMILLES.filter(({ mots }) =>
		mots.some((premier) => premier === sansAccents(mot)),
	);
}

/** The commands that begin with this word, or all of them when none does. */
export async function commandesProches(
	mot: string,
): Promise<readonly Commande[]> {
	const proches = (await lues(famillesDe(mot))).filter(
		({ nom }) => nom.split(" ")[0] === sansAccents(mot),
	);
	return proches.length > 0 ? proches : toutesLesCommandes();
}

/** The command that the first words name, with or without accents, and the rest of the arguments; undefined when there is none. */
export async function trouverCommande(
	args: readonly string[],
): Promise<{ commande: Commande; suite: readonly string[] } | undefined> {
	for (const commande of await lues(famillesDe(args[0]))) {
		const mots = commande.nom.split(" ");
		if (mots.every((mot, rang) => sansAccents(args[rang]) === mot))
			return { commande, suite: args.slice(mots.length) };
	}
	return undefined;
}
