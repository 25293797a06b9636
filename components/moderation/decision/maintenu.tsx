import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** Says that the last decision leaves an entry taken down. */
export function Maintenu(props: { langue: Langue; vu: boolean }) {
	if (!props.vu) return null;
	return (
		<Notice kind="done" announced>
			<p>{texts(props.langue)("suivi.contestations.maintenue")}</p>
		</Notice>
	);
}
