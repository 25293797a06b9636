import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { Notice } from "../notice.tsx";

/** Says when the next search will be possible. */
export function TooManySearches(props: { langue: Langue; seconds: number }) {
	const t = texts(props.langue);
	return (
		<>
			<h1>{t("lecture.rechercher")}</h1>
			<Notice kind="warning">
				<p>{t("lecture.trop", { n: props.seconds })}</p>
			</Notice>
		</>
	);
}
