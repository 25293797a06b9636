"use server";

import { actionTo } from "#lib/adapters/pages/action";
import { relirePhrase as relire } from "#lib/moderation/bilans/commands";
import { RelecturePhraseForme } from "#lib/moderation/bilans/schema";
import { adresseAvec } from "#lib/moderation/file/rules";
import { annulerActe } from "#lib/moderation/jugement/commands";
import { AnnulationForme } from "#lib/moderation/jugement/schema";
import { marquerVue as marquer } from "#lib/moderation/sans_relecture/commands";
import { VueForme } from "#lib/moderation/sans_relecture/schema";
import { pageCourante } from "./data.ts";
import { adresseEnFile } from "./relecture/[nature]/[slug]/data.ts";

/** Undoes a decision, and shows the entry again, which says so. */
export const annuler = actionTo(
	AnnulationForme,
	"moderateur",
	({ visiteur, valeurs: { acte_id } }) => annulerActe(visiteur, acte_id),
	(entree) => adresseAvec(adresseEnFile(entree), "annule=oui"),
);

/** Marks what was published by rule as seen, and shows what is left. */
export const marquerVue = actionTo(
	VueForme,
	"moderateur",
	({ visiteur, valeurs }) => marquer(visiteur, valeurs),
	(faites) => `/moderation?genre=regle&faites=${faites}`,
);

/** Shows a sentence about a delivery on its need's page, or does not. */
export const relirePhrase = actionTo(
	RelecturePhraseForme,
	"moderateur",
	({ visiteur, valeurs: { id, voulu } }) => relire(visiteur, id, voulu),
	(slug, { voulu }) =>
		adresseAvec(pageCourante(), `phrase=${voulu}&de=${slug}`),
);
