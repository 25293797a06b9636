import { Notice } from "#components/ui/notice";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

const FAITS = ["vote", "soutien", "signalement"] as const;

/**
 * Confirms what the reader has just done on another page (`?fait=`); a vote or
 * a support, only while it exists.
 */
export function Confirmation(props: {
	langue: Langue;
	/** `fait` of the page's query. */
	fait: string | string[] | undefined;
	/** Whether the reader's own vote or support exists. */
	tient: boolean;
}) {
	const fait = FAITS.find((un) => un === props.fait);
	if (fait === undefined) return null;
	if (fait !== "signalement" && !props.tient) return null;
	return (
		<Notice kind="done" announced>
			<p>{texts(props.langue)(`participation.confirmation.${fait}`)}</p>
		</Notice>
	);
}
