import { PageMots } from "#components/moderation/mots/page-mots";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { listerMotsSurveilles } from "#lib/moderation/signaux/queries";
import { listerRecherchesManquees } from "#lib/recherche/queries";
import { oublier, surveiller } from "../actions.ts";

/** Searches listed at most: more than a person reads. */
const MANQUEES_MAX = 100;

export const generateMetadata = titled((t) => t("moderation.parties.mots"));

export default pageDeModeration(async ({ visiteur }) => (
	<PageMots
		{...(await listerMotsSurveilles())}
		manquees={await listerRecherchesManquees(MANQUEES_MAX)}
		estAdmin={visiteur.role === "admin"}
		{...{ surveiller, oublier }}
	/>
));
