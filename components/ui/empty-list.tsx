import Link from "next/link";

export type Way = { readonly href: string; readonly label: string };

/** What to try when nothing was found: another spelling first, then fewer filters. */
export function EmptyList(props: {
	title: string;
	spelling: { readonly before: string; readonly way: Way } | null;
	widenTitle: string;
	ways: readonly Way[];
}) {
	return (
		<div className="max-w-measure py-6">
			<h2>{props.title}</h2>
			{props.spelling ? (
				<p className="mt-3 text-lead">
					{props.spelling.before}{" "}
					<Link
						href={props.spelling.way.href}
						prefetch={false}
						className="font-bold"
					>
						{props.spelling.way.label}
					</Link>
				</p>
			) : null}
			{props.ways.length > 0 ? (
				<>
					<p className="mt-4">{props.widenTitle}</p>
					<ul className="mt-2 list-disc space-y-1.5 pl-5">
						{props.ways.map(({ href, label }) => (
							<li key={href}>
								<Link href={href} prefetch={false}>
									{label}
								</Link>
							</li>
						))}
					</ul>
				</>
			) : null}
		</div>
	);
}
