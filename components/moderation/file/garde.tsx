import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** Says that the previous page saved the text. */
export function Garde(props: { langue: Langue; vu: boolean }) {
	if (!props.vu) return null;
	return (
		<Notice kind="done" announced>
			<p>{texts(props.langue)("edition.garde")}</p>
		</Notice>
	);
}
