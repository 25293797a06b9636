import type { ReactNode } from "react";
import { Rows } from "#components/ui/kit/rows";
import { Notice } from "#components/ui/notice";
import { AreaMenu } from "#components/ui/shell/area-menu";
import { Breadcrumb, type Step } from "#components/ui/shell/breadcrumb";
import {
	pageHref,
	pageRefusal,
	pageRefused,
	pageSaid,
	pageTexts,
} from "#lib/i18n/page-texts";
import { keysOf } from "#lib/platform/contract/records";
import { Clavier } from "./clavier.tsx";
import { Nombre } from "./nombres.tsx";

const PARTIES = {
	file: "/moderation",
	fiches: "/moderation/fiches",
	articles: "/moderation/articles",
	administration: "/moderation/administration",
	comptes: "/moderation/comptes",
	journal: "/moderation/journal",
	mots: "/moderation/mots",
	modeles: "/moderation/modeles",
	themes: "/moderation/themes",
	sante: "/moderation/sante",
} as const;

export type Partie = keyof typeof PARTIES;

const ONGLETS = ["file", "fiches", "articles", "administration"] as const;

function ongletDe(partie: Partie): Partie {
	return ONGLETS.find((nom) => nom === partie) ?? "administration";
}

/** The pages that Administration leads to, in the order of its list. */
const ADMINISTRATION = keysOf(PARTIES).filter(
	(partie) => ongletDe(partie) !== partie,
);

function adresseDePartie(partie: Partie): string {
	return pageHref(PARTIES[partie]);
}

/** The frame of every page of the area: breadcrumb, navigation, title. */
export function Cadre(props: {
	partie: Partie;
	titre: string;
	/** Whether the page is the section's own page, and not one under it. */
	racine?: boolean;
	/** What the page is for, under its title. */
	chapeau?: ReactNode;
	/** What the page before did, beside that it saved something. */
	dits?: readonly (string | false)[];
	children: ReactNode;
}) {
	const { partie } = props;
	const t = pageTexts();
	const onglet = ongletDe(partie);
	const estDessous = onglet !== partie;
	const fil: Step[] = [
		{ label: t("coquille.moderation"), path: "/moderation" },
		...[
			...(estDessous ? [onglet] : []),
			...(props.racine || partie === "file" ? [] : [partie]),
		].map((une) => ({
			label: t(`moderation.parties.${une}`),
			path: PARTIES[une],
		})),
	];
	return (
		<>
			{/* On a phone the menu says the same, but of what stands under Administration. */}
			<div className={estDessous ? undefined : "max-md:hidden"}>
				<Breadcrumb steps={fil} here={props.titre} />
			</div>
			<div
				data-equipe=""
				className="mb-8 flex text-small max-md:mb-2 md:border-b md:border-line"
			>
				<AreaMenu
					label={t("coquille.moderation")}
					items={ONGLETS.map((nom) => ({
						href: pageHref(PARTIES[nom]),
						label: t(`moderation.parties.${nom}`),
						beside: nom === "file" ? <Nombre /> : null,
					}))}
					here={{
						href: pageHref(PARTIES[onglet]),
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
			{/* What was refused may be done meanwhile, and its form gone; that of an entry stays. */}
			{pageRefusal() && pageRefused("statut_vu") === undefined ? (
				<Notice kind="warning">
					<p>{pageRefusal()}</p>
				</Notice>
			) : null}
			{[
				pageSaid("garde") === "oui" && t("edition.garde"),
				...(props.dits ?? []),
			].map((dit) =>
				dit === false ? null : (
					<Notice key={dit} kind="done" announced>
						<p>{dit}</p>
					</Notice>
				),
			)}
			{props.children}
			<Clavier />
		</>
	);
}

/** The way to what is not looked at every week. */
export function Administration() {
	const t = pageTexts();
	return (
		<Cadre
			partie="administration"
			racine
			titre={t("moderation.parties.administration")}
		>
			<Rows
				empty=""
				rows={ADMINISTRATION.map((partie) => ({
					key: partie,
					title: t(`moderation.parties.${partie}`),
					href: adresseDePartie(partie),
				}))}
			/>
		</Cadre>
	);
}
