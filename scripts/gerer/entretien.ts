import { purger as appliquerConservation } from "#lib/exploitation/conservation/commands";
import { verifierInvariants } from "#lib/exploitation/queries";
import { listerThemes } from "#lib/themes/queries";
import { retirerDemonstration } from "#prisma/seed";
import { NO_THEME } from "#server/startup/welcome";
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
			return { resultat: verification, echec: nombre > 0 };
		},
	},
	{
		nom: "purger",
		usage: "[--demonstration]",
		effet:
			"efface ce qui a dépassé sa durée de conservation ; ou retire le contenu de démonstration",
		async agir(saisie) {
			if (!saisie.drapeau("demonstration"))
				return { resultat: await appliquerConservation(OPERATEUR) };
			const resultat = await retirerDemonstration();
			// Its themes went with it.
			if ((await listerThemes()).length === 0)
				process.stderr.write(NO_THEME.join("\n"));
			return { resultat };
		},
	},
];
