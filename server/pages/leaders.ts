/**
 * Who renders a page that several ask for at once: the first of them. The others wait
 * for it here, before they take a place among the renderings, so that a crowd in front
 * of one page delays no reader of another.
 */
import type { ServerResponse } from "node:http";

/** A leader that takes longer no longer keeps the others waiting: one more of them goes ahead. */
export const LED_MAX_MS = 1_000;

/** What those who waited do: look again, or have the page rendered for themselves. */
export type Outcome = "look" | "alone";

/** An independent set of leaders. */
export function leaders() {
	const led = new Map<string, Promise<Outcome>>();

	return {
		/** Settles when the leader of this page is done, if there is one; never rejects. */
		of: (page: string): Promise<Outcome> | undefined => led.get(page),
		/**
		 * Makes the request of this response, still open, the leader of the page until the
		 * returned function is called, the response is over or too much time went by.
		 */
		lead(page: string, res: ServerResponse): (outcome: Outcome) => void {
			const { promise, resolve } = Promise.withResolvers<Outcome>();
			const end = (outcome: Outcome) => {
				clearTimeout(timer);
				if (led.get(page) === promise) led.delete(page);
				resolve(outcome);
			};
			const timer = setTimeout(end, LED_MAX_MS, "look");
			led.set(page, promise);
			res.once("close", () => end("look"));
			return end;
		},
	};
}
