import { type Appel, ouvrirAppel } from "#lib/comptes/jetons/queries";
import { estJetonPlausible } from "#lib/comptes/jetons/rules";
import { lireReserve } from "#lib/contributions/queries";
import { type ActeurCompte, aLeRole } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import type { Endpoint } from "#lib/platform/contract/endpoint";
import { FENETRE_SECONDES } from "#lib/platform/limits/fixed-window";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import {
	ROLE_TOO_LOW,
	scopeTooNarrow,
	tooMany,
	unauthorized,
} from "./answers.ts";
import type { Answer, Call, HeaderValues } from "./call.ts";

/** An accepted call: the caller, and the version of the public data. */
export type Opened = {
	readonly ok: true;
	readonly actor: ActeurCompte;
	readonly version: string;
	readonly appel: Appel;
};

/** `appel` is null when no live token was sent. */
export type Access =
	| Opened
	| {
			readonly ok: false;
			readonly answer: Answer;
			readonly appel: Appel | null;
	  };

const BEARER = /^bearer +([^ ]+) *$/i;

type Left = Pick<Appel, "limite" | "nombre" | "delaiSecondes">;

/** The two fields of the limits, of which each names its windows in the same order. */
function rateLimits(
	windows: readonly (readonly [string, Left])[],
): HeaderValues {
	const policy = windows.map(
		([name, { limite }]) => `"${name}";q=${limite};w=${FENETRE_SECONDES}`,
	);
	const left = windows.map(
		([name, { limite, nombre, delaiSecondes }]) =>
			`"${name}";r=${Math.max(0, limite - nombre)};t=${delaiSecondes}`,
	);
	return {
		"RateLimit-Policy": policy.join(", "),
		RateLimit: left.join(", "),
	};
}

/** The headers about limits of every answer to a call with a live token (D17). */
export function limitHeaders(appel: Appel | null): HeaderValues {
	return appel ? rateLimits([["compte", appel]]) : {};
}

/**
 * The same for an endpoint that counts contributions, read once the call has counted its
 * own. Without that window where it can't be read: what was accepted stays accepted.
 */
export async function limitHeadersOfContribution(
	appel: Appel | null,
): Promise<HeaderValues> {
	const reserve =
		appel && (await lireReserve(appel.compte_id).catch(() => null));
	if (!reserve) return limitHeaders(appel);
	const contributions = { limite: reglages().limiteContributions, ...reserve };
	return rateLimits([
		["compte", appel],
		["contributions", contributions],
	]);
}

/** The checks of D11 that come before the request is read: 401, then 429, then 403. */
export async function openCall(
	call: Call,
	{ role, tag }: Pick<Endpoint, "role" | "tag">,
): Promise<Access> {
	const authorization = call.header("authorization") ?? "";
	const jeton = BEARER.exec(authorization)?.[1];
	if (jeton === undefined)
		return { ok: false, answer: unauthorized(false), appel: null };
	// A text that can't be one of our tokens needs no SQL.
	const appel = estJetonPlausible(jeton) ? await ouvrirAppel(jeton) : null;
	if (!appel) return { ok: false, answer: unauthorized(true), appel };
	const { compte_id, version } = appel;
	if (appel.nombre > appel.limite) {
		noteSecurity("limite_atteinte", { compte_id, quoi: "appels" });
		const answer = tooMany("appels_epuises", appel.delaiSecondes);
		return { ok: false, answer, appel };
	}
	const hasRole = aLeRole(appel.role, role);
	if (!hasRole || !appel.portees.includes(tag)) {
		noteSecurity("role_refuse", { compte_id, quoi: "api" });
		const answer = hasRole ? scopeTooNarrow(tag) : ROLE_TOO_LOW;
		return { ok: false, answer, appel };
	}
	const actor = { nature: "compte", compte_id, role: appel.role } as const;
	return { ok: true, actor, version, appel };
}
