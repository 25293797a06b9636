/**
 * Rendered pages of one process, filed by the contents that they were made from and by
 * whom they are right for. Says which of them a reader may get, and when one is to be
 * rendered again (decisions 32 and 33).
 */
import { LRUCache } from "lru-cache";
import type { PublicState } from "#lib/platform/cache/public-version";
import { versionedCache } from "#lib/platform/cache/versioned-cache";
import { monotonicMs } from "#lib/platform/runtime/clock";
import type { RequestNote } from "#lib/platform/runtime/request-context";
import {
	type Audience,
	doneAmong,
	isTrueFor,
	type OwnActs,
	toldOwn,
} from "./audience.ts";

/** A page shows relative dates, by a clock that is not part of the version. */
const KEPT_MS = 60_000;
/** As much for requests without cookies, and for the others. */
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

/** Pages, by audience, of which is known what they tell of their readers. */
const TOLD_MAX = 1_000;

/** A page, for whom it is asked, and the state of the public data that this reader found. */
export type Asked = PublicState & {
	readonly key: string;
	readonly audience: Audience;
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
	/** What it tells of the reader that it was rendered for. */
	readonly own: OwnActs;
	/** How long it took to render. */
	readonly tookMs: number;
	/** When it was last known to be as the public data were. */
	exactAt: number;
};

function judge<Page>(
	{ audience, version, at }: Asked,
	made: Made<Page> | null | undefined,
): Found<Page> {
	if (!made || !isTrueFor(audience, made.own))
		return { origin: "gardee", isDue: true };
	const { page } = made;
	if (made.version === version || BigInt(made.version) > BigInt(version)) {
		made.exactAt = Math.max(made.exactAt, at);
		return { page, origin: "gardee", isDue: false };
	}
	// Who has cookies may be who made the change.
	if (audience.name !== "") return { origin: "gardee", isDue: true };
	// A count moved, at some moment after the page was last known to be exact.
	const late = monotonicMs() - made.exactAt;
	const isDue = late > renewedAfter(made.tookMs);
	return late > LATE_MAX_MS
		? { origin: "tardive", isDue }
		: { page, origin: "tardive", isDue };
}

/** An empty shelf. */
export function shelf<Page extends { readonly octets: number }>() {
	const open = () =>
		versionedCache<Made<Page> | null>({
			max: OCTETS_MAX,
			sizeOf: (made) => made?.page.octets ?? 0,
			keptMs: KEPT_MS,
		});
	// Apart: the pages of readers with cookies take no room from everybody's.
	const forEverybody = open();
	const forReaders = open();
	/** What the pages of an audience were last told of their readers. */
	const told = new LRUCache<string, OwnActs>({ max: TOLD_MAX });

	/** Where the page is. A wrong guess costs a rendering: what is found there is compared. */
	function filed({ audience, key }: Asked) {
		if (audience.name === "") return { cache: forEverybody, file: key };
		const page = `${audience.name} ${key}`;
		const own = told.get(page);
		const done = own ? doneAmong(audience, own) : "";
		return { cache: forReaders, file: `${page} ${done}` };
	}

	return {
		/** What this reader may get. */
		find(asked: Asked): Found<Page> {
			const { cache, file } = filed(asked);
			return judge(asked, cache.known(asked.contents, file));
		},
		/** The same for readers who get the same page. */
		place: (asked: Asked): string => `${asked.contents} ${filed(asked).file}`,
		/**
		 * Has the page made anew, once for all who ask for it meanwhile, and files it; returns
		 * whether it is there for others. `note` says for whom it turned out to be made.
		 */
		async renew(
			asked: Asked,
			note: RequestNote | undefined,
			make: () => Promise<Page | null>,
		): Promise<boolean> {
			const { audience, key, contents, version, at } = asked;
			const { cache, file } = filed(asked);
			const made = await cache.renew(contents, file, async () => {
				const page = await make();
				const own = page && toldOwn(audience, note);
				if (!own) return null;
				if (audience.name !== "") told.set(`${audience.name} ${key}`, own);
				const tookMs = monotonicMs() - at;
				return { page, own, version, tookMs, exactAt: at };
			});
			return made !== null;
		},
	};
}
