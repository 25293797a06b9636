import { BoiteDeCourriels } from "#components/comptes/boite";
import { metadata, pageLocale } from "#lib/adapters/page";
import { lireBoiteLocale } from "#lib/platform/mail/transports/local";

export const generateMetadata = metadata(({ t }) => ({
	title: t("boite.titre"),
}));

export default pageLocale(async ({ langue }) => {
	return (
		<BoiteDeCourriels langue={langue} courriels={await lireBoiteLocale()} />
	);
});
