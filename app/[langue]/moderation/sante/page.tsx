import { PageSante } from "#components/moderation/suivi/page-sante";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import {
	lireSante,
	listerEnvois,
	listerLettresMortes,
} from "#lib/moderation/sante/queries";
import { annulerEnvoi, relancer } from "../actions.ts";

export const generateMetadata = titled((t) => t("moderation.parties.sante"));

export default pageDeModeration(async ({ visiteur }) => (
	<PageSante
		faits={visiteur.role === "admin" ? await lireSante() : null}
		envois={await listerEnvois()}
		lettres={await listerLettresMortes()}
		annuler={annulerEnvoi}
		relancer={relancer}
	/>
));
