import { langueOf } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { whileUnchanged } from "#lib/platform/cache/memoised-read";
import { drawPicture } from "./picture.tsx";

/** The picture of the pages that have none of their own. */
export const draw = whileUnchanged((segment: string) => {
	const t = texts(langueOf(segment));
	return drawPicture({
		kind: t("coquille.debut"),
		title: t("accueil.titre"),
		text: t("coquille.description"),
	});
}, 2);
