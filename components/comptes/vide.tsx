import { LinkButton } from "#components/ui/link-button";

/** A list of the account that is still empty: what fills it, and where. */
export function Vide(props: {
	texte: string;
	liens: readonly { readonly href: string; readonly label: string }[];
}) {
	return (
		<>
			<p className="max-w-measure">{props.texte}</p>
			<p className="mt-5 flex flex-wrap gap-3">
				{props.liens.map(({ href, label }) => (
					<LinkButton key={href} look="other" href={href}>
						{label}
					</LinkButton>
				))}
			</p>
		</>
	);
}
