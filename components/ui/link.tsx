import NextLink from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { BUTTON_LOOKS, type ButtonLook } from "./looks.ts";

/** A link of Next that loads nothing before it is followed. */
export function Link(props: ComponentProps<typeof NextLink>) {
	return <NextLink prefetch={false} {...props} />;
}

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

function isWeb(address: string): boolean {
	return (
		URL.canParse(address) &&
		["http:", "https:"].includes(new URL(address).protocol)
	);
}

/** A link to another site, by its absolute address or its host; a row older than the rule, which may contain anything, is shown as text. */
export function WebLink(props: {
	address: string;
	hostOnly?: boolean;
	/** Whether the author is outside the team. */
	contributed?: boolean;
}) {
	const { address } = props;
	if (!isWeb(address)) return address;
	return (
		<a
			href={address}
			className={props.hostOnly ? undefined : "says-address"}
			rel={`noopener noreferrer${props.contributed ? " nofollow ugc" : ""}`}
		>
			{props.hostOnly ? new URL(address).host : address}
		</a>
	);
}

/** A label that turns bold when its link is the current one: an invisible copy in bold keeps its neighbours where they are. */
export function SteadyLabel({ children }: { children: string }) {
	return (
		<span
			data-label={children}
			className="grid after:invisible after:h-0 after:overflow-hidden after:font-bold after:content-[attr(data-label)/'']"
		>
			{children}
		</span>
	);
}

/** What a button or a link says, and for who can't see what it stands beside, the same with what it acts on. */
export function Named(props: { name?: ReactNode; children: ReactNode }) {
	return props.name === undefined ? (
		props.children
	) : (
		<>
			<span aria-hidden="true">{props.children}</span>
			<span className="sr-only">{props.name}</span>
		</>
	);
}
