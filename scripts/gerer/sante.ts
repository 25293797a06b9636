import { lireSante } from "#lib/moderation/sante/queries";
import { direFait } from "#lib/moderation/sante/rules";
import type { Commande } from "./commande.ts";

export const COMMANDES: readonly Commande[] = [
	{
		nom: "sante",
		usage: "[--json]",
		effet:
			"dit comment va l’instance, une ligne par fait ; échoue si l’un ne va pas",
		async agir(saisie) {
			const faits = await lireSante();
			const lignes = faits.map((fait) => {
				const { nom, phrase } = direFait("fr", fait);
				return `${fait.va ? "✓" : "✗"} ${nom} : ${phrase}\n`;
			});
			return {
				resultat: faits,
				...(saisie.drapeau("json") ? {} : { texte: lignes.join("") }),
				echec: faits.some(({ va }) => !va),
			};
		},
	},
];
