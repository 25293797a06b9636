"use client";

import { usePathname } from "next/navigation";
import { Link } from "#components/ui/link";
import { SteadyLabel } from "#components/ui/steady-label";

/** A link of the header, marked as current when the page, or one under it, is shown. */
export function NavLink(props: { href: string; children: string }) {
	const path = usePathname();
	const isUnder = path.startsWith(`${props.href}/`);
	const isHere = path === props.href || isUnder;
	return (
		<Link
			href={props.href}
			aria-current={
				isHere ? (path === props.href ? "page" : "true") : undefined
			}
			className="flex min-h-11 flex-col justify-center border-y-3 border-transparent px-0.5 whitespace-nowrap text-ink no-underline hover:underline aria-[current]:border-b-action aria-[current]:font-bold"
		>
			<SteadyLabel>{props.children}</SteadyLabel>
		</Link>
	);
}
