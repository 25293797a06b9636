import type { ReactNode } from "react";
import { BUTTON_LOOKS } from "../button-looks.ts";

/**
 * A link to a file: no soft navigation, and nothing is fetched before it is
 * asked for. Not `download`: who was signed out meanwhile is to see the page of
 * sign-in, not to save it.
 */
export function DownloadLink(props: { href: string; children: ReactNode }) {
	return (
		<a href={props.href} className={BUTTON_LOOKS.main}>
			{props.children}
		</a>
	);
}
