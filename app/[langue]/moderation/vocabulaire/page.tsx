import { PageVocabulaire } from "#components/moderation/vocabulaire/liste";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { GROUPES_PAR_PAGE, listerGroupes } from "#lib/vocabulaire/queries";
import { estGarde } from "../data.ts";
import { lireFiltreGroupes } from "./data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("vocabulaire.titre"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const filtre = lireFiltreGroupes(query);
	const liste = await listerGroupes(filtre);
	return (
		<PageVocabulaire
			{...liste}
			langue={langue}
			filtre={filtre}
			pages={Math.ceil(liste.total / GROUPES_PAR_PAGE)}
			garde={estGarde(query)}
		/>
	);
});
