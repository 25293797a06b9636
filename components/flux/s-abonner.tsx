import { pageTexts } from "#lib/i18n/page-texts";

/** The link to the feed of a list, to stand beside it: a browser that follows it gets a readable page. */
export function SAbonner(props: {
	/** The path of the feed. */
	adresse: string;
}) {
	const t = pageTexts();
	return (
		// A full page load: a feed only becomes a page of the site when the browser requests it directly.
		<a
			href={props.adresse}
			type="application/atom+xml"
			className="no-print inline-flex min-h-11 items-center gap-2"
		>
			<svg
				viewBox="0 0 16 16"
				aria-hidden="true"
				className="size-4 shrink-0 fill-none stroke-current stroke-2"
			>
				<path d="M2 2.5a11.5 11.5 0 0 1 11.5 11.5M2 7.5a6.5 6.5 0 0 1 6.5 6.5" />
				<circle cx="3" cy="13" r="1.5" className="fill-current stroke-none" />
			</svg>
			<span>
				{t("flux.abonner.lien")}
				<span className="sr-only">{` ${t("flux.abonner.quoi")}`}</span>
			</span>
		</a>
	);
}
