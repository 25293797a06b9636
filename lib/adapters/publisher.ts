import { reglages } from "#lib/platform/env";
import type { Texts } from "#lib/platform/i18n/texts";

/** Who publishes and hosts the site, as its texts name them; a local instance may leave some out. */
export function publisher(t: Texts) {
	const { siteNom, editeur, editeurAdresse, hebergeur, contact } = reglages();
	const absent = t("mentions_legales.absent");
	return {
		site: siteNom,
		editeur: editeur ?? absent,
		adresse: editeurAdresse ?? absent,
		hebergeur: hebergeur ?? absent,
		contact: contact ?? absent,
	};
}
