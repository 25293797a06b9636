import type { ReactNode } from "react";
import { pageTexts } from "#lib/i18n/page-texts";

type Entrees = readonly {
	readonly href: string;
	readonly label: ReactNode;
	/** Set apart in front: the method of a call. */
	readonly mark?: string;
}[];

function Liste({ entries }: { entries: Entrees }) {
	return (
		<ul>
			{entries.map(({ href, label, mark }) => (
				<li key={href}>
					<a
						href={href}
						className="flex gap-2 py-1 no-underline hover:underline"
					>
						{mark === undefined ? null : (
							<span className="w-14 shrink-0 font-mono text-ink">{mark}</span>
						)}
						<span>{label}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** A long page beside its contents: in view on a desk, folded above on a phone, left out on paper. */
export function AvecSommaire(props: { entries: Entrees; children: ReactNode }) {
	const title = pageTexts()("developpeurs.sommaire");
	return (
		<div className="mt-10 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-x-12">
			<nav aria-label={title} className="no-print text-small">
				<details className="rounded-control border-2 border-edge bg-sheet px-4 md:hidden">
					<summary className="min-h-11 cursor-pointer py-2.5 font-bold">
						{title}
					</summary>
					<div className="pb-4">
						<Liste entries={props.entries} />
					</div>
				</details>
				<div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto pr-2 pb-4 max-md:hidden">
					<Liste entries={props.entries} />
				</div>
			</nav>
			<div className="min-w-0 [&>section:first-child]:mt-0 max-md:mt-10">
				{props.children}
			</div>
		</div>
	);
}
