/** Styles of buttons and of links that look like buttons. */
const SHAPE =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-control border-2 px-5 py-2 text-center font-bold no-underline hover:underline aria-disabled:opacity-60";

export const BUTTON_LOOKS = {
	/** The main action of a page. */
	main: `${SHAPE} border-action bg-action text-on-action`,
	/** Any other action. */
	other: `${SHAPE} border-edge bg-sheet text-ink`,
	/** An action that removes or cuts something. */
	danger: `${SHAPE} border-rust bg-sheet text-rust`,
} as const;

export type ButtonLook = keyof typeof BUTTON_LOOKS;
