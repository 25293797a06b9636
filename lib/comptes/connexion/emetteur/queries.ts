/**
 * The issuer of OpenID Connect, through next-auth, which checks what it answers: state,
 * nonce, PKCE, signature, audience, times. This file needs Next.
 */
import { hash } from "node:crypto";
import http from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { cookies } from "next/headers";
import { NextRequest, NextResponse } from "next/server";
import NextAuth, { type AuthOptions } from "next-auth";
import { decode, encode } from "next-auth/jwt";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { type ReglagesEmetteur, reglages } from "#lib/platform/config/env";
import { rows, sql } from "#lib/platform/db/pool";
import { now, randomId } from "#lib/platform/runtime/clock";
import { siteCookie } from "#lib/platform/runtime/cookies";
import { deriveKey } from "#lib/platform/runtime/derive-key";
import { log } from "#lib/platform/runtime/log";
import { pageDeEmetteur } from "../rules.ts";
import { Identite, type IdentiteLiee } from "./schema.ts";

/** Where the callback leads, whatever came of it. */
const RETOUR = "/compte/connexion/retour";
const DUREE_SECONDES = 600;
const PATIENCE_MS = 5_000;
/** Of one answer, its headers included, and the piece that passes it: some fifty keys with their certificates. */
const REPONSE_MAX_OCTETS = 256 * 1024;
const ECART_SECONDES = 60;
/** A cookie holds 4,096 bytes, enciphered. */
const JETON_MAX = 2_000;

const COOKIE = "bc-identite";
const COOKIE_DEPART = "bc-emetteur";

function secret(): string {
	return deriveKey("emetteur").toString("base64");
}

type Client = Parameters<
	NonNullable<Extract<OAuthConfig<unknown>["token"], object>["request"]>
>[0]["client"];

/** openid-client (5.7) keeps its tolerance under a symbol that next-auth does not hand on, the only number there; next-auth sets ten seconds. */
function tolerer(client: Client): void {
	for (const cle of Object.getOwnPropertySymbols(client))
		if (typeof Reflect.get(client, cle) === "number")
			Reflect.set(client, cle, ECART_SECONDES);
}

/** An answer has to be whole in time, and no longer than it may be: openid-client waits for its beginning, and keeps whatever comes. */
function bornerLesReponses(agent: http.Agent): http.Agent {
	const ouvrir = agent.createConnection;
	agent.createConnection = (...appel) => {
		const connexion = Reflect.apply(ouvrir, agent, appel);
		setTimeout(() => connexion?.destroy(), PATIENCE_MS).unref();
		// No connection serves twice.
		let octets = 0;
		connexion?.on("data", (recu: Buffer) => {
			octets += recu.length;
			if (octets > REPONSE_MAX_OCTETS) connexion.destroy();
		});
		return connexion;
	};
	return agent;
}

function parOu({ adresse }: ReglagesEmetteur) {
	return adresse.startsWith("https:") ? https : http;
}

function description({ adresse }: ReglagesEmetteur): string {
	return `${adresse}/.well-known/openid-configuration`;
}

function lireDescription(emetteur: ReglagesEmetteur): Promise<string> {
	const { Agent, get } = parOu(emetteur);
	const agent = bornerLesReponses(new Agent());
	return new Promise((resolve, reject) => {
		get(description(emetteur), { agent }, (response) =>
			resolve(text(response)),
		).on("error", reject);
	});
}

function fournisseur(emetteur: ReglagesEmetteur): OAuthConfig<unknown> {
	const { signature: alg } = emetteur;
	const { Agent } = parOu(emetteur);
	return {
		id: "oidc",
		name: emetteur.nom,
		type: "oauth",
		wellKnown: description(emetteur),
		idToken: true,
		checks: ["pkce", "state", "nonce"],
		authorization: { params: { scope: emetteur.portees } },
		clientId: emetteur.client,
		clientSecret: emetteur.secret,
		client: {
			id_token_signed_response_alg: alg,
			...(emetteur.userinfoSigne ? { userinfo_signed_response_alg: alg } : {}),
		},
		httpOptions: {
			timeout: PATIENCE_MS,
			agent: bornerLesReponses(new Agent()),
		},
		token: {
			request: async ({ client, params, checks, provider }) => {
				tolerer(client);
				// What openid-client leaves to its callers; the words are for the log.
				const { issuer } = client.issuer.metadata;
				if (issuer.replace(/\/+$/, "") !== emetteur.adresse)
					throw new Error("other_issuer");
				const back = [provider.callbackUrl, params, checks] as const;
				const tokens = await client.callback(...back);
				if (tokens.claims().iat > now().getTime() / 1_000 + ECART_SECONDES)
					throw new Error("issued_in_future");
				return { tokens };
			},
		},
		userinfo: {
			request: async ({ client, tokens }) => ({
				...Identifie.parse(Object(await client.userinfo(Object(tokens)))),
			}),
		},
		profile: (dit) => {
			const { sub, email } = Identifie.parse(dit);
			return { id: sub, email };
		},
	};
}

const Identifie = z.object({ sub: z.string(), email: z.string() });

/** The error code of the issuer, which is the only word of its that is logged. */
function surErreur(code: string, cause: unknown): void {
	const { error } = z
		.object({ error: z.object({ message: z.string() }) })
		.catch({ error: { message: "" } })
		.parse(cause);
	const dit = /^[a-z_]{1,64}$/.exec(error.message)?.[0];
	log().warn({ avis: code, ...(dit ? { emetteur: dit } : {}) });
}

async function garder(identite: Identite): Promise<void> {
	const value = await encode({
		token: identite,
		secret: secret(),
		maxAge: DUREE_SECONDES,
	});
	(await cookies()).set({ ...siteCookie(COOKIE, DUREE_SECONDES), value });
}

