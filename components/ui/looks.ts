/** Styles of buttons and of links that look like buttons. */
const SHAPE =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-control border-2 px-5 py-2 text-center font-bold no-underline hover:underline aria-disabled:opacity-60";

export const BUTTON_LOOKS = {
	main: `${SHAPE} border-action bg-action text-on-action`,
	other: `${SHAPE} border-edge bg-sheet text-ink`,
	danger: `${SHAPE} border-rust bg-sheet text-rust`,
} as const;

export type ButtonLook = keyof typeof BUTTON_LOOKS;

export const CONTROL =
	"block w-full max-w-measure scroll-mt-28 rounded-control border-2 border-edge bg-sheet px-3 py-2 text-ink aria-invalid:border-rust";

/**
 * For an element that our script fills in (browser/): React, where it runs, leaves its
 * content alone, even when it was filled in before React came.
 */
export const FILLED_BY_SCRIPT = {
	dangerouslySetInnerHTML: { __html: "" },
	suppressHydrationWarning: true,
} as const;
