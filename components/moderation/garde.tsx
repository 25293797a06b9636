import { texts } from "#lib/platform/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { Notice } from "../ui/notice.tsx";

/** Says that the page before kept what was written. */
export function Garde(props: { langue: Langue; vu: boolean }) {
	if (!props.vu) return null;
	return (
		<Notice kind="done" announced>
			<p>{texts(props.langue)("edition.garde")}</p>
		</Notice>
	);
}
