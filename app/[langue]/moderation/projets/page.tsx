import { ToutesLesEntrees } from "#components/moderation/file/toutes";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import {
	ENTREES_PAR_PAGE,
	listerEntrees,
} from "#lib/moderation/relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { LIBELLES_STATUT_PROJET } from "#lib/projets/rules";
import { STATUTS_PROJET } from "#lib/projets/schema";
import { lireFiltre } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.listes.projets"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const filtre = { ...lireFiltre(query), nature: "projet" as const };
	const liste = await listerEntrees(filtre);
	return (
		<ToutesLesEntrees
			{...liste}
			langue={langue}
			nature="projet"
			filtre={filtre}
			parPage={ENTREES_PAR_PAGE}
			now={now()}
			etats={STATUTS_PROJET.map((value) => ({
				value,
				label: LIBELLES_STATUT_PROJET[value][langue],
			}))}
		/>
	);
});
