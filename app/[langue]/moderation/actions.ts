"use server";

import { action, actionTo } from "#lib/adapters/pages/action";
import type { ObjetRevise } from "#lib/contributions/revisions/schema";
import { relirePhrase as relire } from "#lib/moderation/bilans/commands";
import { RelecturePhraseForme } from "#lib/moderation/bilans/schema";
import {
	creerBesoin as creerUnBesoin,
	creerProjet as creerUnProjet,
	reprendreRevision,
} from "#lib/moderation/edition/commands";
import {
	BesoinCree,
	ProjetCree,
	RetourForme,
} from "#lib/moderation/edition/schema";
import { adresseAvec, pageDeFiche } from "#lib/moderation/file/rules";
import { annulerActe } from "#lib/moderation/jugement/commands";
import { AnnulationForme } from "#lib/moderation/jugement/schema";
import { marquerVue as marquer } from "#lib/moderation/sans_relecture/commands";
import { VueForme } from "#lib/moderation/sans_relecture/schema";
import { imagesEnvoyees } from "../data.ts";
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

export const creerProjet = action(
	ProjetCree,
	{ acces: "moderateur", fichiers: imagesEnvoyees },
	async ({ visiteur, valeurs: { publier, ...edition } }) => {
		const fait = await creerUnProjet(visiteur, edition, publier);
		if (!fait.ok) return fait;
		return {
			ok: true,
			vers: pageDeFiche({ nature: "projet", ...fait.valeur }),
		};
	},
);

export const creerBesoin = actionTo(
	BesoinCree,
	"moderateur",
	({ visiteur, valeurs: { publier, ...edition } }) =>
		creerUnBesoin(visiteur, edition, publier),
	({ slug }) => pageDeFiche({ nature: "besoin", slug }),
);

function page({ objet, slug }: { objet: ObjetRevise; slug: string }) {
	const estDuBesoin = objet === "chantier" || objet === "etape";
	return `/moderation/versions/${estDuBesoin ? "besoin" : objet}/${slug}?garde=oui`;
}

export const reprendre = actionTo(
	RetourForme,
	"moderateur",
	({ visiteur, valeurs: { id, vu } }) => reprendreRevision(visiteur, id, vu),
	page,
);
