/** The outline of the mark, in a square of 24. */
export const MARK_PATH =
	"M13.40 15.36A7.1 7.1 0 0 1 5.27 10.67M5.13 6.61A7.1 7.1 0 1 1 16.98 13.46M9.04 12.65A7.1 7.1 0 0 1 17.16 7.96M20.75 9.87A7.1 7.1 0 1 1 8.90 16.71M13.56 10.24A7.1 7.1 0 0 1 13.56 19.61M10.12 21.77A7.1 7.1 0 1 1 10.12 8.08";

/** The logo: three rings, each over one neighbour and under the other, so that none holds without the two others. */
export function Mark({ className }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="32"
			height="32"
			className={className}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.9"
			aria-hidden="true"
			focusable="false"
		>
			<path d={MARK_PATH} />
		</svg>
	);
}

/** A magnifying glass, the sign of a search; the words stand in the name of its button. */
export function Glass() {
	return (
		<svg
			viewBox="0 0 24 24"
			width="20"
			height="20"
			className="size-5 shrink-0"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			aria-hidden="true"
			focusable="false"
		>
			<circle cx="10.5" cy="10.5" r="6.5" />
			<path d="M15.5 15.5 21 21" />
		</svg>
	);
}
