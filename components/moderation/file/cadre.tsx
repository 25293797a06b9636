import type { ReactNode } from "react";
import { Rows } from "#components/ui/kit/rows";
import { Notice } from "#components/ui/notice";
import { AreaMenu } from "#components/ui/shell/area-menu";
import { Breadcrumb, type Step } from "#components/ui/shell/page-head";
import {
	pageHref,
	pageRefusal,
	pageRefused,
	pageSaid,
	t,
} from "#lib/i18n/page-texts";
import { keysOf } from "#lib/platform/contract/records";
import { BUTTON_LOOKS } from "../../ui/looks.ts";
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

/** The frame of every page of the area: breadcrumb, navigation, title. */
export function Cadre(props: {
	partie: Partie;
	titre: string;
	/** The title with what is marked in it. */
	entete?: ReactNode;
	/** Whether the page is the section's own page, and not one under it. */
	racine?: boolean;
	chapeau?: ReactNode;
	/** What the page before did, beside that it saved something. */
	dits?: readonly (string | false)[];
	children: ReactNode;
}) {
	const { partie } = props;
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
				{props.entete ?? props.titre}
			</h1>
			{props.chapeau === undefined ? null : (
				<p className="mt-3 max-w-measure text-soft">{props.chapeau}</p>
			)}
			{/* What was refused may be done meanwhile, and its form gone; that of an entry stays. */}
			{pageRefusal() && pageRefused("statut_vu") === undefined ? (
				<Notice kind="warning">{pageRefusal()}</Notice>
			) : null}
			{[
				pageSaid("garde") === "oui" && t("edition.garde"),
				...(props.dits ?? []),
			].map((dit) =>
				dit === false ? null : (
					<Notice key={dit} kind="done" announced>
						{dit}
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
					href: pageHref(PARTIES[partie]),
				}))}
			/>
		</Cadre>
	);
}

/** The list of keys, which the `?` key shows. */
const LISTE = "liste-touches";

/** The keys of the area, in the order of the list: what is pressed, and the name of its words. */
const TOUCHES = [
	["p", "publier"],
	["r", "refuser"],
	["1–8", "motif"],
	["d", "doublon"],
	["m", "reunir"],
	["y", "repond"],
	["c", "demander"],
	["q", "quarantaine"],
	["t", "compte"],
	["x", "suspendre"],
	["s", "garder"],
	["e", "corriger"],
	["i", "label"],
	["l", "langue"],
	["o", "ouvrir"],
	["u", "annuler"],
	["j", "suivante"],
	["k", "precedente"],
	["?", "liste"],
] as const;

/** The keys named by words, which are not the same in both languages. */
const NOMMEES = ["entree", "ctrl", "echap"] as const;

/**
 * The keys of the area, on each of its pages (browser/keys.ts): a list that opens over
 * the page, where they can be turned off too. Where a finger points there is no keyboard,
 * or one that the Tab key tells of: the button is in sight once it has the focus.
 */
function Clavier() {
	const touches = [
		...TOUCHES,
		...NOMMEES.map(
			(nom) => [t(`moderation.touches.noms.${nom}`), nom] as const,
		),
	];
	return (
		<>
			<p className="no-print needs-script mt-10 text-small max-md:not-focus-within:sr-only pointer-coarse:not-focus-within:sr-only">
				<button
					type="button"
					popoverTarget={LISTE}
					className="min-h-11 underline"
				>
					{t("moderation.touches.montrer")}
				</button>
			</p>
			<section
				id={LISTE}
				popover="auto"
				data-liste-touches=""
				aria-label={t("moderation.touches.titre")}
				className="m-auto max-h-[90dvh] max-w-[36rem] overflow-y-auto rounded-control border-2 border-ink bg-sheet px-6 py-5 text-small text-ink"
			>
				<h2 className="text-h3">{t("moderation.touches.titre")}</h2>
				<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
					{touches.map(([touche, nom]) => (
						<div key={nom} className="contents">
							<dt>
								<kbd className="font-bold">{touche}</kbd>
							</dt>
							<dd>{t(`moderation.touches.liste.${nom}`)}</dd>
						</div>
					))}
				</dl>
				<p className="mt-4 flex flex-wrap gap-3">
					{(["couper", "activer"] as const).map((nom) => (
						<button
							key={nom}
							type="button"
							data-touches-voulues={nom === "couper" ? "non" : "oui"}
							className={`${BUTTON_LOOKS.other} keys-${nom === "couper" ? "on" : "off"}`}
						>
							{t(`moderation.touches.${nom}`)}
						</button>
					))}
					<button
						type="button"
						popoverTarget={LISTE}
						popoverTargetAction="hide"
						className={BUTTON_LOOKS.other}
					>
						{t("moderation.touches.fermer")}
					</button>
				</p>
			</section>
		</>
	);
}
