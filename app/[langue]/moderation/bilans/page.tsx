import { PageBilans } from "#components/moderation/bilans/page-bilans";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireBilansALire } from "#lib/moderation/bilans/queries";
import { relirePhrase } from "./actions.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("bilans.moderation.titre"),
}));

export default pageDeModeration(async ({ langue }) => (
	<PageBilans
		langue={langue}
		lus={await lireBilansALire()}
		relire={relirePhrase}
	/>
));
