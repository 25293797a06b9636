/**
 * For an element that our script fills in (browser/): React, where it runs, leaves its
 * content alone, even when it was filled in before React came.
 */
export const FILLED_BY_SCRIPT = {
	dangerouslySetInnerHTML: { __html: "" },
	suppressHydrationWarning: true,
} as const;
