/** Records whose keys are constants, read so that the types stay exact. */

export function keysOf<R extends object>(record: R): (keyof R & string)[] {
	return Object.keys(record).filter(
		(key): key is keyof R & string => key in record,
	);
}

/** Whether a value of JSON is an object: not null, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Descriptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The keys of `R` whose description has one of the values `V` as its `P`. */
export type KeysWith<R extends Descriptions, P extends string, V> = Extract<
	keyof R & string,
	{ [K in keyof R]: R[K] extends Readonly<Record<P, V>> ? K : never }[keyof R]
>;

/** The keys whose description has one of `values` as its `property`, in their order. */
export function keysWith<
	const R extends Descriptions,
	const P extends string,
	const V,
>(
	record: R,
	property: P,
	...values: readonly V[]
): readonly KeysWith<R, P, V>[] {
	return keysOf(record).filter((key): key is KeysWith<R, P, V> =>
		values.some((value) => value === record[key]?.[property]),
	);
}

type Entries = readonly (readonly [key: PropertyKey, value: unknown])[];

function isOf<T extends object>(made: object, of: Entries): made is T {
	return of.every(([key]) => key in made);
}

/** The object of these entries, typed as the caller made their keys and values. */
function made<T extends object>(entries: Entries): T {
	const object: object = Object.fromEntries(entries);
	if (!isOf<T>(object, entries)) throw new Error("a key is missing");
	return object;
}

/** What these reads answer, each under its key: they run at once, and the first that fails fails all. */
export async function together<R extends object>(
	reads: R,
): Promise<{ -readonly [K in keyof R]: Awaited<R[K]> }> {
	const read = keysOf(reads).map(
		async (key) => [key, await reads[key]] as const,
	);
	return made(await Promise.all(read));
}

/** The named properties of an object and no other, in the order of the names. Throws when one is missing. */
export function pick<T extends object, const K extends keyof T>(
	from: T,
	keys: readonly K[],
): Pick<T, K> {
	if (!keys.every((key) => key in from))
		throw new Error(`one of ${keys.join(", ")} is missing`);
	return made(keys.map((key) => [key, from[key]]));
}

/** One property of each description, by key. */
export function each<const R extends Descriptions, const P extends string>(
	record: R,
	property: P,
): { -readonly [K in keyof R]: R[K][P] } {
	return made(keysOf(record).map((key) => [key, record[key]?.[property]]));
}

/** The same keys, those named first before the others, and those named last after them. */
export function ordered<const K extends string>(
	keys: readonly K[],
	first: readonly NoInfer<K>[],
	last: readonly NoInfer<K>[] = [],
): readonly K[] {
	const others = keys.filter(
		(key) => !first.includes(key) && !last.includes(key),
	);
	return [...first, ...others, ...last];
}

/** The same values, each under its key followed by the suffix. */
export function suffixed<R extends object, const S extends string>(
	record: R,
	suffix: S,
): { -readonly [K in keyof R & string as `${K}${S}`]: R[K] } {
	return made(keysOf(record).map((key) => [`${key}${suffix}`, record[key]]));
}

/** A record that holds a value of one kind under each key, made from it. */
export function filled<const K extends string, V>(
	keys: readonly K[],
	value: (key: K) => V,
): Record<K, V> {
	return made(keys.map((key) => [key, value(key)]));
}
