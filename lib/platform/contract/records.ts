/** Records whose keys are constants, read so that the types stay exact. */

/** The keys of a record, typed. */
export function keysOf<R extends object>(record: R): (keyof R & string)[] {
	return Object.keys(record).filter(
		(key): key is keyof R & string => key in record,
	);
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

function hasKeys<T, K extends keyof T>(
	object: unknown,
	keys: readonly K[],
): object is Pick<T, K> {
	return (
		typeof object === "object" &&
		object !== null &&
		keys.every((key) => key in object)
	);
}

/** The named properties of an object and no other, in the order of the names. Throws when one is missing. */
export function pick<T extends object, const K extends keyof T>(
	from: T,
	keys: readonly K[],
): Pick<T, K> {
	const picked = Object.fromEntries(keys.map((key) => [key, from[key]]));
	if (!keys.every((key) => key in from) || !hasKeys<T, K>(picked, keys))
		throw new Error(`one of ${keys.join(", ")} is missing`);
	return picked;
}

type Each<R extends Descriptions, P extends string> = {
	-readonly [K in keyof R]: R[K][P];
};

function isEach<R extends Descriptions, P extends string>(
	record: R,
	object: object,
): object is Each<R, P> {
	return keysOf(record).every((key) => key in object);
}

/** One property of each description, by key. */
export function each<const R extends Descriptions, const P extends string>(
	record: R,
	property: P,
): Each<R, P> {
	const properties: object = Object.fromEntries(
		keysOf(record).map((key) => [key, record[key]?.[property]]),
	);
	if (!isEach<R, P>(record, properties))
		throw new Error(`${property} is missing`);
	return properties;
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

type Suffixed<R extends object, S extends string> = {
	-readonly [K in keyof R & string as `${K}${S}`]: R[K];
};

function isSuffixed<R extends object, S extends string>(
	record: R,
	suffix: S,
	object: object,
): object is Suffixed<R, S> {
	return keysOf(record).every((key) => `${key}${suffix}` in object);
}

/** The same values, each under its key followed by the suffix. */
export function suffixed<R extends object, const S extends string>(
	record: R,
	suffix: S,
): Suffixed<R, S> {
	const renamed: object = Object.fromEntries(
		keysOf(record).map((key) => [`${key}${suffix}`, record[key]]),
	);
	if (!isSuffixed(record, suffix, renamed))
		throw new Error(`a key without ${suffix}`);
	return renamed;
}

function isFilled<K extends string, V>(
	keys: readonly K[],
	object: object,
): object is Record<K, V> {
	return keys.every((key) => key in object);
}

/** A record that holds a new value of one kind under each key. */
export function filled<const K extends string, V>(
	keys: readonly K[],
	value: () => V,
): Record<K, V> {
	const record: object = Object.fromEntries(keys.map((key) => [key, value()]));
	if (!isFilled<K, V>(keys, record)) throw new Error("a key is missing");
	return record;
}
