import { rapprocherLieux } from "#lib/exploitation/commands";
import { type Commande, OPERATEUR } from "./commande.ts";
import { valeurOuRefus } from "./refus.ts";

export const COMMANDES: readonly Commande[] = [
	{
		nom: "lieux rapprocher",
		usage: "[--essai]",
		effet:
			"donne leur lieu aux fiches dont le territoire le dit sans aucun doute, et nomme les autres ; avec --essai, sans rien écrire",
		parLots: (saisie) => !saisie.drapeau("essai"),
		async agir(saisie) {
			const fait = await rapprocherLieux(OPERATEUR, {
				essai: saisie.drapeau("essai"),
			});
			return { resultat: valeurOuRefus(fait) };
		},
	},
];
