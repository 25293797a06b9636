"use server";

import { ecarterPhrase, publierPhrase } from "#lib/moderation/bilans/commands";
import { RelecturePhraseForme } from "#lib/moderation/bilans/schema";
import { adresseAvec } from "#lib/moderation/file/rules";
import { annulerActe } from "#lib/moderation/jugement/commands";
import { AnnulationForme } from "#lib/moderation/jugement/schema";
import { marquerVue as marquer } from "#lib/moderation/sans_relecture/commands";
import { VueForme } from "#lib/moderation/sans_relecture/schema";
import { acteVers, pageCourante } from "./data.ts";
import { adresseEnFile } from "./relecture/[nature]/[slug]/data.ts";

/** Undoes a decision, and shows the entry again, which says so. */
export const annuler = acteVers(
	AnnulationForme,
	"moderateur",
	(visiteur, { acte_id }) => annulerActe(visiteur, acte_id),
	(entree) => adresseAvec(adresseEnFile(entree), "annule=oui"),
);

/** Marks what was published by rule as seen, and shows what is left. */
export const marquerVue = acteVers(
	VueForme,
	"moderateur",
	marquer,
	(faites) => `/moderation?genre=regle&faites=${faites}`,
);

/** Shows a sentence about a delivery on its need's page, or does not. */
export const relirePhrase = acteVers(
	RelecturePhraseForme,
	"moderateur",
	(visiteur, { id, voulu }) =>
		(voulu === "publiee" ? publierPhrase : ecarterPhrase)(visiteur, id),
	(slug, { voulu }) =>
		adresseAvec(pageCourante(), `phrase=${voulu}&de=${slug}`),
);
