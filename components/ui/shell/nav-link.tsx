"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

/** A link of the header, marked as current when the page, or one under it, is shown. */
export function NavLink(props: {
	href: string;
	/** Set when pages under it have their own links beside this one. */
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
