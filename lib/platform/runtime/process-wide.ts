/**
 * Returns the reader of a value that this process has once, made at its first reading and
 * kept under `name`, which no other value has: Next compiles lib/ separately from the
 * server that Node runs, and both share it.
 */
export function processWide<T extends object>(
	name: string,
	make: () => T,
): () => T {
	const key = Symbol.for(`bien-commun ${name}`);
	return () => {
		const known: T | undefined = Reflect.get(globalThis, key);
		if (known) return known;
		const made = make();
		Reflect.set(globalThis, key, made);
		return made;
	};
}
