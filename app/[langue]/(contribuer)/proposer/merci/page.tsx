import { Merci } from "#components/contributions/reponse";
import { page, titled } from "#lib/adapters/pages/page";

export const generateMetadata = titled((t) =>
	t("contributions.proposer.merci"),
);

export default page(() => <Merci nature="projet" />);
