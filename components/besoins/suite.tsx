import { Suite, SuiteDuTheme } from "#components/themes/suite";
import { LinkButton } from "#components/ui/link-button";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** What a reader of a need may do next. */
export function SuiteDuBesoin(props: { langue: Langue; besoin: BesoinSortie }) {
	const { langue } = props;
	const { theme } = props.besoin;
	const t = texts(langue);
	return (
		<Suite>
			<LinkButton href={pageAddress(langue, "/decrire")}>
				{t("fiche.suite.decrire")}
			</LinkButton>
			{theme ? <SuiteDuTheme liste="besoins" theme={theme} /> : null}
			<LinkButton look="other" href={pageAddress(langue, "/besoins")}>
				{t("fiche.suite.besoins")}
			</LinkButton>
		</Suite>
	);
}
