/** One drawn mark for each first theme, in a square of 24, in the stroke of the logo. */
const TRACES: Readonly<Record<string, string>> = {
	alimentation:
		"M12 21v-9M12 12C12 7 8 5 4 5c0 5 3 7 8 7M12 14c0-4 3-6.5 8-6.5 0 4.5-3 6.5-8 6.5",
	biodiversite: "M5 19C4 10 9 4 20 4c1 10-4 16-12 15M5 21c1-5 4-8 9-10",
	culture:
		"M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0M20 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
	democratie: "M3 9 12 3l9 6zM6 12v5M10 12v5M14 12v5M18 12v5M3 21h18",
	"donnees-ouvertes":
		"M4 6c0-4 16-4 16 0s-16 4-16 0v6c0 4 16 4 16 0V6M4 12v6c0 4 16 4 16 0v-6",
	education: "M2 9 12 4l10 5-10 5zM6 12v5c3 3 9 3 12 0v-5M22 9v6",
	"energie-climat": "M13 2 4 14h7l-1 8 9-12h-7z",
	"inclusion-numerique": "M3 4h18v12H3zM8 21h8M12 16v5",
	logement: "M3 11 12 3l9 8M5 10v11h14V10M10 21v-7h4v7",
	"logiciels-libres": "m8 6-6 6 6 6M16 6l6 6-6 6M14 3l-4 18",
	mobilite:
		"M9.5 16.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0M22.5 16.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0M5.5 16.5 9 9h7l2.5 7.5M9 9l4.5 7.5M14 5h3l-1 4",
	sante: "M12 21C2 14 2 4 8 4c2 0 3.5 1.5 4 3 .5-1.5 2-3 4-3 6 0 6 10-4 17",
	"savoirs-libres":
		"M12 6C9 4 5 4 2 5v14c3-1 7-1 10 1 3-2 7-2 10-1V5c-3-1-7-1-10 1zv14",
	// What is done on the spot: a role, and no theme.
	terrain:
		"M12 21s7-6.5 7-12a7 7 0 1 0-14 0c0 5.5 7 12 7 12M12 6.5a2.5 2.5 0 1 0 .1 0",
	solidarite:
		"M7 7a3 3 0 1 0 .1 0M17 7a3 3 0 1 0 .1 0M2 21c0-5 2-7 5-7 2 0 4 1 5 4 1-3 3-4 5-4 3 0 5 2 5 7",
};

/** A theme that moderators added: three dots that meet. */
const AUTRE = "M12 4a3 3 0 1 0 .1 0M6 14a3 3 0 1 0 .1 0M18 14a3 3 0 1 0 .1 0";

/** The mark of a theme; its name always stands beside. */
export function MarqueDeTheme(props: { slug: string; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="20"
			height="20"
			className={`size-5 shrink-0 text-action ${props.className ?? ""}`}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.8"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<path d={TRACES[props.slug] ?? AUTRE} />
		</svg>
	);
}
