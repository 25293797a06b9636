import { Link } from "#components/ui/link";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** The link to the report form of an entry. */
export function LienSignaler(props: {
	langue: Langue;
	dossier: "projets" | "besoins";
	slug: string;
}) {
	return (
		<p className="no-print text-small">
			<Link
				href={pageAddress(
					props.langue,
					`/${props.dossier}/${props.slug}/signaler`,
				)}
				rel="nofollow"
				className="inline-flex min-h-11 items-center"
			>
				{texts(props.langue)("participation.signalement.titre")}
			</Link>
		</p>
	);
}
