import type { ReactNode } from "react";

export type Entree = {
	readonly href: string;
	readonly label: ReactNode;
	/** Set apart in front: the method of a call. */
	readonly mark?: string;
};

export type Groupe = {
	/** Null for entries that need no heading. */
	readonly title: string | null;
	readonly entries: readonly Entree[];
};

function Liste({ groups }: { groups: readonly Groupe[] }) {
	return groups.map(({ title, entries }) => (
		<div key={title ?? entries[0]?.href} className="not-first:mt-4">
			{title === null ? null : <p className="font-bold">{title}</p>}
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
		</div>
	));
}

/** A long page beside its contents: in view on a desk, folded above on a phone, left out on paper. */
export function AvecSommaire(props: {
	title: string;
	groups: readonly Groupe[];
	children: ReactNode;
}) {
	return (
		<div className="mt-10 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-x-12">
			<nav aria-label={props.title} className="no-print text-small">
				<details className="rounded-control border-2 border-edge bg-sheet px-4 md:hidden">
					<summary className="min-h-11 cursor-pointer py-2.5 font-bold">
						{props.title}
					</summary>
					<div className="pb-4">
						<Liste groups={props.groups} />
					</div>
				</details>
				<div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto pr-2 pb-4 max-md:hidden">
					<Liste groups={props.groups} />
				</div>
			</nav>
			<div className="min-w-0 [&>section:first-child]:mt-0 max-md:mt-10">
				{props.children}
			</div>
		</div>
	);
}
