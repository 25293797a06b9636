import { notFound } from "next/navigation";
import { Relecture } from "#components/moderation/decision/relecture";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireFiche } from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { annuler } from "../../../actions.ts";
import { corrigerLangue, decider, mettreEnAvant } from "./actions.ts";
import { lireAutour, natureDe } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.fiche.de_la_file"),
}));

export default pageDeModeration(async (call) => {
	const { langue, params, query, visiteur } = call;
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche) return notFound();
	return (
		<Relecture
			{...(await lireAutour(fiche, query, visiteur))}
			langue={langue}
			fiche={fiche}
			now={now()}
			actions={{ annuler, decider, mettreEnAvant, corrigerLangue }}
		/>
	);
});
