import type { ReactNode } from "react";
import { BUTTON_LOOKS } from "../button-looks.ts";

/**
 * A link to a file: no client-side navigation, and no prefetch. Not `download`:
 * a reader signed out meanwhile must see the sign-in page, not save it.
 */
export function DownloadLink(props: { href: string; children: ReactNode }) {
	return (
		<a href={props.href} className={BUTTON_LOOKS.main}>
			{props.children}
		</a>
	);
}
