import { purger as appliquerConservation } from "#lib/exploitation/conservation/commands";
import { verifierInvariants } from "#lib/exploitation/queries";
import { retirerDemonstration } from "#prisma/seed";
import { type Commande, OPERATEUR } from "./commande.ts";

export const COMMANDES: readonly Commande[] = [
	{
		nom: "verifier",
		effet:
			"recompte les votes et les soutiens, vérifie chaque règle ; échoue s’il trouve un écart",
		async agir() {
			const verification = await verifierInvariants();
			const nombre = verification.ecarts.length;
			process.stderr.write(
				nombre === 0
					? "Aucun écart.\n"
					: `${nombre} ${nombre > 1 ? "écarts" : "écart"}.\n`,
			);
			return { resultat: verification, succes: nombre === 0 };
		},
	},
	{
		nom: "purger",
		usage: "[--demonstration]",
		effet:
			"efface ce qui a dépassé sa durée de conservation ; ou retire le contenu de démonstration",
		options: { demonstration: { type: "boolean" } },
		async agir(saisie) {
			const resultat = saisie.drapeau("demonstration")
				? await retirerDemonstration()
				: await appliquerConservation(OPERATEUR);
			return { resultat, succes: true };
		},
	},
];
