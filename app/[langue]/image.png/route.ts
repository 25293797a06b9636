import { ShareImage } from "#components/ui/share/share-image";
import { shareImage } from "#lib/adapters/files/share-image";
import { texts } from "#lib/i18n/texts";

/** The picture of the pages without their own. */
export const GET = shareImage(ShareImage, async (langue) => {
	const t = texts(langue);
	return {
		kind: t("coquille.debut"),
		title: t("accueil.titre"),
		text: t("coquille.description"),
	};
});
