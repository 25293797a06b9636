/** What is no page: the answers of the API, and files by their names. */
const RAW = /^\/api\/|\.[a-z0-9]+$/;

/**
 * Leaves a page for a raw file without a view transition: Chromium (156) reports an
 * error of the page that asks for one when what comes next can't. A feed may come as a
 * page or raw, which its address does not tell: it has no transition either.
 */
export function leaveForRawFiles(): void {
	addEventListener("pageswap", ({ activation, viewTransition }) => {
		const to = activation?.entry.url;
		if (viewTransition && to && RAW.test(new URL(to).pathname))
			viewTransition.skipTransition();
	});
}
