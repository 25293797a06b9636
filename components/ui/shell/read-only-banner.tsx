import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** Says above every page that the site is read-only, before anybody types, and whether for good. */
export function ReadOnlyBanner(props: { langue: Langue; vitrine: boolean }) {
	return (
		<p
			role="status"
			className="no-print border-b-2 border-rust bg-sheet px-5 py-3 text-center font-bold sm:px-8"
		>
			{texts(props.langue)(
				props.vitrine ? "coquille.vitrine" : "coquille.lecture_seule",
			)}
		</p>
	);
}
