import { PageMots } from "#components/moderation/mots/liste";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireMotsEntendus } from "#lib/moderation/mots/queries";
import { estGarde } from "../data.ts";
import { ecarter } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("vocabulaire.entendus.titre"),
}));

export default pageDeModeration(async ({ langue, query }) => (
	<PageMots
		langue={langue}
		mots={await lireMotsEntendus()}
		garde={estGarde(query)}
		ecarter={ecarter}
	/>
));
