import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import { CopyButton } from "../copy-button.tsx";

/** What another site copies to show the entry of the page. */
export type Codes = { readonly frame: string; readonly badge: string };

function Code(props: { langue: Langue; label: string; code: string }) {
	const { code, label } = props;
	const t = texts(props.langue);
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
export function Embed(props: { langue: Langue; codes: Codes }) {
	const { codes, langue } = props;
	const t = texts(langue);
	return (
		<div className="no-print mt-6 max-w-measure text-small">
			<h2 className="text-body">{t("integrer.titre")}</h2>
			<p className="text-soft">{t("integrer.texte")}</p>
			<Code langue={langue} label={t("integrer.cadre")} code={codes.frame} />
			<Code langue={langue} label={t("integrer.badge")} code={codes.badge} />
		</div>
	);
}
