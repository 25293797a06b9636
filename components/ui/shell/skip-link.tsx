/** Target of the skip link: the id of `main`. */
export const CONTENT_ID = "contenu";

/** The first tab stop: over the header, straight to the content. */
export function SkipLink({ label }: { label: string }) {
	return (
		<a
			href={`#${CONTENT_ID}`}
			className="no-print absolute top-3 left-3 z-10 -translate-y-24 rounded-control bg-action px-4 py-2.5 font-bold text-on-action focus:translate-y-0"
		>
			{label}
		</a>
	);
}
