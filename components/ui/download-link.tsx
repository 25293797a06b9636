import type { ReactNode } from "react";
import { BUTTON_LOOKS } from "./button-looks.ts";

/** A link to a file: no soft navigation, and nothing is fetched before it is asked for. */
export function DownloadLink(props: { href: string; children: ReactNode }) {
	return (
		<a href={props.href} download className={BUTTON_LOOKS.main}>
			{props.children}
		</a>
	);
}
