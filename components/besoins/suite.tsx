import { Suite, SuiteDuTheme } from "#components/themes/suite";
import { LinkButton } from "#components/ui/link-button";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";

/** What a reader of a need may do next. */
export function SuiteDuBesoin(props: { besoin: BesoinSortie }) {
	const { theme } = props.besoin;
	const t = pageTexts();
	return (
		<Suite>
			<LinkButton href={pageHref("/decrire")}>
				{t("fiche.suite.decrire")}
			</LinkButton>
			{theme ? <SuiteDuTheme liste="besoins" theme={theme} /> : null}
			<LinkButton look="other" href={pageHref("/besoins")}>
				{t("fiche.suite.besoins")}
			</LinkButton>
		</Suite>
	);
}
