/**
 * Asks once more for a page that failed, after the 5 s that it announces: when the page is
 * itself the answer to a reload, its reader decides.
 */
export function tryAgain(): void {
	const [navigation] = performance.getEntriesByType("navigation");
	const isReload = navigation?.toJSON().type === "reload";
	if (document.querySelector("[data-try-again]") && !isReload)
		setTimeout(() => location.reload(), 5_000);
}
