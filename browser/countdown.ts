import { hasFramework } from "./page.ts";

const counted = new WeakSet<HTMLElement>();

/** When the time of what has a name is over. */
const named = new Map<string, number>();

/** Hides what `data-ends` names: it is of no use once the time is over. */
function end({ dataset: { ends } }: HTMLElement): void {
	const over = ends === undefined ? null : document.getElementById(ends);
	if (over) over.hidden = true;
}

function start(place: HTMLElement): void {
	counted.add(place);
	const { countdown, one = "", several = "", none = "" } = place.dataset;
	const { countdownOf = "" } = place.dataset;
	const until =
		named.get(countdownOf) ?? performance.now() + Number(countdown) * 1000;
	if (countdownOf !== "") named.set(countdownOf, until);
	const count = () => {
		const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
		const words = left === 0 ? none : left === 1 ? one : several;
		place.textContent = words.replace("{n}", String(left));
		if (left > 0 && place.isConnected) return;
		clearInterval(timer);
		if (left === 0) end(place);
	};
	const timer = setInterval(count, 1000);
	count();
}

function startAll(): void {
	for (const place of document.querySelectorAll<HTMLElement>(
		"[data-countdown]",
	))
		if (!counted.has(place)) start(place);
}

/** Counts down the seconds of `data-countdown`, in the sentences that stand beside it. */
export function countDown(): void {
	startAll();
	// The framework shows the next page in the same document.
	if (hasFramework())
		new MutationObserver(startAll).observe(document.body, {
			childList: true,
			subtree: true,
		});
}
