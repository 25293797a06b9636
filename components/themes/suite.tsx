import type { ReactNode } from "react";
import { LinkButton } from "#components/ui/link-button";
import { Section } from "#components/ui/section";
import { Translated } from "#components/ui/translated";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { listPath } from "#lib/platform/lists/list-address";
import type { ThemeSortie } from "#lib/themes/schema";

/** What a reader may do after an entry, as links. */
export function Suite(props: { langue: Langue; children: ReactNode }) {
	return (
		<Section
			id="suite"
			title={texts(props.langue)("fiche.suite.titre")}
			className="no-print mt-14"
		>
			<p className="flex flex-wrap gap-3 wrap-anywhere">{props.children}</p>
		</Section>
	);
}

/** The way to the other entries of a theme. */
export function SuiteDuTheme(props: {
	langue: Langue;
	liste: "projets" | "besoins";
	theme: ThemeSortie;
}) {
	const { langue, liste, theme } = props;
	return (
		<LinkButton
			look="other"
			href={pageAddress(langue, listPath(`/${liste}`, { theme: theme.slug }))}
		>
			<span>
				{texts(langue).rich(`fiche.suite.${liste}_du_theme`, {
					theme: () => <Translated langue={langue} of={theme} text="nom" />,
				})}
			</span>
		</LinkButton>
	);
}
