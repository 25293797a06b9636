import { PageMots } from "#components/moderation/mots/page-mots";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerMotsSurveilles } from "#lib/moderation/surveillance/queries";
import { listerRecherchesManquees } from "#lib/recherche/manquees/queries";
import { estGarde } from "../data.ts";
import { oublier, surveiller } from "./actions.ts";

/** Searches listed at most: more than a person reads. */
const MANQUEES_MAX = 100;

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.mots"),
}));

export default pageDeModeration(async ({ query, visiteur }) => (
	<PageMots
		mots={await listerMotsSurveilles()}
		manquees={await listerRecherchesManquees(MANQUEES_MAX)}
		estAdmin={visiteur.role === "admin"}
		garde={estGarde(query)}
		{...{ surveiller, oublier }}
	/>
));
