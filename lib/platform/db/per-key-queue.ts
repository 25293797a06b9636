/**
 * Runs transactions that would wait for the same row one after the other. If they
 * waited in the database, each would hold a connection of the pool, and a burst of one
 * account would leave none for the others.
 */
import { monotonicMs } from "../runtime/clock.ts";
import {
	inTransaction,
	LEFT_MIN_MS,
	type Transaction,
	transactionMs,
} from "./transaction.ts";
import { GivenUp } from "./unavailable.ts";

/**
 * Returns `inTurn(key, work, known)`, which is `inTransaction(work)` with at most one
 * transaction per key at a time in this process, in the order of the calls. `known`
 * runs when the call's turn comes and may return the answer without a transaction: a
 * burst that is mostly refused ends sooner. The wait counts against the transaction's
 * time; throws `GivenUp` when it runs out. Across several processes, only the row
 * locks protect invariants.
 */
export function transactionsInTurn() {
	const last = new Map<number, Promise<void>>();

	return async function inTurn<T>(
		key: number,
		work: (tx: Transaction) => Promise<T>,
		known: () => Promise<T | undefined> = async () => undefined,
	): Promise<T> {
		const deadline = monotonicMs() + transactionMs();
		const mine = (last.get(key) ?? Promise.resolve()).then(async () => {
			const answer = await known();
			if (answer !== undefined) return answer;
			const timeoutMs = deadline - monotonicMs();
			if (timeoutMs < LEFT_MIN_MS)
				throw new GivenUp("too many writes of one account at once");
			return inTransaction(work, { timeoutMs });
		});
		const over = mine.then(
			() => {},
			() => {},
		);
		last.set(key, over);
		try {
			return await mine;
		} finally {
			if (last.get(key) === over) last.delete(key);
		}
	};
}
