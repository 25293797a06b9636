import { notFound } from "next/navigation";
import { PageRefus } from "#components/moderation/decision/page-refus";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireFiche, listerSemblables } from "#lib/moderation/relecture/queries";
import { retirer } from "../actions.ts";
import { estEnLigne, natureDe } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.actes.archive"),
}));

export default pageDeModeration(async ({ langue, params }) => {
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche || !estEnLigne(fiche)) return notFound();
	const semblables = await listerSemblables(fiche);
	return (
		<PageRefus
			cas="retrait"
			langue={langue}
			fiche={fiche}
			semblables={semblables.filter((une) => une.estPublique)}
			decider={retirer}
		/>
	);
});
