import { OublierBrouillonLocal } from "#components/contributions/brouillon-local";
import { LinkButton } from "#components/ui/link-button";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { OFFRE_JOURS } from "#lib/participation/offres/rules";
import { cleDuTexte } from "./formulaire-offre.tsx";

/** The page after an offer: what happens next, and where to go. */
export function MerciOffre(props: {
	/** The number of its place. */
	place: string;
}) {
	const t = pageTexts();
	return (
		<div className="max-w-measure">
			<OublierBrouillonLocal nature={cleDuTexte(props.place)} />
			<h1>{t("aider.merci.titre")}</h1>
			<h2 className="mt-10">{t("aider.merci.suite")}</h2>
			<ol className="mt-4 list-decimal space-y-2 pl-6">
				<li>{t("aider.merci.lecture")}</li>
				<li>{t("aider.merci.reponse", { delai: OFFRE_JOURS })}</li>
				<li>{t("aider.merci.retrait")}</li>
			</ol>
			<p className="mt-8 flex flex-wrap gap-3">
				<LinkButton href={pageHref("/compte/offres")}>
					{t("aider.merci.mes_offres")}
				</LinkButton>
				<LinkButton look="other" href={pageHref("/aider")}>
					{t("aider.merci.autres")}
				</LinkButton>
			</p>
		</div>
	);
}
