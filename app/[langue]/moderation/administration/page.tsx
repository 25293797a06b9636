import { Administration } from "#components/moderation/file/administration";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";

export const generateMetadata = metadata(({ t }) => ({
	title: t("moderation.parties.administration"),
}));

export default pageDeModeration(async () => <Administration />);
