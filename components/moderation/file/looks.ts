/** Styles for the controls of plain GET forms, which need no script. */
export const FIELD =
	"mt-1 block min-h-11 w-full rounded-control border-2 border-edge bg-sheet px-3 py-2 text-ink";
