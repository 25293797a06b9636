"use server";

import { action } from "#lib/adapters/pages/action";
import { texts } from "#lib/i18n/texts";
import {
	rouvrirSignalement,
	traiterSignalements,
} from "#lib/moderation/signalements/commands";
import { apercevoirReponses } from "#lib/moderation/signalements/queries";
import {
	ReouvertureForme,
	TraitementForme,
} from "#lib/moderation/signalements/schema";
import { digestOf } from "#lib/platform/validation/shown-digest";

const ICI = "/moderation/signalements";

/** Shows the mails that the decision sends, or closes a group of an entry's reports: never with a mail that was not shown. */
export const traiter = action(
	TraitementForme,
	{ acces: "moderateur" },
	async ({
		visiteur,
		langue,
		t,
		valeurs: { geste, montre, ...traitement },
	}) => {
		const reponses = await apercevoirReponses(traitement);
		const digest = digestOf({ ...traitement, reponses });
		if (geste === "clore" && (reponses.length === 0 || montre === digest)) {
			const fait = await traiterSignalements(visiteur, traitement);
			return fait.ok ? { ok: true, vers: `${ICI}?clos=oui` } : fait;
		}
		const { decision, note, reponse } = traitement;
		return {
			ok: true,
			avis: t("suivi.apercu.pas_parti"),
			valeurs: {
				...{ decision: [decision], note: [note ?? ""] },
				reponse: [reponse ?? ""],
				montre: [digest],
				apercu: reponses.flatMap((une) => [
					une.langue,
					texts(langue)(`suivi.apercu.a_${une.langue}`, { n: une.nombre }),
					une.sujet,
					une.texte,
				]),
			},
		};
	},
);

/** Reopens one report. */
export const rouvrir = action(
	ReouvertureForme,
	{ acces: "moderateur" },
	async ({ visiteur, valeurs: { id } }) => {
		const fait = await rouvrirSignalement(visiteur, id);
		return fait.ok ? { ok: true, vers: `${ICI}?traites=oui` } : fait;
	},
);
