/**
 * Writers of one row wait for its lock, which is held until the commit is on disk. So
 * the calls that arrive while a transaction is in progress are written together by the
 * next one: as durable, and with far more writes per second.
 */
import { monotonicMs } from "../runtime/clock.ts";
import { inShortTransaction } from "./short-transaction.ts";
import { LEFT_MIN_MS, type Statements, transactionMs } from "./transaction.ts";
import { GivenUp } from "./unavailable.ts";

/** Maximum calls per transaction. */
export const GROUP_MAX = 200;

type Waiting<Call, Answer> = {
	readonly call: Call;
	/** Deadline of its answer, on this process's monotonic clock. */
	readonly until: number;
	resolve(answer: Answer): void;
	reject(error: unknown): void;
};

/** What a call changes, and the value it gives it: two values of one subject can't be in one group. */
export type Change = { readonly subject: number; readonly value: boolean };

/**
 * Returns `write(key, call)`. `writeGroup` writes the calls of one key in one
 * transaction and returns their answers in order; calls whose `change` gives one
 * subject two values are written in two transactions, in their order. Waiting for
 * earlier calls counts against a call's time; when it runs out, throws `StoreDown`.
 */
export function groupedWrites<Call, Answer>(
	writeGroup: (
		tx: Statements,
		key: string,
		calls: readonly Call[],
	) => Promise<readonly Answer[]>,
	change: (call: Call) => Change,
): (key: string, call: Call) => Promise<Answer> {
	const queues = new Map<string, Waiting<Call, Answer>[]>();

	/** Takes the next calls in order, and stops before one that contradicts an earlier one. */
	function nextGroup(waiting: Waiting<Call, Answer>[]) {
		const values = new Map<number, boolean>();
		let size = 0;
		for (const { call } of waiting) {
			if (size === GROUP_MAX) break;
			const { subject, value } = change(call);
			if ((values.get(subject) ?? value) !== value) break;
			values.set(subject, value);
			size += 1;
		}
		return waiting.splice(0, size);
	}

	async function drain(key: string, waiting: Waiting<Call, Answer>[]) {
		while (waiting.length > 0) {
			const group = nextGroup(waiting);
			const timeoutMs =
				Math.min(...group.map((one) => one.until)) - monotonicMs();
			try {
				if (timeoutMs < LEFT_MIN_MS)
					throw new GivenUp("too many writes of one thing at once");
				const answers = await inShortTransaction(
					async (tx) =>
						writeGroup(
							tx,
							key,
							group.map(({ call }) => call),
						),
					{ timeoutMs },
				);
				for (const [at, one] of group.entries()) {
					const answer = answers[at];
					if (answer === undefined) throw new Error("a call has no answer");
					one.resolve(answer);
				}
			} catch (error) {
				for (const one of group) one.reject(error);
			}
		}
		queues.delete(key);
	}

	return (key, call) =>
		new Promise((resolve, reject) => {
			const until = monotonicMs() + transactionMs();
			const one = { call, until, resolve, reject };
			const waiting = queues.get(key);
			if (waiting) {
				waiting.push(one);
				return;
			}
			const opened = [one];
			queues.set(key, opened);
			drain(key, opened);
		});
}
