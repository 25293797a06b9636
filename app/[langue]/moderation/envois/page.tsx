import { PageEnvois } from "#components/moderation/suivi/page-envois";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import {
	listerEnvois,
	listerLettresMortes,
} from "#lib/moderation/envois/queries";
import { now } from "#lib/platform/runtime/clock";
import { estGarde } from "../data.ts";
import { annulerEnvoi, relancer } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("suivi.envois.titre"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const [envois, lettres] = await Promise.all([
		listerEnvois(),
		listerLettresMortes(),
	]);
	return (
		<PageEnvois
			{...{ langue, envois, lettres }}
			garde={estGarde(query)}
			now={now()}
			annuler={annulerEnvoi}
			relancer={relancer}
		/>
	);
});
