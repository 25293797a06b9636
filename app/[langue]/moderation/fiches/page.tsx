import { ToutesLesEntrees } from "#components/moderation/file/toutes";
import { choices } from "#components/ui/kit/fields";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { LIBELLES_STATUT_BESOIN } from "#lib/besoins/rules";
import { QUARANTAINE_JOURS } from "#lib/exploitation/conservation/rules";
import { listerEntrees } from "#lib/moderation/file/queries";
import { FiltreFile } from "#lib/moderation/file/schema";
import { keysOf } from "#lib/platform/contract/records";
import { listerThemes } from "#lib/themes/queries";
import { lireFiltre } from "../data.ts";

export const generateMetadata = titled((t) => t("moderation.listes.fiches"));

export default pageDeModeration(async ({ langue, query }) => {
	const filtre = lireFiltre(FiltreFile, query);
	const themes = await listerThemes();
	return (
		<ToutesLesEntrees
			{...(await listerEntrees(filtre))}
			filtre={filtre}
			themes={themes.map(({ slug: value, nom: label }) => ({ value, label }))}
			jours={QUARANTAINE_JOURS}
			// A project has some of the states of a need, and no other.
			etats={choices(
				keysOf(LIBELLES_STATUT_BESOIN),
				(value) => LIBELLES_STATUT_BESOIN[value][langue],
			)}
		/>
	);
});
