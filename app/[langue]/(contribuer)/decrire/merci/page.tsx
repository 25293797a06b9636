import { Merci } from "#components/contributions/merci";
import { metadata, page } from "#lib/adapters/pages/page";

export const generateMetadata = metadata(({ t }) => ({
	title: t("contributions.decrire.merci"),
}));

export default page(({ langue }) => <Merci langue={langue} nature="besoin" />);
