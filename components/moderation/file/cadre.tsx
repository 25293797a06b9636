import Link from "next/link";
import type { ReactNode } from "react";
import { Breadcrumb, type Step } from "#components/ui/shell/breadcrumb";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

const PARTIES = {
	file: "/moderation",
	quarantaine: "/moderation/quarantaine",
	projets: "/moderation/projets",
	besoins: "/moderation/besoins",
	articles: "/moderation/articles",
	themes: "/moderation/themes",
	comptes: "/moderation/comptes",
	signalements: "/moderation/signalements",
	contestations: "/moderation/contestations",
	envois: "/moderation/envois",
	journal: "/moderation/journal",
} as const;

export type Partie = keyof typeof PARTIES;

const NOMS = [
	"file",
	"quarantaine",
	"projets",
	"besoins",
	"articles",
	"themes",
	"comptes",
	"signalements",
	"contestations",
	"envois",
	"journal",
] as const satisfies readonly Partie[];

/** The frame of every page of the area: breadcrumb, navigation, title. */
export function Cadre(props: {
	langue: Langue;
	partie: Partie;
	titre: string;
	/** Whether the page is the section's own page, and not one under it. */
	racine?: boolean;
	children: ReactNode;
}) {
	const { langue, partie } = props;
	const t = texts(langue);
	const debut: Step = { label: t("moderation.titre"), path: "/moderation" };
	const nom: Step = {
		label: t(`moderation.parties.${partie}`),
		path: PARTIES[partie],
	};
	const fil = props.racine || partie === "file" ? [debut] : [debut, nom];
	return (
		<>
			<Breadcrumb langue={langue} steps={fil} here={props.titre} />
			<nav
				aria-label={t("moderation.parties.titre")}
				className="no-print mb-8 border-b border-line"
			>
				<ul className="flex flex-wrap gap-x-5 text-small">
					{NOMS.map((autre) => (
						<li key={autre}>
							<Link
								href={pageAddress(langue, PARTIES[autre])}
								prefetch={false}
								aria-current={
									autre === partie
										? props.racine
											? "page"
											: "true"
										: undefined
								}
								className="flex min-h-11 items-center border-b-3 border-transparent text-ink no-underline hover:underline aria-[current]:border-action aria-[current]:font-bold"
							>
								{t(`moderation.parties.${autre}`)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<h1 dir="auto" className="max-w-[30ch] text-h2 wrap-anywhere">
				{props.titre}
			</h1>
			{props.children}
		</>
	);
}
