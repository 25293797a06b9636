/** The token that the reader pasted: kept by this tab alone, and forgotten with it. */
const KEY = "bc-jeton";

/** The token, or "" for none; a browser that refuses to keep anything has none. */
export function readJeton(): string {
	try {
		return sessionStorage.getItem(KEY) ?? "";
	} catch {
		return "";
	}
}

/** Keeps the token; "" forgets it. */
export function keepJeton(jeton: string): void {
	try {
		if (jeton === "") sessionStorage.removeItem(KEY);
		else sessionStorage.setItem(KEY, jeton);
	} catch {
		// Nothing may be kept: the token has to be pasted for each call.
	}
}
