import { Quarantaine } from "#components/moderation/file/quarantaine";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { QUARANTAINE_JOURS } from "#lib/exploitation/conservation/rules";
import {
	ENTREES_PAR_PAGE,
	listerEntrees,
} from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { lireFiltre } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.quarantaine.titre"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const filtre = { ...lireFiltre(query), statut: "quarantaine" };
	const liste = await listerEntrees(filtre);
	return (
		<Quarantaine
			{...liste}
			langue={langue}
			filtre={filtre}
			parPage={ENTREES_PAR_PAGE}
			now={now()}
			jours={QUARANTAINE_JOURS}
		/>
	);
});
