import type { ReactNode } from "react";
import { t } from "#lib/i18n/page-texts";
import { type Copied, CopyButton } from "../copy-button.tsx";

const LOOK =
	"inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge bg-sheet px-3 text-small font-bold text-ink no-underline hover:underline";

/** Copies a text of a page, in its words. */
export function PageCopy(props: Copied & { name: string }) {
	return (
		<CopyButton {...props} label={t("copie.copier")} done={t("copie.copie")} />
	);
}

type Shared = {
	title: string;
	/** The page's own address, without what an act added to it. */
	url: string;
};

/** One button beside the act: the phone's own share menu, or the address copied where there is none. */
export function ShareButton({ title, url }: Shared) {
	return (
		<p className="share-once no-print">
			<NativeShare
				title={title}
				url={url}
				className={`${LOOK} min-h-12 w-full justify-center`}
			/>
			<CopyButton
				text={url}
				label={t("fiche.partage.copier")}
				done={t("fiche.partage.copie")}
				name={t("fiche.partage.quoi")}
			/>
		</p>
	);
}

/**
 * At the foot of an entry, the ways that few take: a mail, a feed, the address, which is
 * also printed, and what another site copies.
 */
export function MoreShare(
	props: Shared & {
		feed: { readonly label: string; readonly href: string };
		/** What another site copies to show it, where it may. */
		codes?: Codes;
		poster?: string;
		/** What else stands at the foot: the way to report it. */
		children?: ReactNode;
	},
) {
	const { title, url, feed, poster } = props;
	const subject = encodeURIComponent(title);
	const body = encodeURIComponent(`${title}\n${url}`);
	return (
		<div className="mt-12 flex flex-wrap items-start justify-between gap-x-8 border-t border-line pt-2">
			<details id="partager" className="min-w-0 grow">
				<summary className="no-print min-h-11 cursor-pointer py-2.5 text-small">
					{t("fiche.partage.titre")}
				</summary>
				<p className="no-print flex flex-wrap gap-2">
					<a href={`mailto:?subject=${subject}&body=${body}`} className={LOOK}>
						{t("fiche.partage.courriel")}
					</a>
					<a href={feed.href} className={LOOK}>
						{feed.label}
					</a>
					{poster === undefined ? null : (
						<a href={poster} className={LOOK}>
							{t("participation.affiche.lien")}
						</a>
					)}
				</p>
				{/* Selected whole by a click. */}
				<p className="mt-2 font-mono text-small wrap-anywhere text-soft select-all">
					{url}
				</p>
				{props.codes ? <Embed codes={props.codes} /> : null}
			</details>
			{props.children}
		</div>
	);
}

/** What another site copies to show the entry of the page. */
export type Codes = { readonly frame: string; readonly badge: string };

function Code(props: { label: string; code: string }) {
	const { code, label } = props;
	return (
		<div className="mt-3">
			<p className="mb-1 text-small font-bold">{label}</p>
			{/* Selected whole by a click, where no script copies it. */}
			<p
				className="mb-2 rounded-control border border-line bg-paper p-2 font-mono text-tiny wrap-anywhere select-all"
				lang="zxx"
				translate="no"
			>
				{code}
			</p>
			<PageCopy text={code} name={label} />
		</div>
	);
}

export function Embed(props: { codes: Codes }) {
	const { codes } = props;
	return (
		<div className="no-print mt-6 max-w-measure text-small">
			<h2 className="text-body">{t("integrer.titre")}</h2>
			<p className="text-soft">{t("integrer.texte")}</p>
			<Code label={t("integrer.cadre")} code={codes.frame} />
			<Code label={t("integrer.badge")} code={codes.badge} />
		</div>
	);
}

/**
 * Opens the share menu of a phone (browser/copy.ts). Not shown without scripts, without
 * that menu, and where a mouse points.
 */
export function NativeShare(props: {
	title: string;
	url: string;
	className: string;
}) {
	return (
		<button
			type="button"
			className={`needs-script needs-share ${props.className}`}
			data-share={props.url}
			data-title={props.title}
		>
			{t("fiche.partage.telephone")}
		</button>
	);
}
