import { ToutesLesEntrees } from "#components/moderation/file/toutes";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { QUARANTAINE_JOURS } from "#lib/exploitation/conservation/rules";
import { FILE_PAR_PAGE, listerEntrees } from "#lib/moderation/file/queries";
import { keysOf } from "#lib/platform/contract/records";
import { now } from "#lib/platform/runtime/clock";
import { lireFiltreFile } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.listes.fiches"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const filtre = lireFiltreFile(query);
	return (
		<ToutesLesEntrees
			{...(await listerEntrees(filtre))}
			langue={langue}
			filtre={filtre}
			parPage={FILE_PAR_PAGE}
			now={now()}
			jours={QUARANTAINE_JOURS}
			// A project has some of the states of a need, and no other.
			etats={keysOf(LIBELLES_STATUT_BESOIN).map((value) => ({
				value,
				label: LIBELLES_STATUT_BESOIN[value][langue],
			}))}
		/>
	);
});
