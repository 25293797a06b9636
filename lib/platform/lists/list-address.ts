type Values = Readonly<
	Record<string, string | number | boolean | undefined | null>
>;

/** The path of a list with its chosen filters, without empty ones: the same choices always give the same address. */
export function listPath(path: string, chosen: Values): string {
	const query = new URLSearchParams();
	for (const key of Object.keys(chosen).sort()) {
		const value = chosen[key];
		if (value !== undefined && value !== null && value !== "")
			query.set(key, String(value));
	}
	const text = query.toString();
	return text === "" ? path : `${path}?${text}`;
}
