import { LinkButton } from "#components/ui/link-button";
import { PlainText } from "#components/ui/plain-text";
import { PageHead } from "#components/ui/shell/page-head";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";

/** In place of the form: the place is no longer open, and where to go. */
export function PlaceFermee(props: {
	slug: string;
	/** What was written for it, so that nothing typed is lost. */
	message: string | null;
}) {
	const { slug, message } = props;
	const t = pageTexts();
	return (
		<>
			<PageHead title={t("aider.bouton")} lead={t("aider.offre.fermee")} />
			{message ? (
				<div className="mt-6">
					<p className="mb-2 font-bold">{t("aider.offre.message")}</p>
					<PlainText
						of={{ texte: message, langue: pageLangue() }}
						className="border-l-4 border-line pl-5"
					/>
				</div>
			) : null}
			<p className="mt-8 flex flex-wrap gap-3">
				<LinkButton href={pageHref("/aider")}>
					{t("aider.offre.autres")}
				</LinkButton>
				<LinkButton look="other" href={pageHref(`/besoins/${slug}`)}>
					{t("aider.offre.retour")}
				</LinkButton>
			</p>
		</>
	);
}
