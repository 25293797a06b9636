import { notFound } from "next/navigation";
import { PageRefus } from "#components/moderation/decision/page-refus";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireFiche } from "#lib/moderation/relecture/queries";
import { listerSemblables } from "#lib/moderation/semblables/queries";
import { natureDe, touches } from "../../../../lecture.ts";
import { refuserAction } from "../../../../motif-actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.actes.refuse"),
}));

export default pageDeModeration(async ({ langue, t, params }) => {
	const nature = natureDe(params.nature);
	const fiche = nature && (await lireFiche(nature, String(params.slug)));
	if (!fiche) return notFound();
	const semblables = await listerSemblables(fiche);
	return (
		<PageRefus
			cas="refus"
			langue={langue}
			fiche={fiche}
			semblables={semblables.filter(({ estPublique }) => estPublique)}
			touches={touches(t)}
			decider={refuserAction}
		/>
	);
});
