import { PageSante } from "#components/moderation/suivi/page-sante";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { lireSante } from "#lib/moderation/sante/queries";

export const generateMetadata = metadata(({ t }) => ({
	title: t("sante.titre"),
}));

export default pageDeModeration(
	async ({ langue }) => <PageSante langue={langue} faits={await lireSante()} />,
	"admin",
);
