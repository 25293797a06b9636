import { type Appel, ouvrirAppel } from "#lib/comptes/jetons/queries";
import { estJetonPlausible } from "#lib/comptes/jetons/rules";
import { type ActeurCompte, aLeRole, type Role } from "#lib/platform/actor";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { forbidden, tooManyCalls, unauthorized } from "./answers.ts";
import type { Answer, Call } from "./call.ts";
import { ROLE_INSUFFISANT } from "./outcomes.ts";

/** An accepted call: the caller, the version of the public data, and the rate-limit headers of every answer to it. */
export type Opened = {
	readonly actor: ActeurCompte;
	readonly version: string;
	readonly limitHeaders: readonly string[];
};

export type Access =
	| { readonly ok: true; readonly opened: Opened }
	| {
			readonly ok: false;
			readonly answer: Answer;
			readonly limitHeaders: readonly string[];
	  };

const BEARER = /^bearer +([^ ]+) *$/i;

function limitHeadersOf({ limite, nombre, delaiSecondes }: Appel): string[] {
	return [
		"RateLimit-Policy",
		`"compte";q=${limite};w=3600`,
		"RateLimit",
		`"compte";r=${Math.max(0, limite - nombre)};t=${delaiSecondes}`,
	];
}

/** The checks of D11 that come before the request is read: 401, then 429, then 403. */
export async function openCall(call: Call, role: Role): Promise<Access> {
	const authorization = call.header("authorization") ?? "";
	const jeton = BEARER.exec(authorization)?.[1];
	if (jeton === undefined)
		return { ok: false, answer: unauthorized(false), limitHeaders: [] };
	// A text that can't be one of our tokens needs no SQL.
	const appel = estJetonPlausible(jeton) ? await ouvrirAppel(jeton) : null;
	if (!appel)
		return { ok: false, answer: unauthorized(true), limitHeaders: [] };
	const limitHeaders = limitHeadersOf(appel);
	const { compte_id } = appel;
	if (appel.nombre > appel.limite) {
		noteSecurity("limite_atteinte", { compte_id, quoi: "appels" });
		return {
			ok: false,
			answer: tooManyCalls(appel.delaiSecondes),
			limitHeaders,
		};
	}
	if (!aLeRole(appel.role, role)) {
		noteSecurity("role_refuse", { compte_id, quoi: "api" });
		return { ok: false, answer: forbidden(ROLE_INSUFFISANT), limitHeaders };
	}
	return {
		ok: true,
		opened: {
			actor: { nature: "compte", compte_id, role: appel.role },
			version: appel.version,
			limitHeaders,
		},
	};
}
