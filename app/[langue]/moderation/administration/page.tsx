import { Administration } from "#components/moderation/file/cadre";
import { pageDeModeration, titled } from "#lib/adapters/pages/page";

export const generateMetadata = titled((t) =>
	t("moderation.parties.administration"),
);

export default pageDeModeration(async () => <Administration />);
