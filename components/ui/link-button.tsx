import Link from "next/link";
import type { ReactNode } from "react";
import { BUTTON_LOOKS, type ButtonLook } from "./button-looks.ts";

/** A link to another page that looks like a button. */
export function LinkButton(props: {
	href: string;
	look?: ButtonLook;
	children: ReactNode;
}) {
	return (
		<Link
			href={props.href}
			prefetch={false}
			className={BUTTON_LOOKS[props.look ?? "main"]}
		>
			{props.children}
		</Link>
	);
}
