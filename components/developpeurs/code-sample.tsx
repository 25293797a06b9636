import type { ReactNode } from "react";
import { CodeBlock } from "#components/developpeurs/code-block";
import { PageCopy } from "#components/ui/share/share";
import { pageLangue } from "#lib/i18n/page-texts";
import type { Langue } from "#lib/platform/langues";

type Props = {
	/** Identifies the sample in the page's markup, for scripts that search for it. */
	id: string;
	title: string;
	code: string;
};

function Copie({ id, title }: Props) {
	return <PageCopy from={`code-${id}`} name={title} />;
}

export function CodeSample(props: Props) {
	const { code, id, title } = props;
	return (
		<figure className="mt-6" data-exemple={id}>
			<figcaption className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-bold">
				{title}
				<Copie {...props} />
			</figcaption>
			<CodeBlock label={title} id={`code-${id}`}>
				{code}
			</CodeBlock>
		</figure>
	);
}

/** Content folded under its name: opened by the reader, found by the browser's search, unfolded on paper. */
export function Folded(props: {
	id?: string;
	head: ReactNode;
	open?: boolean | undefined;
	/** Those with one group's name close one another. */
	group?: string | undefined;
	children: ReactNode;
}) {
	return (
		<details
			id={props.id}
			open={props.open}
			name={props.group}
			className="border-b border-line"
		>
			<summary className="min-h-11 cursor-pointer py-2 font-bold">
				{props.head}
			</summary>
			<div className="pb-4">{props.children}</div>
		</details>
	);
}

/** The same, folded: one of several programs that do one thing. */
export function FoldedSample(
	props: Props & {
		group?: string;
		open?: boolean;
		/** The language of its texts, where that is not the page's. */
		lang?: Langue;
	},
) {
	const { code, group, id, lang, open, title } = props;
	return (
		<Folded head={title} group={group} open={open}>
			<div data-exemple={id} lang={lang === pageLangue() ? undefined : lang}>
				<CodeBlock label={title} id={`code-${id}`}>
					{code}
				</CodeBlock>
			</div>
			<p className="mt-2 min-h-11">
				<Copie {...props} />
			</p>
		</Folded>
	);
}
