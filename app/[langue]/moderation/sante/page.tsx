import { PageSante } from "#components/moderation/suivi/page-sante";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import {
	listerEnvois,
	listerLettresMortes,
} from "#lib/moderation/envois/queries";
import { lireSante } from "#lib/moderation/sante/queries";
import { now } from "#lib/platform/runtime/clock";
import { estGarde } from "../data.ts";
import { annulerEnvoi, relancer } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.sante"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => (
	<PageSante
		langue={langue}
		faits={visiteur.role === "admin" ? await lireSante() : null}
		envois={await listerEnvois()}
		lettres={await listerLettresMortes()}
		garde={estGarde(query)}
		now={now()}
		annuler={annulerEnvoi}
		relancer={relancer}
	/>
));
