"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

/** A link of the header: it says when the page, or one under it, is the one shown. */
export function NavLink(props: {
	href: string;
	/** Where pages under it have links of their own beside this one. */
	alone?: boolean;
	children: string;
}) {
	const path = usePathname();
	const isUnder = !props.alone && path.startsWith(`${props.href}/`);
	const isHere = path === props.href || isUnder;
	return (
		<Link
			href={props.href}
			prefetch={false}
			aria-current={
				isHere ? (path === props.href ? "page" : "true") : undefined
			}
			className="flex min-h-11 items-center border-b-3 border-transparent px-0.5 text-ink no-underline hover:underline aria-[current]:border-support aria-[current]:font-bold"
		>
			{props.children}
		</Link>
	);
}
