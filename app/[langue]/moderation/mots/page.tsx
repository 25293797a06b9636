import { PageMots } from "#components/moderation/vocabulaire/entendus";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireMotsEntendus } from "#lib/moderation/mots/queries";
import { estGarde, valeursDe } from "../data.ts";
import { ecarter } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("vocabulaire.entendus.titre"),
}));

export default pageDeModeration(async ({ langue, query }) => (
	<PageMots
		langue={langue}
		mots={await lireMotsEntendus()}
		garde={estGarde(query)}
		aChoisir={valeursDe(query).choisir === "oui"}
		ecarter={ecarter}
	/>
));
