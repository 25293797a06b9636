import { OublierBrouillonLocal } from "#components/contributions/brouillon-local";
import { LinkButton } from "#components/ui/link-button";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { OFFRE_JOURS } from "#lib/participation/offres/rules";
import type { Langue } from "#lib/platform/langues";
import { cleDuTexte } from "./formulaire-offre.tsx";

/** The page after an offer: what happens next, and where to go. */
export function MerciOffre(props: {
	langue: Langue;
	/** The number of its place. */
	place: string;
}) {
	const { langue } = props;
	const t = texts(langue);
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
				<LinkButton href={pageAddress(langue, "/compte/offres")}>
					{t("aider.merci.mes_offres")}
				</LinkButton>
				<LinkButton look="other" href={pageAddress(langue, "/aider")}>
					{t("aider.merci.autres")}
				</LinkButton>
			</p>
		</div>
	);
}
