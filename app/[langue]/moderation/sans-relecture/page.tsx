import { PageSansRelecture } from "#components/moderation/suivi/sans-relecture";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerSansRelecture } from "#lib/moderation/sans_relecture/queries";
import { now } from "#lib/platform/runtime/clock";
import { entierDe, valeursDe } from "../data.ts";
import { marquerVue } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("surveillance.regle.titre"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const page = Math.min(entierDe(query.page) ?? 1, 10_000);
	// Before the list is read: what comes meanwhile is not marked unseen.
	const ici = now();
	const { faites } = valeursDe(query);
	return (
		<PageSansRelecture
			{...(await listerSansRelecture(page))}
			{...{ langue, page }}
			now={ici}
			faites={faites === undefined ? null : (entierDe(faites) ?? 0)}
			marquer={marquerVue}
		/>
	);
});
