import { Suite, SuiteDuTheme } from "#components/themes/suite";
import { LinkButton } from "#components/ui/link-button";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ProjetSortie } from "#lib/projets/schema";

/** What a reader of a project may do next. */
export function SuiteDuProjet(props: { langue: Langue; projet: ProjetSortie }) {
	const { langue } = props;
	const [theme] = props.projet.themes;
	const t = texts(langue);
	return (
		<Suite langue={langue}>
			<LinkButton href={pageAddress(langue, "/decrire")}>
				{t("fiche.suite.decrire")}
			</LinkButton>
			<LinkButton look="other" href={pageAddress(langue, "/proposer")}>
				{t("fiche.suite.proposer")}
			</LinkButton>
			{theme ? (
				<SuiteDuTheme langue={langue} liste="projets" theme={theme} />
			) : (
				<LinkButton look="other" href={pageAddress(langue, "/projets")}>
					{t("fiche.suite.projets")}
				</LinkButton>
			)}
		</Suite>
	);
}
