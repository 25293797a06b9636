"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { counterpart, otherLangue } from "#lib/i18n/addresses";
import type { Langue } from "#lib/platform/langues";

/**
 * The link to the same page in the other language, search included. Its label
 * is in that language, for readers who can't read this one.
 */
export function LienLangue(props: { langue: Langue; label: string }) {
	const path = usePathname();
	const query = useSearchParams().toString();
	const address = query === "" ? path : `${path}?${query}`;
	const other = otherLangue(props.langue);
	// A full page load: the language of the document changes.
	return (
		<a href={counterpart(address)} lang={other} hrefLang={other}>
			{props.label}
		</a>
	);
}
