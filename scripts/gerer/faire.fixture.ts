import { evenReadOnly } from "#lib/platform/db/pool";
import { type Issue, lireSaisie } from "./commande.ts";
import { trouverCommande } from "./commandes.ts";

/** What a command as typed comes to, run in this process as `gerer` runs it; throws its usage error or its refusal. */
export async function issueDe(...args: string[]): Promise<Issue> {
	const trouvee = await trouverCommande(args);
	if (!trouvee) throw new Error(`no command: ${args.join(" ")}`);
	const { commande, suite } = trouvee;
	const saisie = lireSaisie(commande, suite);
	return evenReadOnly(() => commande.agir(saisie));
}

/** The result of such a command. */
export async function faire(...args: string[]): Promise<object> {
	return (await issueDe(...args)).resultat;
}
