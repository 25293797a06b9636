import { pageTexts } from "#lib/i18n/page-texts";

/** Says above every page that the site is read-only, before anybody types, and whether for good. */
export function ReadOnlyBanner(props: { vitrine: boolean }) {
	return (
		<p
			role="status"
			className="no-print border-b-2 border-rust bg-sheet px-5 py-3 text-center font-bold sm:px-8"
		>
			{pageTexts()(
				props.vitrine ? "coquille.vitrine" : "coquille.lecture_seule",
			)}
		</p>
	);
}
