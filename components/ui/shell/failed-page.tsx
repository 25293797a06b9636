import type { ReactNode } from "react";
import { pageHref, pageRefusal, pageTyped, t } from "#lib/i18n/page-texts";
import { keysOf } from "#lib/platform/contract/records";
import { SearchForm } from "../lists/search-form.tsx";
import { BUTTON_LOOKS } from "../looks.ts";

const FAILURES = {
	"404": "introuvable",
	"409": "envoi",
	"410": "retire",
	"500": "panne",
	"503": "indisponible",
	"lecture-seule": "lecture_seule",
} as const;

export type Failure = (typeof FAILURES)[keyof typeof FAILURES];

/** The site's texts for a status, or for what read-only mode refused; null for a status without a page. */
export function failureOf(statut: string): Failure | null {
	const known = keysOf(FAILURES).find((one) => one === statut);
	return known ? FAILURES[known] : null;
}

/** What of a request id is quoted: enough to find it in the log, and short enough to be dictated. */
const QUOTED_CHARACTERS = 8;

/** What was written in a form that was refused, whose page is gone or asks to sign in, and the way back. */
function Written({ address }: { address: string }) {
	const typed = pageTyped();
	return (
		<>
			{typed.length === 0 ? null : (
				<p className="mt-5">{t("erreurs.envoi.texte")}</p>
			)}
			{typed.map((text, place) => (
				<p
					key={`${place}`}
					dir="auto"
					className="mt-5 border-l-4 border-line pl-5 wrap-anywhere whitespace-pre-line"
				>
					{text}
				</p>
			))}
			<p className="mt-7">
				<a href={address} className={BUTTON_LOOKS.main}>
					{t("erreurs.retour")}
				</a>
			</p>
		</>
	);
}

/** Says why there is no page, what to do, and which request id to quote. */
export function FailedPage(props: {
	failure: Failure;
	/** Nothing is ever saved here. */
	vitrine: boolean;
	requestId: string;
	/** What was asked for, to ask again. */
	address: string;
	/** A form was sent: its page still holds what was typed. */
	isSent: boolean;
	/** The words of the address, searched for where there was never a page. */
	sought: string;
	children?: ReactNode;
}) {
	return (
		<div className="max-w-measure">
			<h1>{t(`erreurs.${props.failure}.titre`)}</h1>
			<p className="mt-5 text-lead">
				{props.failure === "envoi"
					? pageRefusal()
					: t(
							props.vitrine && props.failure === "lecture_seule"
								? "coquille.vitrine"
								: `erreurs.${props.failure}.texte`,
						)}
			</p>
			{props.failure === "envoi" ? <Written address={props.address} /> : null}
			{props.failure === "introuvable" || props.failure === "retire" ? (
				<div className="mt-7">
					<SearchForm
						action={pageHref("/recherche")}
						label={t("recherche.mots")}
						button={t("lecture.rechercher")}
						value={props.failure === "introuvable" ? props.sought : ""}
					/>
				</div>
			) : null}
			{props.failure === "indisponible" ? (
				<p className="mt-5">
					{t(`erreurs.${props.isSent ? "saisie_gardee" : "essai_seul"}`)}
				</p>
			) : null}
			{props.failure === "indisponible" && !props.isSent ? (
				<p className="mt-6" data-try-again="">
					<a href={props.address} className={BUTTON_LOOKS.main}>
						{t("erreurs.reessayer")}
					</a>
				</p>
			) : null}
			{props.children}
			<p className="mt-6">
				{/* A full page load: the failure may have left the page partly hydrated. */}
				<a href={pageHref("/")}>{t("erreurs.accueil")}</a>
			</p>
			<p className="mt-12 border-t border-line pt-4 text-small text-soft">
				{t.rich("erreurs.demande", {
					id: () => (
						<code className="font-mono">
							{props.requestId.slice(0, QUOTED_CHARACTERS)}
						</code>
					),
				})}
			</p>
		</div>
	);
}
