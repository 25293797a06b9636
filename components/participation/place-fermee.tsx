import { LinkButton } from "#components/ui/link-button";
import { PlainText } from "#components/ui/plain-text";
import { PageHead } from "#components/ui/shell/page-head";
import { pageHref, pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { SANS_AUTRE_OFFRE } from "#lib/participation/offres/rules";
import type { EtatOffre } from "#lib/participation/offres/schema";

/** In place of the form: the place is no longer open, and where to go. */
export function PlaceFermee(props: {
	slug: string;
	/** What was written for it, so that nothing typed is lost. */
	message: string | null;
	/** The state of the reader's last offer for it: who helps there is told so. */
	etat: EtatOffre | null;
}) {
	const { slug, message, etat } = props;
	const t = pageTexts();
	const acceptee =
		etat === "acceptee" ? SANS_AUTRE_OFFRE.acceptee?.[pageLangue()] : null;
	return (
		<>
			<PageHead
				title={t("aider.bouton")}
				lead={acceptee ?? t("aider.offre.fermee")}
			/>
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
				{etat === null ? null : (
					<LinkButton look="other" href={pageHref("/compte/offres")}>
						{t("aider.offre.la_voir")}
					</LinkButton>
				)}
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
