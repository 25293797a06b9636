"use client";

import { usePathname, useSearchParams } from "next/navigation";

/** What a sheet of paper needs and a screen does not: where the page is, and of which day it is. */
export function PrintFoot(props: {
	/** The origin of the site. */
	siteUrl: string;
	/** "Page du 3 mai 2026", in the language of the page. */
	day: string;
}) {
	const path = usePathname();
	const query = useSearchParams().toString();
	const address = query === "" ? path : `${path}?${query}`;
	return (
		<p className="mx-5 hidden border-t border-line pt-3 text-small wrap-anywhere print:block">
			{props.day} ·{" "}
			{/* An error page is rendered at an address of its own, not at the one that was asked for. */}
			<span suppressHydrationWarning>{`${props.siteUrl}${address}`}</span>
		</p>
	);
}
