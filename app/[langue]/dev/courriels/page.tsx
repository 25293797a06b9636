import { BoiteDeCourriels } from "#components/developpeurs/boite";
import { pageLocale, titled } from "#lib/adapters/pages/page";
import { lireBoiteLocale } from "#lib/platform/mail/transports/local";

export const generateMetadata = titled((t) => t("boite.titre"));

export default pageLocale(async () => {
	return <BoiteDeCourriels courriels={await lireBoiteLocale()} />;
});
