"use server";

import { action } from "#lib/adapters/pages/action";
import { texts } from "#lib/i18n/texts";
import {
	ajouterEtape as ajouter,
	definirChantier as definir,
	modifierEtape as modifier,
	retirerEtape as retirer,
} from "#lib/moderation/chantier/commands";
import {
	apercevoirEtape,
	refusDuFutur,
} from "#lib/moderation/chantier/queries";
import {
	ChantierModifie,
	type CourrielMontre,
	EtapeAjoutee,
	EtapeModifiee,
	EtapeRetrait,
} from "#lib/moderation/chantier/schema";
import type { Langue } from "#lib/platform/langues";
import { valeursDe } from "#lib/platform/text/three-way-merge";
import { digestOf } from "#lib/platform/validation/shown-digest";

const ACCES = { acces: "moderateur" } as const;

const page = (slug: string) => ({
	ok: true as const,
	vers: `/moderation/besoins/${slug}/chantier?garde=oui`,
});

/** The mails as the form shows them: for each its language, to whom, subject and text. */
function courrielsDits(langue: Langue, courriels: readonly CourrielMontre[]) {
	const t = texts(langue);
	return courriels.flatMap((un) => [
		un.langue,
		t(`edition.etapes.envoi_${un.quoi}`, {
			qui: t(`suivi.apercu.a_${un.langue}`, { n: un.nombre }),
		}),
		un.sujet,
		un.texte,
	]);
}

/** Saves brief, skills and repository. */
export const definirChantier = action(
	ChantierModifie,
	ACCES,
	async ({ visiteur, valeurs: { slug, vu, ...chantier } }) => {
		const fait = await definir(visiteur, slug, chantier, vu);
		return fait.ok ? page(slug) : fait;
	},
);

/** Shows the mails of a new step, or adds it and queues them: never mails that were not shown. */
export const ajouterEtape = action(
	EtapeAjoutee,
	ACCES,
	async ({ visiteur, langue, valeurs, t }) => {
		const {
			slug,
			futur,
			vu_le,
			geste,
			montre,
			statut: voulu,
			...etape
		} = valeurs;
		const statut = voulu === "" ? null : voulu;
		const date = refusDuFutur(etape.jour, futur);
		if (date) return date;
		const courriels = await apercevoirEtape(slug, etape, statut);
		const digest = digestOf({ ...etape, statut, courriels });
		const rien = geste === "publier" && courriels.length === 0;
		if (!rien && (geste === "apercevoir" || montre !== digest))
			return {
				ok: true,
				avis: t("suivi.apercu.pas_parti"),
				valeurs: {
					...valeursDe({ ...etape, statut: voulu, vu_le }),
					futur: futur ? ["on"] : [],
					montre: [digest],
					apercu: courrielsDits(langue, courriels),
				},
			};
		const suite = { statut, futur, vu_le: vu_le === "" ? null : vu_le };
		const fait = await ajouter(visiteur, slug, etape, suite);
		return fait.ok ? page(slug) : fait;
	},
);

/** Corrects a step, and its pending mails. */
export const modifierEtape = action(
	EtapeModifiee,
	ACCES,
	async ({ visiteur, valeurs: { slug, numero, vu, futur, ...etape } }) => {
		const fait = await modifier(visiteur, slug, numero, etape, vu, futur);
		return fait.ok ? page(slug) : fait;
	},
);

/** Removes a step, with a reason once its mails began to leave, and cancels its pending mails. */
export const retirerEtape = action(
	EtapeRetrait,
	ACCES,
	async ({ visiteur, valeurs: { slug, numero, motif } }) => {
		const fait = await retirer(visiteur, slug, numero, motif);
		return fait.ok ? page(slug) : fait;
	},
);
