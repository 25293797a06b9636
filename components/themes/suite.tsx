import type { ReactNode } from "react";
import { LinkButton } from "#components/ui/link-button";
import { Section } from "#components/ui/section";
import { Breadcrumb } from "#components/ui/shell/breadcrumb";
import { Translated } from "#components/ui/translated";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { listPath } from "#lib/platform/lists/list-address";
import type { ThemeSortie } from "#lib/themes/schema";

/** What a reader may do after an entry, as links. */
export function Suite(props: { children: ReactNode }) {
	return (
		<Section
			id="suite"
			title={pageTexts()("fiche.suite.titre")}
			className="no-print mt-14"
		>
			<p className="flex flex-wrap gap-3 wrap-anywhere">{props.children}</p>
		</Section>
	);
}

/** The way to the other entries of a theme. */
export function SuiteDuTheme(props: {
	liste: "projets" | "besoins";
	theme: ThemeSortie;
}) {
	const { liste, theme } = props;
	return (
		<LinkButton
			look="other"
			href={pageHref(listPath(`/${liste}`, { theme: theme.slug }))}
		>
			<span>
				{pageTexts().rich(`fiche.suite.${liste}_du_theme`, {
					theme: () => <Translated of={theme} text="nom" />,
				})}
			</span>
		</LinkButton>
	);
}

/** The breadcrumb of an entry: its list, then its theme in it. */
export function FilDeFiche(props: {
	liste: "projets" | "besoins";
	theme: ThemeSortie | null | undefined;
}) {
	const { liste, theme } = props;
	const path = `/${liste}`;
	return (
		<Breadcrumb
			steps={[
				{ label: pageTexts()(`coquille.parties.${liste}`), path },
				...(theme
					? [
							{
								label: <Translated of={theme} text="nom" />,
								path: listPath(path, { theme: theme.slug }),
							},
						]
					: []),
			]}
		/>
	);
}
