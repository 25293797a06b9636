/** Target of the skip link: the id of `main`. */
export const CONTENT_ID = "contenu";

/** A tab stop over what one may want to pass: the first, over the header, leads straight to the content. */
export function SkipLink(props: { label: string; to?: string }) {
	return (
		<a
			href={`#${props.to ?? CONTENT_ID}`}
			className="no-print absolute top-3 left-3 z-10 -translate-y-24 rounded-control bg-action px-4 py-2.5 font-bold text-on-action focus:translate-y-0"
		>
			{props.label}
		</a>
	);
}
