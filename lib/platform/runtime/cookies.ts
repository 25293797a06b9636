import { reglages } from "../config/env.ts";

/** What every cookie of the site says beside its value. */
export type AttributsCookie = {
	readonly name: string;
	readonly httpOnly: true;
	readonly sameSite: "lax";
	readonly path: "/";
	readonly secure: boolean;
	readonly maxAge: number;
};

/**
 * The full name and the attributes of the cookie that our code calls `name`.
 * Over https it is bound to this host and to https. Browsers drop `__Host-`
 * without `Secure`, and not all of them keep `Secure` on a loopback over http:
 * there, a plain name without it.
 */
export function siteCookie(name: string, maxAge: number): AttributsCookie {
	const secure = reglages().siteUrl.startsWith("https:");
	return {
		name: secure ? `__Host-${name}` : name,
		httpOnly: true,
		sameSite: "lax",
		path: "/",
		secure,
		maxAge,
	};
}
