import { LinkButton } from "#components/ui/link-button";
import type { NatureContribution } from "#lib/contributions/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { OublierBrouillonLocal } from "./brouillon-local.tsx";

const DOSSIERS = { projet: "proposer", besoin: "decrire" } as const;
const LISTES = { projet: "projets", besoin: "besoins" } as const;

/** The page after a contribution: what happens next, and where to go. */
export function Merci(props: { nature: NatureContribution }) {
	const { nature } = props;
	const t = pageTexts();
	const liste = LISTES[nature];
	return (
		<div className="max-w-measure">
			<OublierBrouillonLocal nature={nature} />
			<h1>{t(`contributions.${DOSSIERS[nature]}.merci`)}</h1>
			<h2 className="mt-10">{t("contributions.suite.titre")}</h2>
			<ol className="mt-4 list-decimal space-y-2 pl-6">
				<li>{t("contributions.suite.relecture")}</li>
				<li>{t("contributions.suite.courriel")}</li>
				<li>{t("contributions.suite.suivi")}</li>
			</ol>
			<p className="mt-4 text-small text-soft">
				{t("contributions.suite.rejeu")}
			</p>
			<p className="mt-8 flex flex-wrap gap-3">
				<LinkButton href={pageHref("/compte/contributions")}>
					{t("contributions.suite.compte")}
				</LinkButton>
				<LinkButton look="other" href={pageHref(`/${liste}`)}>
					{t(`contributions.suite.${liste}`)}
				</LinkButton>
			</p>
		</div>
	);
}
