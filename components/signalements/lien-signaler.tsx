import { Link } from "#components/ui/link";
import { pageHref, t } from "#lib/i18n/page-texts";

export function LienSignaler(props: {
	dossier: "projets" | "besoins";
	slug: string;
}) {
	return (
		<p className="no-print text-small">
			<Link
				href={pageHref(`/${props.dossier}/${props.slug}/signaler`)}
				rel="nofollow"
				className="inline-flex min-h-11 items-center"
			>
				{t("participation.signalement.titre")}
			</Link>
		</p>
	);
}
