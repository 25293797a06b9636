import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { Touches } from "./touches.tsx";

/** The keys of the review, in the language of the page. */
export function Clavier(props: { langue: Langue }) {
	const t = texts(props.langue);
	return (
		<Touches
			titre={t("moderation.touches.titre")}
			aide={t("moderation.touches.aide")}
			activer={t("moderation.touches.activer")}
			couper={t("moderation.touches.couper")}
		/>
	);
}
