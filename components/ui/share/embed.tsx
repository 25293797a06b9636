import { pageTexts } from "#lib/i18n/page-texts";
import { CopyButton } from "../copy-button.tsx";

/** What another site copies to show the entry of the page. */
export type Codes = { readonly frame: string; readonly badge: string };

function Code(props: { label: string; code: string }) {
	const { code, label } = props;
	const t = pageTexts();
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
			<CopyButton
				text={code}
				label={t("copie.copier")}
				done={t("copie.copie")}
				name={label}
			/>
		</div>
	);
}

/** How another site shows the entry. */
export function Embed(props: { codes: Codes }) {
	const { codes } = props;
	const t = pageTexts();
	return (
		<div className="no-print mt-6 max-w-measure text-small">
			<h2 className="text-body">{t("integrer.titre")}</h2>
			<p className="text-soft">{t("integrer.texte")}</p>
			<Code label={t("integrer.cadre")} code={codes.frame} />
			<Code label={t("integrer.badge")} code={codes.badge} />
		</div>
	);
}
