import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** Says above every page that the site is read-only, before anybody types. */
export function ReadOnlyBanner({ langue }: { langue: Langue }) {
	return (
		<p
			role="status"
			className="no-print border-b-2 border-rust bg-sheet px-5 py-3 text-center font-bold sm:px-8"
		>
			{texts(langue)("coquille.lecture_seule")}
		</p>
	);
}
