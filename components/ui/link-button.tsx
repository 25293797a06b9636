import type { ReactNode } from "react";
import { Link } from "#components/ui/link";
import { BUTTON_LOOKS, type ButtonLook } from "./button-looks.ts";

/** A link to another page that looks like a button. */
export function LinkButton(props: {
	href: string;
	look?: ButtonLook;
	children: ReactNode;
}) {
	return (
		<Link href={props.href} className={BUTTON_LOOKS[props.look ?? "main"]}>
			{props.children}
		</Link>
	);
}

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
