import { AsyncResource } from "node:async_hooks";

const OUTSIDE = new AsyncResource("another");

/** Runs `work` as somebody else's, who acts while a transaction of the test holds its connection. */
export function asAnother<T>(work: () => T): T {
	return OUTSIDE.runInAsyncScope(work);
}
