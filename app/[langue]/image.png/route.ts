import { ShareImage } from "#components/ui/share/share-image";
import { shareImage } from "#lib/adapters/files/share-image";
import { siteWords } from "#lib/adapters/pages/identity";
import { texts } from "#lib/i18n/texts";

export const GET = shareImage(ShareImage, async (langue) => {
	return {
		kind: texts(langue)("coquille.debut"),
		title: siteWords(langue).titre,
		text: siteWords(langue).presentation,
	};
});