function options(emetteur: ReglagesEmetteur): AuthOptions {
	const { name, maxAge: _, ...attributs } = siteCookie("bc-csrf", 0);
	return {
		providers: [fournisseur(emetteur)],
		secret: secret(),
		session: { strategy: "jwt" },
		useSecureCookies: reglages().siteUrl.startsWith("https:"),
		cookies: { csrfToken: { name, options: attributs } },
		logger: { error: surErreur, warn: () => {}, debug: () => {} },
		callbacks: {
			async signIn({ account, user }) {
				const jeton = account?.id_token ?? null;
				await garder({
					emetteur: emetteur.adresse,
					sub: account?.providerAccountId ?? "",
					courriel: user.email ?? "",
					jeton: jeton && jeton.length <= JETON_MAX ? jeton : null,
				});
				// Never true: accounts and sessions are ours to make.
				return RETOUR;
			},
		},
	};
}

/**
 * The page of the issuer where one signs in, once this browser keeps what its answer is
 * checked against; null while the issuer does not answer, or none is set.
 */
export async function partirChezEmetteur(
	langue: string,
	retour: string | null,
): Promise<string | null> {
	const { emetteur, siteUrl } = reglages();
	if (!emetteur) return null;
	const cookieStore = await cookies();
	// What next-auth asks of a form of its own; ours was checked before.
	const csrfToken = randomId();
	const preuve = hash("sha256", `${csrfToken}${secret()}`);
	const csrf = siteCookie("bc-csrf", DUREE_SECONDES);
	cookieStore.set({ ...csrf, value: `${csrfToken}|${preuve}` });
	const params = Promise.resolve({ nextauth: ["signin", "oidc"] });
	const body = new URLSearchParams({ csrfToken });
	const { headers }: Response = await NextAuth(
		new NextRequest(siteUrl, { method: "POST", body }),
		{ params },
		options(emetteur),
	);
	for (const cookie of new NextResponse(null, { headers }).cookies.getAll())
		cookieStore.set(cookie);
	await oublierIdentite();
	cookieStore.set({
		...siteCookie(COOKIE_DEPART, DUREE_SECONDES),
		value: JSON.stringify([langue, retour]),
	});
	return pageDeEmetteur(headers.get("location"), siteUrl);
}

/** What the browser comes back with from the issuer: checked and kept, or not; then the page that goes on. */
export async function revenirDeEmetteur(
	request: NextRequest,
	contexte: { readonly params: Promise<{ nextauth: string[] }> },
): Promise<Response> {
	const { emetteur, siteUrl } = reglages();
	const { headers }: Response = emetteur
		? await NextAuth(request, contexte, options(emetteur))
		: new Response();
	// What an earlier answer left is no answer to this one.
	if (headers.get("location") !== RETOUR) await oublierIdentite();
	headers.set("Cache-Control", "no-store");
	return NextResponse.redirect(new URL(RETOUR, siteUrl), { headers });
}

/** Who the issuer says is there, once; null when it says nothing that was right. */
export async function lireIdentiteDite(): Promise<Identite | null> {
	const token = (await cookies()).get(siteCookie(COOKIE, 0).name)?.value;
	if (token === undefined) return null;
	const lue = await decode({ token, secret: secret() }).catch(() => null);
	const identite = Identite.safeParse(lue).data ?? null;
	return identite?.emetteur === reglages().emetteur?.adresse ? identite : null;
}

export async function oublierIdentite(): Promise<void> {
	(await cookies()).set({ ...siteCookie(COOKIE, 0), value: "" });
}

/** The language and the page to come back to, as the departure kept them. */
export async function lireDepart(): Promise<[unknown, unknown]> {
	const dit = (await cookies()).get(siteCookie(COOKIE_DEPART, 0).name)?.value;
	const lu = z.tuple([z.unknown(), z.unknown()]).safeParse(jsonDe(dit));
	return lu.data ?? [null, null];
}

function jsonDe(text = "null"): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** The ID token as a session keeps it. */
export function chiffrerJeton(jeton: string): Promise<string> {
	const maxAge = 90 * 86_400;
	return encode({ token: { jeton }, secret: secret(), maxAge });
}

const Fin = z.object({ end_session_endpoint: z.url() });

/** Where the issuer signs one out, for a session that it opened; null for others, and while it does not answer. */
export async function finChezEmetteur(
	session_id: number,
): Promise<string | null> {
	const { emetteur, siteUrl } = reglages();
	const [session] = emetteur
		? await rows<{ jeton_identite: string | null }>(
				sql`SELECT jeton_identite FROM sessions WHERE id = ${session_id}`,
			)
		: [];
	if (!emetteur || !session?.jeton_identite) return null;
	try {
		const lu = await decode({
			token: session.jeton_identite,
			secret: secret(),
		});
		const decrit: unknown = JSON.parse(await lireDescription(emetteur));
		const fin = new URL(Fin.parse(decrit).end_session_endpoint);
		fin.searchParams.set("id_token_hint", String(lu?.jeton));
		fin.searchParams.set("state", randomId());
		fin.searchParams.set("post_logout_redirect_uri", siteUrl);
		return fin.href;
	} catch {
		log().warn({ avis: "no sign-out at the issuer" });
		return null;
	}
}

/** The issuers that know the account. */
export function listerIdentites(compte_id: number): Promise<IdentiteLiee[]> {
	return rows<IdentiteLiee>(
		sql`SELECT id, emetteur, lie_le::text FROM identites_externes WHERE compte_id = ${compte_id} ORDER BY id`,
	);
}
