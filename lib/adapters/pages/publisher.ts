import type { Texts } from "#lib/i18n/texts";
import { reglages } from "#lib/platform/config/env";

/** The publisher and the host of the site, as its texts name them; a local instance may leave some out. */
export function publisher(t: Texts) {
	const { estNomme, siteNom, editeur, editeurAdresse, hebergeur, contact } =
		reglages();
	const absent = t("mentions_legales.absent");
	return {
		site: siteNom,
		nomme: estNomme ? "oui" : "non",
		editeur: editeur ?? absent,
		adresse: editeurAdresse ?? absent,
		hebergeur: hebergeur ?? absent,
		contact: contact ?? absent,
	};
}
