import { PageMots } from "#components/moderation/mots/page-mots";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireMotsEntendus } from "#lib/moderation/mots/queries";
import { listerMotsSurveilles } from "#lib/moderation/surveillance/queries";
import { estGarde } from "../data.ts";
import { ecarter, oublier, surveiller } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.mots"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => (
	<PageMots
		langue={langue}
		mots={await listerMotsSurveilles()}
		entendus={await lireMotsEntendus()}
		estAdmin={visiteur.role === "admin"}
		garde={estGarde(query)}
		{...{ ecarter, surveiller, oublier }}
	/>
));
