/**
 * Asks once more for a page that failed, after the seconds of `data-try-again`: when the
 * page is itself the answer to a reload, its reader decides.
 */
export function tryAgain(): void {
	const place = document.querySelector<HTMLElement>("[data-try-again]");
	const [navigation] = performance.getEntriesByType("navigation");
	const isReload =
		navigation instanceof PerformanceNavigationTiming &&
		navigation.type === "reload";
	if (!place || isReload) return;
	setTimeout(() => location.reload(), Number(place.dataset.tryAgain) * 1000);
}
