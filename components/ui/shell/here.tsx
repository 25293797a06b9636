"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Link, SteadyLabel } from "#components/ui/link";
import { counterpart, otherLangue } from "#lib/i18n/addresses";
import type { Langue } from "#lib/platform/langues";

/** A link of the header, marked as current when the page, or one under it, is shown. */
export function NavLink(props: { href: string; children: string }) {
	const path = usePathname();
	const isUnder = path.startsWith(`${props.href}/`);
	const isHere = path === props.href || isUnder;
	return (
		<Link
			href={props.href}
			aria-current={
				isHere ? (path === props.href ? "page" : "true") : undefined
			}
			className="flex min-h-11 flex-col justify-center border-y-3 border-transparent px-0.5 whitespace-nowrap text-ink no-underline hover:underline aria-[current]:border-b-action aria-[current]:font-bold"
		>
			<SteadyLabel>{props.children}</SteadyLabel>
		</Link>
	);
}

/** The address of the page at hand, search included. */
function useAddress(): string {
	const path = usePathname();
	const query = useSearchParams().toString();
	return query === "" ? path : `${path}?${query}`;
}

/**
 * The link to the same page in the other language, search included. Its label
 * is in that language, for readers who can't read this one.
 */
export function LienLangue(props: { langue: Langue; label: string }) {
	const address = useAddress();
	const other = otherLangue(props.langue);
	// A full page load: the language of the document changes.
	return (
		<a href={counterpart(address)} lang={other} hrefLang={other}>
			{props.label}
		</a>
	);
}

/** What a sheet of paper needs and a screen does not: where the page is, and of which day it is. */
export function PrintFoot(props: {
	/** The origin of the site. */
	siteUrl: string;
	/** "Page du 3 mai 2026", in the language of the page. */
	day: string;
}) {
	const address = useAddress();
	return (
		<p className="mx-5 hidden border-t border-line pt-3 text-small wrap-anywhere print:block">
			{props.day} ·{" "}
			{/* An error page is rendered at an address of its own, not at the one that was asked for. */}
			<span suppressHydrationWarning>{`${props.siteUrl}${address}`}</span>
		</p>
	);
}
