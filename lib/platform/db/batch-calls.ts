/**
 * Batches calls: those that arrive while others are being served share the next
 * statement. Under load, one round trip serves many; a single call does not wait.
 */
import { StoreDown } from "./unavailable.ts";

type Waiting<In, Out> = {
	readonly item: In;
	resolve(out: Out): void;
	reject(error: unknown): void;
};

/**
 * Returns a function of one item; `lanes` statements at once serve `max` items each at
 * most. `run` serves a group of items and returns one result
 * per item, in order. An item is never served by a statement that began before it
 * arrived. When the store is down, the waiting calls are rejected with the failed ones.
 */
export function batched<In, Out>(
	run: (items: readonly In[]) => Promise<readonly Out[]>,
	{ lanes, max }: { readonly lanes: number; readonly max: number },
): (item: In) => Promise<Out> {
	const waiting: Waiting<In, Out>[] = [];
	let underway = 0;

	async function serve(group: readonly Waiting<In, Out>[]) {
		try {
			const outs = await run(group.map(({ item }) => item));
			for (const [at, { resolve, reject }] of group.entries()) {
				const out = outs[at];
				if (out === undefined) reject(new Error("an item got no answer"));
				else resolve(out);
			}
		} catch (error) {
			const failed =
				error instanceof StoreDown ? [...group, ...waiting.splice(0)] : group;
			for (const { reject } of failed) reject(error);
		}
	}

	async function drain() {
		underway += 1;
		while (waiting.length > 0) await serve(waiting.splice(0, max));
		underway -= 1;
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject });
			if (underway < lanes) drain();
		});
}

/** Returns `read` for many callers: those that arrive while it runs share the next run. */
export function shared<Out>(
	read: () => Promise<Out>,
	lanes = 1,
): () => Promise<Out> {
	const one = batched<null, Out>(
		async (callers) => {
			const out = await read();
			return callers.map(() => out);
		},
		{ lanes, max: 256 },
	);
	return () => one(null);
}
