import type { ReactNode } from "react";
import { AreaMenu } from "#components/ui/shell/area-menu";
import { Breadcrumb, type Step } from "#components/ui/shell/breadcrumb";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { Clavier } from "./clavier.tsx";
import { Garde } from "./garde.tsx";
import { Nombre } from "./nombres.tsx";

const PARTIES = {
	file: "/moderation",
	fiches: "/moderation/fiches",
	articles: "/moderation/articles",
	administration: "/moderation/administration",
	themes: "/moderation/themes",
	mots: "/moderation/mots",
	comptes: "/moderation/comptes",
	modeles: "/moderation/modeles",
	journal: "/moderation/journal",
	chiffres: "/moderation/chiffres",
	sante: "/moderation/sante",
} as const;

export type Partie = keyof typeof PARTIES;

const ONGLETS = ["file", "fiches", "articles", "administration"] as const;

function ongletDe(partie: Partie): Partie {
	return ONGLETS.find((nom) => nom === partie) ?? "administration";
}

/** The pages that Administration leads to, in the order of its list. */
export const ADMINISTRATION = [
	"comptes",
	"journal",
	"mots",
	"modeles",
	"themes",
	"chiffres",
	"sante",
] as const satisfies readonly Partie[];

/** The page of a part. */
export function adresseDePartie(langue: Langue, partie: Partie): string {
	return pageAddress(langue, PARTIES[partie]);
}

/** The frame of every page of the area: breadcrumb, navigation, title. */
export function Cadre(props: {
	langue: Langue;
	partie: Partie;
	titre: string;
	/** Whether the page is the section's own page, and not one under it. */
	racine?: boolean;
	/** What the page is for, under its title. */
	chapeau?: ReactNode;
	/** Whether the previous page saved something. */
	garde?: boolean;
	children: ReactNode;
}) {
	const { langue, partie } = props;
	const t = texts(langue);
	const debut: Step = { label: t("moderation.titre"), path: "/moderation" };
	const nom: Step = {
		label: t(`moderation.parties.${partie}`),
		path: PARTIES[partie],
	};
	const onglet = ongletDe(partie);
	const dessus: Step[] =
		onglet === "administration" && partie !== onglet
			? [
					{
						label: t("moderation.parties.administration"),
						path: PARTIES.administration,
					},
				]
			: [];
	const fil = [
		debut,
		...dessus,
		...(props.racine || partie === "file" ? [] : [nom]),
	];
	return (
		<>
			{/* On a phone the menu says the same, but of what stands under Administration. */}
			<div className={dessus.length === 0 ? "max-md:hidden" : undefined}>
				<Breadcrumb langue={langue} steps={fil} here={props.titre} />
			</div>
			<div
				data-equipe=""
				className="mb-8 flex text-small max-md:mb-2 md:border-b md:border-line"
			>
				<AreaMenu
					label={t("moderation.parties.titre")}
					items={ONGLETS.map((nom) => ({
						href: pageAddress(langue, PARTIES[nom]),
						label: t(`moderation.parties.${nom}`),
						beside: <Nombre partie={nom} />,
					}))}
					here={{
						href: pageAddress(langue, PARTIES[onglet]),
						exact: props.racine === true && onglet === partie,
					}}
				/>
			</div>
			<h1
				dir="auto"
				className="max-w-[30ch] text-h2 wrap-anywhere max-md:text-h3"
			>
				{props.titre}
			</h1>
			{props.chapeau === undefined ? null : (
				<p className="mt-3 max-w-measure text-soft">{props.chapeau}</p>
			)}
			<Garde langue={langue} vu={props.garde === true} />
			{props.children}
			<Clavier langue={langue} />
		</>
	);
}
