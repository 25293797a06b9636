import { creerThemesPremiers } from "#lib/themes/commands";
import { type Commande, OPERATEUR } from "./commande.ts";

export const COMMANDES: readonly Commande[] = [
	{
		nom: "themes premiers",
		effet:
			"crée une première liste de thèmes, sans laquelle personne ne peut proposer de projet ; ceux qui existent restent comme ils sont",
		async agir() {
			return { resultat: await creerThemesPremiers(OPERATEUR) };
		},
	},
];
