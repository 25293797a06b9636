import { z } from "zod";
import { bouton, CheminPage, gabarit, PRIORITES } from "../template.ts";

/** To administrators, at most once a day per moderator: this moderator suspends many accounts. */
export const suspensions_nombreuses = gabarit({
	donnees: z.object({
		/** The id of the account that suspends. */
		compte: z.int(),
		nombre: z.int(),
		page: CheminPage,
	}),
	priorite: PRIORITES.compte,
	fr: ({ compte, nombre, page }, site) => ({
		sujet: "Beaucoup de suspensions en un jour",
		blocs: [
			`Sur ${site.nom}, le compte n° ${compte} a suspendu ${nombre} comptes en vingt-quatre heures.`,
			"C’est peut-être la réponse à une vague de faux comptes. Si vous n’en savez rien, demandez-lui pourquoi, et relisez le journal.",
			...bouton(site, page, "Voir ce compte"),
		],
		pourquoi: `Vous recevez ce courriel parce que vous administrez ${site.nom}. Il part une fois par jour au plus pour chaque compte qui modère.`,
	}),
	en: ({ compte, nombre, page }, site) => ({
		sujet: "Many suspensions in a day",
		blocs: [
			`On ${site.nom}, account no. ${compte} has suspended ${nombre} accounts within twenty-four hours.`,
			"It may be a response to a wave of fake accounts. If you know nothing about it, ask why, and read the journal.",
			...bouton(site, page, "See this account"),
		],
		pourquoi: `You are receiving this email because you administer ${site.nom}. It is sent once a day at most for each account that moderates.`,
	}),
});
