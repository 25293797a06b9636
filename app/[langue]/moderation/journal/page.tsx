import { PageJournal } from "#components/moderation/suivi/journal";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";
import { listerActes, listerJournal } from "#lib/moderation/journal/queries";
import { FiltreJournal } from "#lib/moderation/journal/schema";
import { listPath } from "#lib/platform/lists/list-address";
import { lireFiltre } from "../data.ts";

const CHEMIN = "/moderation/journal";

export const generateMetadata = titled((t) => t("moderation.parties.journal"));

export default pageDeModeration(async ({ query }) => {
	const filtre = lireFiltre(FiltreJournal, query);
	const [{ lignes, suivant }, actes] = await Promise.all([
		listerJournal(filtre),
		listerActes(),
	]);
	const avant = suivant ?? undefined;
	return (
		<PageJournal
			{...{ filtre, lignes, actes }}
			fichier={listPath(`${CHEMIN}/export`, filtre)}
			suite={suivant === null ? null : listPath(CHEMIN, { ...filtre, avant })}
		/>
	);
});
