/**
 * The signed-in visitor, through next-auth. This file needs Next: what other programs
 * need of sign-in is in `codes/` and `../sessions/`.
 */
import { cookies } from "next/headers";
import type { AuthOptions } from "next-auth";
import { getServerSession } from "next-auth/next";
import { cache } from "react";
import { z } from "zod";
import { reglages } from "#lib/platform/config/env";
import { now } from "#lib/platform/runtime/clock";
import { siteCookie } from "#lib/platform/runtime/cookies";
import { deriveKey } from "#lib/platform/runtime/derive-key";
import { log } from "#lib/platform/runtime/log";
import {
	lireSession,
	oublierSession,
	prolongerSession,
} from "../sessions/queries.ts";
import {
	COOKIE_SESSION,
	SESSION_EQUIPE_NOTEE_SECONDES,
	SESSION_INACTIVE_SECONDES,
	SESSION_MAX_SECONDES,
	SESSION_NOTEE_SECONDES,
} from "./rules.ts";
import { Visiteur } from "./schema.ts";

const Porteur = z.object({ visiteur: Visiteur });

/** Rethrows, as our own reads do: next-auth 4.24 would treat a visitor as signed out when the database is down. */
function surErreur(code: string, cause: unknown): never {
	throw cause instanceof Error ? cause : new Error(`next-auth: ${code}`);
}

async function getSessionAndUser(sessionToken: string) {
	const session = await lireSession(sessionToken);
	if (!session) return null;
	const { visiteur, vueIlYaSecondes } = session;
	if (
		visiteur.role !== "membre" &&
		vueIlYaSecondes >= SESSION_EQUIPE_NOTEE_SECONDES
	)
		await prolongerSession(sessionToken);
	// By this process' clock, since next-auth compares the value with it: the database's
	// has already decided whether the session is live.
	const restant = SESSION_INACTIVE_SECONDES - vueIlYaSecondes;
	const expires = new Date(now().getTime() + Math.max(1, restant) * 1000);
	const userId = String(visiteur.compte_id);
	return {
		session: { sessionToken, userId, expires },
		user: {
			id: userId,
			email: visiteur.courriel,
			emailVerified: null,
			visiteur,
		},
	};
}

const ADAPTER = {
	getSessionAndUser,
	async updateSession({ sessionToken }: { sessionToken: string }) {
		await prolongerSession(sessionToken);
		return null;
	},
	deleteSession: oublierSession,
};

function options() {
	const { name, maxAge: _, ...attributs } = attributsDeSession();
	return {
		providers: [],
		secret: deriveKey("next-auth").toString("base64"),
		adapter: ADAPTER,
		session: {
			strategy: "database",
			maxAge: SESSION_INACTIVE_SECONDES,
			updateAge: SESSION_NOTEE_SECONDES,
		},
		useSecureCookies: reglages().siteUrl.startsWith("https:"),
		cookies: { sessionToken: { name, options: attributs } },
		logger: { error: surErreur, warn: (code) => log().warn({ avis: code }) },
		callbacks: {
			session: ({ user }) => Porteur.parse(user),
		},
	} satisfies Omit<AuthOptions, "callbacks"> & {
		callbacks: { session(call: { user: unknown }): { visiteur: Visiteur } };
	};
}

/** The attributes of the session's cookie, without its value. The database ends a session before its cookie expires. */
export function attributsDeSession() {
	return siteCookie(COOKIE_SESSION, SESSION_MAX_SECONDES);
}

/**
 * The account of this request's session, or null. Read once per request, and without a
 * query when there is no session cookie. Throws `StoreDown`.
 */
export const lireVisiteur = cache(async (): Promise<Visiteur | null> => {
	const cookieStore = await cookies();
	if (!cookieStore.has(attributsDeSession().name)) return null;
	const session = await getServerSession(options());
	return session?.visiteur ?? null;
});
