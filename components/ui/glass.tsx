/** A magnifying glass, the sign of a search; the words stand in the name of its button. */
export function Glass() {
	return (
		<svg
			viewBox="0 0 24 24"
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
