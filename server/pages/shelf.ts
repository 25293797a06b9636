/**
 * Rendered pages of one process, filed by the contents that they were made from. Says
 * whether a reader may get one, and when it is to be rendered again (decision 32).
 */
import type { PublicState } from "#lib/platform/cache/public-version";
import { versionedCache } from "#lib/platform/cache/versioned-cache";
import { monotonicMs } from "#lib/platform/runtime/clock";

/** A page shows relative dates, by a clock that is not part of the version. */
const KEPT_MS = 60_000;
const OCTETS_MAX = 8 * 2 ** 20;

/** How long a page may be sent after a count on it moved. */
export const LATE_MAX_MS = 1_000;
/** Left, at the end of that, to a rendering that takes a little longer than the last one. */
const MARGIN_MS = 100;

/**
 * From when on one reader has a late page rendered again, so that it is there before the
 * others would have to wait, and no sooner: `tookMs` is what its last rendering took.
 */
export function renewedAfter(tookMs: number): number {
	return Math.max(LATE_MAX_MS / 2, LATE_MAX_MS - MARGIN_MS - tookMs);
}

/** A page, and the state of the public data that its reader found. */
export type Asked = PublicState & {
	readonly key: string;
	/** Before the state was read, on the monotonic clock: whatever it does not tell of came later. */
	readonly at: number;
};

type Found<Page> = {
	/** The page, when this reader may have it. */
	readonly page?: Page;
	/** Whether it is as the public data are, or a moment late. */
	readonly origin: "gardee" | "tardive";
	/** Whether it is to be rendered again, by one reader. */
	readonly isDue: boolean;
};

type Made<Page> = {
	readonly page: Page;
	readonly version: string;
	/** How long it took to render. */
	readonly tookMs: number;
	/** When it was last known to be as the public data were. */
	exactAt: number;
};

function judge<Page>(
	{ version, at }: Asked,
	made: Made<Page> | null | undefined,
): Found<Page> {
	if (!made) return { origin: "gardee", isDue: true };
	const { page } = made;
	if (made.version === version || BigInt(made.version) > BigInt(version)) {
		made.exactAt = Math.max(made.exactAt, at);
		return { page, origin: "gardee", isDue: false };
	}
	// A count moved, at some moment after the page was last known to be exact.
	const late = monotonicMs() - made.exactAt;
	const isDue = late > renewedAfter(made.tookMs);
	return late > LATE_MAX_MS
		? { origin: "tardive", isDue }
		: { page, origin: "tardive", isDue };
}

/** An empty shelf. */
export function shelf<Page extends { readonly octets: number }>() {
	const cache = versionedCache<Made<Page> | null>({
		max: OCTETS_MAX,
		sizeOf: (made) => made?.page.octets ?? 0,
		keptMs: KEPT_MS,
	});

	return {
		/** What this reader may get. */
		find: (asked: Asked): Found<Page> =>
			judge(asked, cache.known(asked.contents, asked.key)),
		/**
		 * Has the page made anew, once for all who ask for it meanwhile, and files it; returns
		 * whether it is there for others.
		 */
		async renew(
			{ key, contents, version, at }: Asked,
			make: () => Promise<Page | null>,
		): Promise<boolean> {
			const made = await cache.renew(contents, key, async () => {
				const page = await make();
				return (
					page && { page, version, tookMs: monotonicMs() - at, exactAt: at }
				);
			});
			return made !== null;
		},
	};
}
