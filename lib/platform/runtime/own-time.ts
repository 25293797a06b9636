/** Time limits that do not count what this process itself is late by. */

const STEP_MS = 50;

/**
 * Calls `act` after `ms`, unless the function that it returns is called before. On a
 * busy machine the answer that is waited for may have come, and wait itself until this
 * process gets to read it: a step that is late counts as one that is not.
 */
export function afterOwnTime(ms: number, act: () => void): () => void {
	let left = Math.ceil(ms / STEP_MS);
	const step = () => {
		left -= 1;
		if (left > 0) timer = setTimeout(step, STEP_MS);
		else act();
	};
	let timer = setTimeout(step, STEP_MS);
	return () => clearTimeout(timer);
}
