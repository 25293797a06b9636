import { reglages } from "../config/env.ts";

/**
 * The full name and the attributes of the cookie that our code calls `name`. Over https
 * it is bound to this host and to https. Browsers reject `__Host-` without `Secure`,
 * and not all of them accept `Secure` on a loopback over http: there, it has a plain
 * name and no `Secure`.
 */
export function siteCookie(name: string, maxAge: number) {
	const secure = reglages().siteUrl.startsWith("https:");
	return {
		name: secure ? `__Host-${name}` : name,
		httpOnly: true,
		sameSite: "lax",
		path: "/",
		secure,
		maxAge,
	} as const;
}
