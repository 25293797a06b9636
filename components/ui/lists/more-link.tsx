import { LinkButton } from "../link-button.tsx";

/** The link to the rest of a list: a real link, to an address that can be shared. */
export function MoreLink(props: { href: string | null; label: string }) {
	return props.href === null ? null : (
		<p className="no-print mt-8">
			<LinkButton href={props.href} look="other">
				{props.label}
			</LinkButton>
		</p>
	);
}
