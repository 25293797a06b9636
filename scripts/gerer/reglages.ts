import { analyserReglages, childEnvironment } from "#lib/platform/config/env";
import { loadSettingsFile } from "#server/startup/settings";
import type { Commande } from "./commande.ts";

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
			const erreurs = analyse.ok ? [] : analyse.erreurs;
			return { resultat: { erreurs, avertissements }, succes: analyse.ok };
		},
	},
];
