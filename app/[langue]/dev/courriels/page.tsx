import { BoiteDeCourriels } from "#components/developpeurs/boite";
import { metadata, pageLocale } from "#lib/adapters/pages/page";
import { lireBoiteLocale } from "#lib/platform/mail/transports/local";

export const generateMetadata = metadata(({ t }) => ({
	title: t("boite.titre"),
}));

export default pageLocale(async ({ langue }) => {
	return (
		<BoiteDeCourriels langue={langue} courriels={await lireBoiteLocale()} />
	);
});
