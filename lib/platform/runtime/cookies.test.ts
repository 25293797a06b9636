import { expect, test } from "vitest";
import { completeEnvironment } from "../config/env.ts";
import { siteCookie } from "./cookies.ts";

test("over https every cookie is bound to this host and to https; no script reads one, and no other site's form sends one", () => {
	completeEnvironment({ SITE_URL: "https://site.exemple" });
	expect(siteCookie("bc-session", 60)).toEqual({
		name: "__Host-bc-session",
		httpOnly: true,
		sameSite: "lax",
		path: "/",
		secure: true,
		maxAge: 60,
	});
	completeEnvironment({ SITE_URL: "http://localhost:3000" });
	expect(siteCookie("bc-session", 60)).toMatchObject({
		name: "bc-session",
		httpOnly: true,
		sameSite: "lax",
		secure: false,
	});
});
