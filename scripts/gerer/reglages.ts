import { analyserReglages, childEnvironment } from "#lib/platform/config/env";
import { identityFiles } from "#server/pages/identity-files";
import { loadSettingsFile } from "#server/startup/settings";
import type { Commande } from "./commande.ts";
import { phraseErreur } from "./erreur.ts";

export const COMMANDES: readonly Commande[] = [
	{
		nom: "reglages",
		effet:
			"vérifie les réglages et le dossier de l’identité, sans rien démarrer ; échoue s’ils sont à corriger",
		sansBase: true,
		async agir() {
			loadSettingsFile();
			const analyse = analyserReglages(childEnvironment());
			const { avertissements } = analyse.ok ? analyse.reglages : analyse;
			// Pictures are drawn as the start draws them, which refuses what it can't.
			const erreurs = analyse.ok
				? await identityFiles(analyse.reglages.identite).then(
						() => [],
						(error: unknown) => [phraseErreur(error)],
					)
				: analyse.erreurs;
			const echec = erreurs.length > 0;
			return { resultat: { erreurs, avertissements }, echec };
		},
	},
];
