import type { ReactNode } from "react";
import { AreaMenu } from "#components/ui/shell/area-menu";
import { Breadcrumb, type Step } from "#components/ui/shell/breadcrumb";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { Clavier } from "./clavier.tsx";
import { Nombre } from "./nombres.tsx";

const PARTIES = {
	file: "/moderation",
	quarantaine: "/moderation/quarantaine",
	projets: "/moderation/projets",
	besoins: "/moderation/besoins",
	articles: "/moderation/articles",
	themes: "/moderation/themes",
	mots: "/moderation/mots",
	comptes: "/moderation/comptes",
	signalements: "/moderation/signalements",
	contestations: "/moderation/contestations",
	offres: "/moderation/offres",
	sans_relecture: "/moderation/sans-relecture",
	bilans: "/moderation/bilans",
	surveillance: "/moderation/surveillance",
	modeles: "/moderation/modeles",
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
	"mots",
	"comptes",
	"signalements",
	"contestations",
	"offres",
	"sans_relecture",
	"bilans",
	"surveillance",
	"modeles",
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
			<div className="mb-8 flex text-small md:border-b md:border-line">
				<AreaMenu
					label={t("moderation.parties.titre")}
					items={NOMS.map((nom) => ({
						href: pageAddress(langue, PARTIES[nom]),
						label: t(`moderation.parties.${nom}`),
						beside: <Nombre partie={nom} />,
					}))}
					here={{
						href: pageAddress(langue, PARTIES[partie]),
						exact: props.racine === true,
					}}
				/>
			</div>
			<h1 dir="auto" className="max-w-[30ch] text-h2 wrap-anywhere">
				{props.titre}
			</h1>
			{props.children}
			<Clavier langue={langue} />
		</>
	);
}
