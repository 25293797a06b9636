/** The style of a field's control. */
export const CONTROL =
	"block w-full max-w-measure scroll-mt-28 rounded-control border-2 border-edge bg-sheet px-3 py-2 text-ink aria-invalid:border-rust";
