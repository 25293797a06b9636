import type { ReactNode } from "react";
import { CopyButton } from "#components/ui/copy-button";
import { LinkButton } from "#components/ui/link";
import { ANNOUNCED } from "#components/ui/notice";
import { NativeShare } from "#components/ui/share/share";
import type { BesoinSortie } from "#lib/besoins/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { MonSoutienBesoin } from "#lib/participation/schema";
import { BUTTON_LOOKS } from "../ui/looks.ts";

function Coche() {
	return (
		<svg
			viewBox="0 0 40 40"
			width="48"
			height="48"
			aria-hidden="true"
			className="size-12 fill-action stroke-on-action stroke-4"
		>
			<circle cx="20" cy="20" r="20" className="stroke-none" />
			<path
				d="m11 21 6 6 12-13"
				pathLength={1}
				className="fill-none [stroke-dasharray:1] motion-safe:animate-draw"
			/>
		</svg>
	);
}

/** The moment after a support: which person one is, how neighbours learn of the need, and what follows. */
export function Merci(props: {
	besoin: BesoinSortie;
	url: string;
	/** Announced as soon as the page shows. */
	announced?: boolean;
	children?: ReactNode;
}) {
	const { besoin, url } = props;
	return (
		<div className="no-print my-4 max-w-measure rounded-xl border border-line bg-sheet p-5 text-center first:mt-0">
			<p
				{...(props.announced ? ANNOUNCED : {})}
				className="flex flex-col items-center"
			>
				<Coche />
				<span className="mt-2">{t("participation.merci.merci")} </span>
				<b className="font-display text-[1.25rem] leading-tight">
					{t("participation.merci.rang", { n: besoin.nb_soutiens })}
				</b>
			</p>
			{besoin.statut === "livre" ? null : (
				<p className="mt-3 text-soft">{t("participation.merci.pourquoi")}</p>
			)}
			<p className="mt-3 flex flex-wrap justify-center gap-2">
				<NativeShare
					title={translated(besoin, "titre", pageLangue()).texte}
					url={url}
					className={BUTTON_LOOKS.main}
				/>
				<CopyButton
					text={url}
					label={t("fiche.partage.copier")}
					done={t("fiche.partage.copie")}
					name={t("participation.merci.quoi")}
				/>
				<LinkButton
					look="other"
					href={pageHref(`/affiche/besoins/${besoin.slug}`)}
				>
					{t("participation.affiche.lien")}
				</LinkButton>
			</p>
			{props.children}
		</div>
	);
}

/** What the page of a need is told: what was just done on another page, and the reader's own support. */
export type Fait = {
	readonly fait: string | undefined;
	readonly mien: MonSoutienBesoin;
};

/** Whether that page thanks at its top for a support that was just given on another page. */
export function estRemercie({ fait, mien }: Fait): boolean {
	return fait === "soutien" && mien.soutenu;
}
