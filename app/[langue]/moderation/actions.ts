"use server";

import { action } from "#lib/adapters/pages/action";
import { ecarterPhrase, publierPhrase } from "#lib/moderation/bilans/commands";
import { RelecturePhraseForme } from "#lib/moderation/bilans/schema";
import { traiterLot as traiter } from "#lib/moderation/comptes/commands";
import { LotForme } from "#lib/moderation/comptes/schema";
import { adresseAvec } from "#lib/moderation/file/rules";
import { annulerActe } from "#lib/moderation/jugement/commands";
import { AnnulationForme } from "#lib/moderation/jugement/schema";
import { marquerVue as marquer } from "#lib/moderation/sans_relecture/commands";
import { VueForme } from "#lib/moderation/sans_relecture/schema";
import { pageCourante } from "./data.ts";
import { adresseEnFile } from "./relecture/[nature]/[slug]/data.ts";

/** Undoes a decision, and shows the entry again, which says so. */
export const annuler = action(
	AnnulationForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { acte_id } }) => {
		const fait = await annulerActe(visiteur, acte_id);
		if (!fait.ok) return fait;
		const vers = adresseAvec(adresseEnFile(fait.valeur), "annule=oui");
		return { ok: true as const, vers };
	},
);

/** Marks what was published by rule as seen, and shows what is left. */
export const marquerVue = action(
	VueForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const fait = await marquer(visiteur, valeurs);
		if (!fait.ok) return fait;
		const vers = `/moderation?genre=regle&faites=${fait.valeur}`;
		return { ok: true as const, vers };
	},
);

/** Shows a sentence about a delivery on its need's page, or does not. */
export const relirePhrase = action(
	RelecturePhraseForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { id, voulu } }) => {
		const relire = voulu === "publiee" ? publierPhrase : ecarterPhrase;
		const fait = await relire(visiteur, id);
		if (!fait.ok) return fait;
		const dit = `phrase=${voulu}&de=${fait.valeur}`;
		return { ok: true, vers: adresseAvec(pageCourante(), dit) };
	},
);

/** Does one thing to all the suggestions of an account that were ticked in the queue. */
export const traiterLot = action(
	LotForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs }) => {
		const fait = await traiter(visiteur, valeurs);
		if (!fait.ok) return fait;
		const { faites, changees } = fait.valeur;
		const vers = `/moderation?compte=${valeurs.compte_id}&faits=${faites}&changees=${changees}`;
		return { ok: true, vers };
	},
);
