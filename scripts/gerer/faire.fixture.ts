import { evenReadOnly } from "#lib/platform/db/pool";
import { lireSaisie } from "./commande.ts";
import { trouverCommande } from "./commandes.ts";

/** The result of a command as typed, run in this process as `gerer` runs it; throws its usage error or its refusal. */
export async function faire(...args: string[]): Promise<object> {
	const trouvee = await trouverCommande(args);
	if (!trouvee) throw new Error(`no command: ${args.join(" ")}`);
	const { commande, suite } = trouvee;
	const saisie = lireSaisie(commande, suite);
	return (await evenReadOnly(() => commande.agir(saisie))).resultat;
}
