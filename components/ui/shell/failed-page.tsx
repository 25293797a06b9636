import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

const FAILURES = {
	"404": "introuvable",
	"410": "retire",
	"500": "panne",
	"503": "indisponible",
} as const;

export type Failure = (typeof FAILURES)[keyof typeof FAILURES];

/** What a status says, in the words of the site; null for a status without a page. */
export function failureOf(statut: string): Failure | null {
	switch (statut) {
		case "404":
		case "410":
		case "500":
		case "503":
			return FAILURES[statut];
		default:
			return null;
	}
}

/** Says why there is no page, what to do, and which number to quote. */
export function FailedPage(props: {
	langue: Langue;
	failure: Failure;
	requestId: string;
}) {
	const t = texts(props.langue);
	return (
		<div className="max-w-measure">
			<h1>{t(`erreurs.${props.failure}.titre`)}</h1>
			<p className="mt-5 text-lead">{t(`erreurs.${props.failure}.texte`)}</p>
			<p className="mt-6">
				{/* A whole load: what failed may have left the page half alive. */}
				<a href={pageAddress(props.langue, "/")}>{t("erreurs.accueil")}</a>
			</p>
			<p className="mt-12 border-t border-line pt-4 text-small text-soft">
				{t.rich("erreurs.demande", {
					id: () => <code className="font-mono">{props.requestId}</code>,
				})}
			</p>
		</div>
	);
}
