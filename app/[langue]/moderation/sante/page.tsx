import { PageSante } from "#components/moderation/suivi/page-sante";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import {
	listerEnvois,
	listerLettresMortes,
} from "#lib/moderation/envois/queries";
import { lireSante } from "#lib/moderation/sante/queries";
import { estGarde } from "../data.ts";
import { annulerEnvoi, relancer } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.sante"),
}));

export default pageDeModeration(async ({ query, visiteur }) => (
	<PageSante
		faits={visiteur.role === "admin" ? await lireSante() : null}
		envois={await listerEnvois()}
		lettres={await listerLettresMortes()}
		garde={estGarde(query)}
		annuler={annulerEnvoi}
		relancer={relancer}
	/>
));
