"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link, SteadyLabel } from "#components/ui/link";

type Item = {
	readonly href: string;
	readonly label: string;
	/** Said after the label: how much waits there. */
	readonly beside?: ReactNode;
	/** Set when pages under it belong to other items. */
	readonly alone?: boolean;
	/** Pages elsewhere that are reached from it. */
	readonly leadsTo?: readonly string[];
};

/** Where the reader is among the items, when the address alone does not tell. */
type Here = { readonly href: string; readonly exact: boolean };

function hereOf(path: string, items: readonly Item[]): Here | undefined {
	const isIn = (area: string) => path === area || path.startsWith(`${area}/`);
	const item = items.find(
		({ href, alone, leadsTo = [] }) =>
			path === href || (!alone && isIn(href)) || leadsTo.some(isIn),
	);
	return item && { href: item.href, exact: item.href === path };
}

const LINK =
	"flex min-h-11 items-center text-ink no-underline hover:underline aria-[current]:font-bold";

/** The navigation of an area of many pages: a line of links on a desk, one list that unfolds on a phone. */
export function AreaMenu(props: {
	label: string;
	items: readonly Item[];
	here?: Here;
}) {
	const path = usePathname();
	const { label, items, here = hereOf(path, items) } = props;
	const current = (href: string) => {
		if (here?.href !== href) return;
		return here.exact ? "page" : "true";
	};
	const where = items.find(({ href }) => href === here?.href);
	return (
		<nav
			aria-label={label}
			className="no-print min-w-0 grow has-[details[open]]:basis-full"
		>
			{/* A new page, a folded list: the layout around it stays. */}
			<details
				key={path}
				className="rounded-control border-2 border-edge bg-sheet md:hidden"
			>
				<summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 [&::-webkit-details-marker]:hidden">
					<span className="min-w-0">
						{label}{" "}
						{where ? (
							<>
								<span aria-hidden="true">› </span>
								<b>{where.label}</b>
							</>
						) : null}
					</span>
					<span aria-hidden="true">▾</span>
				</summary>
				<ul className="border-t border-line px-4 py-1">
					{items.map(({ href, label: name, beside }) => (
						<li key={href}>
							<Link href={href} aria-current={current(href)} className={LINK}>
								{name}
								{beside}
							</Link>
						</li>
					))}
				</ul>
			</details>
			<ul className="flex flex-wrap gap-x-5 max-md:hidden">
				{items.map(({ href, label: name, beside }) => (
					<li key={href}>
						<Link
							href={href}
							aria-current={current(href)}
							className={`${LINK} border-b-3 border-transparent px-0.5 aria-[current]:border-action`}
						>
							<SteadyLabel>{name}</SteadyLabel>
							{beside}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
