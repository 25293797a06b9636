import { PageMots } from "#components/moderation/mots/page-mots";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireMotsEntendus } from "#lib/moderation/mots/queries";
import {
	lireEffet,
	listerMotsSurveilles,
} from "#lib/moderation/surveillance/queries";
import { SurveilleForme } from "#lib/moderation/surveillance/schema";
import { estGarde, valeursDe } from "../data.ts";
import { ecarter, oublier, surveiller } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.mots"),
}));

export default pageDeModeration(async ({ langue, query, visiteur }) => {
	const saisi = SurveilleForme.safeParse(valeursDe(query));
	const [mots, entendus, effet] = await Promise.all([
		listerMotsSurveilles(),
		lireMotsEntendus(),
		saisi.success ? lireEffet(saisi.data.mot) : null,
	]);
	return (
		<PageMots
			{...{ langue, mots, entendus, effet }}
			estAdmin={visiteur.role === "admin"}
			garde={estGarde(query)}
			{...{ ecarter, surveiller, oublier }}
		/>
	);
});
