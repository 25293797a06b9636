import { CodeBlock } from "#components/developpeurs/code-block";
import { CopyButton } from "#components/ui/copy-button";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";

/** A program under its name, to copy whole. */
export function CodeSample(props: {
	langue: Langue;
	/** Identifies the sample in the page's markup, for scripts that search for it. */
	id: string;
	title: string;
	code: string;
}) {
	const t = texts(props.langue);
	return (
		<figure className="mt-6" data-exemple={props.id}>
			<figcaption className="flex flex-wrap items-center justify-between gap-x-4 font-bold">
				{props.title}
				<CopyButton
					text={props.code}
					label={t("copie.copier")}
					done={t("copie.copie")}
					name={props.title}
				/>
			</figcaption>
			<CodeBlock>{props.code}</CodeBlock>
		</figure>
	);
}
