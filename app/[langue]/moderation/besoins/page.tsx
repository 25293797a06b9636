import { ToutesLesEntrees } from "#components/moderation/file/toutes";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { ETATS_BESOIN } from "#lib/besoins/schema";
import {
	ENTREES_PAR_PAGE,
	listerEntrees,
} from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { lireFiltre } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.listes.besoins"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const filtre = { ...lireFiltre(query), nature: "besoin" as const };
	const liste = await listerEntrees(filtre);
	return (
		<ToutesLesEntrees
			{...liste}
			langue={langue}
			nature="besoin"
			filtre={filtre}
			parPage={ENTREES_PAR_PAGE}
			now={now()}
			etats={ETATS_BESOIN.map((value) => ({
				value,
				label: LIBELLES_STATUT_BESOIN[value][langue],
			}))}
		/>
	);
});
