/**
 * The pipeline of the API, shared by all endpoints: the order of checks (D11), the
 * format of errors, conditional reads, paging headers. A route is an endpoint and the
 * command or read that serves it.
 */
import type { z } from "zod";
import type { ActeurCompte } from "#lib/platform/actor";
import { sharedReadyAnswers } from "#lib/platform/cache/answer-cache";
import type { Endpoint } from "#lib/platform/contract/endpoint";
import type { Page, Refus, Resultat } from "#lib/platform/contract/result";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import { readBody } from "#lib/platform/validation/body";
import { validateRequest, valueAt } from "#lib/platform/validation/request";
import { expectedTags } from "../files/conditional.ts";
import { wantedCoding } from "../files/negotiation.ts";
import {
	limitHeaders,
	limitHeadersOfContribution,
	type Opened,
	openCall,
} from "./access.ts";
import {
	BAD_KEY,
	BROKEN_INVARIANT,
	badBytes,
	invalid,
	STALE_VERSION,
	TOO_LARGE,
} from "./answers.ts";
import type { Answer, Call, HeaderValues } from "./call.ts";
import { answerOfFault, answerOfRefusal } from "./outcomes.ts";
import {
	answerRead,
	answerWrite,
	encoded,
	readyAnswerOf,
} from "./representations.ts";

/** Maximum size of a body (D25). */
export const CORPS_MAX_OCTETS = 256 * 1024;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: the validated input and the caller. */
export type Request<P, Q, B> = {
	readonly actor: ActeurCompte;
	readonly params: Output<P>;
	readonly query: Output<Q>;
	readonly body: Output<B>;
	/** The versions that `If-Match` names; null when any will do. */
	readonly attendues: readonly string[] | null;
	/** The `Idempotency-Key` of a contribution; null without one. */
	readonly cle: string | null;
	readonly jeton_id: number;
};

type Valid = Request<z.ZodType, z.ZodType, z.ZodType>;

/** 1 to 255 visible characters of ASCII. */
const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** What an endpoint's handler returns: a page for a paged list, nothing for a 204. */
type ValueOf<A, Paged> = A extends z.ZodType
	? Paged extends true
		? z.output<A> extends readonly (infer Item)[]
			? Page<Item>
			: never
		: z.output<A>
	: null;

export type Route = {
	readonly endpoint: Endpoint;
	/** `params` are the decoded parameters of the path. Never throws. */
	answer(call: Call, params: Readonly<Record<string, string>>): Promise<Answer>;
};

type Reading = { ok: true; raw: unknown } | { ok: false; answer: Answer };

function rawBody(endpoint: Endpoint, call: Call, bytes: Uint8Array): Reading {
	if (!endpoint.body) return { ok: true, raw: undefined };
	const reading = readBody(bytes, call.header("content-type"));
	if (reading.ok) return { ok: true, raw: reading.value };
	return {
		ok: false,
		answer:
			reading.status === 400
				? badBytes(reading.detail)
				: invalid(reading.detail),
	};
}

function isPublicData({ publicData }: Endpoint, query: unknown): boolean {
	return typeof publicData === "function" ? publicData(query) : !!publicData;
}

const NO_BYTES = new Uint8Array();

/** A command checks the normalised value, but `input` must echo what was sent (D25). */
function withRawInputs(refusal: Refus, raw: unknown): Refus {
	if (refusal.refus !== "invalide") return refusal;
	return {
		...refusal,
		detail: refusal.detail.map((entry) =>
			"input" in entry ? { ...entry, input: valueAt(raw, entry.loc) } : entry,
		),
	};
}

type Handler = (request: Valid) => Promise<Resultat<unknown>>;

async function serve(
	endpoint: Endpoint,
	handler: Handler,
	call: Call,
	opened: Opened,
	params: Readonly<Record<string, string>>,
	bytes: Uint8Array,
): Promise<Answer> {
	const reading = rawBody(endpoint, call, bytes);
	if (!reading.ok) return reading.answer;
	const raw = {
		path: params,
		// The last value of each key, as the reference server parses a query.
		query: Object.fromEntries(new URLSearchParams(call.query)),
		body: reading.raw,
	};
	const valid = validateRequest(
		{ path: endpoint.params, query: endpoint.query, body: endpoint.body },
		raw,
	);
	if (!valid.ok) return invalid(valid.detail);
	const { path, query, body } = valid.value;
	const attendues = endpoint.method === "PATCH" ? expectedTags(call) : null;
	// What has no version has none of those.
	if (attendues && !endpoint.versioned) return STALE_VERSION;
	const cle = endpoint.contribution
		? (call.header("idempotency-key") ?? null)
		: null;
	if (cle !== null && !IDEMPOTENCY_KEY.test(cle)) return BAD_KEY;
	const request = {
		...{ actor: opened.actor, params: path, query, body },
		...{ attendues, cle, jeton_id: opened.appel.jeton_id },
	};
	const refusalAnswer = (refusal: Refus) => {
		const { compte_id } = opened.actor;
		if (refusal.refus === "interdit")
			noteSecurity("role_refuse", { compte_id, quoi: "api" });
		if (refusal.refus === "limite")
			noteSecurity("limite_atteinte", { compte_id, quoi: "contributions" });
		return answerOfRefusal(withRawInputs(refusal, raw));
	};

	if (endpoint.method !== "GET") {
		const result = await handler(request);
		return result.ok ? answerWrite(endpoint, result) : refusalAnswer(result);
	}

	let refused: Answer | undefined;
	const make = async () => {
		const result = await handler(request);
		if (result.ok) return readyAnswerOf(endpoint, result.valeur, params);
		refused = refusalAnswer(result);
		return null;
	};
	const kept = isPublicData(endpoint, query) && sharedReadyAnswers();
	const ofAnswer = [endpoint.operationId, path, query];
	// Unknown parameters do not change the answer: they are not part of the key.
	const once = (key: unknown[], maker: typeof make) =>
		kept ? kept.get(opened.version, JSON.stringify(key), maker) : maker();
	const wanted = wantedCoding(call.header("accept-encoding"));
	const ready = wanted.coding
		? await once([...ofAnswer, wanted], async () => {
				const plain = await once(ofAnswer, make);
				return plain && encoded(plain, wanted);
			})
		: await once(ofAnswer, make);
	if (ready) return answerRead(call, ready);
	// The `make` that ran may have been another call's: then its refusal is not in `refused`.
	return refused ?? (await make().then(() => refused)) ?? BROKEN_INVARIANT;
}

async function answerCall(
	endpoint: Endpoint,
	handler: Handler,
	call: Call,
	params: Readonly<Record<string, string>>,
): Promise<Answer> {
	let limits: HeaderValues = {};
	try {
		const bytes = endpoint.body
			? await call.readBody(CORPS_MAX_OCTETS)
			: NO_BYTES;
		if (bytes === "too_large") return TOO_LARGE;
		const access = await openCall(call, endpoint);
		limits = limitHeaders(access.appel);
		const answer = access.ok
			? await serve(endpoint, handler, call, access, params, bytes)
			: access.answer;
		// Read once the call is done, so that what it used is counted.
		if (endpoint.contribution)
			limits = await limitHeadersOfContribution(access.appel);
		return { ...answer, headers: { ...answer.headers, ...limits } };
	} catch (error) {
		const answer = answerOfFault(error, {
			requestId: call.requestId,
			operation: endpoint.operationId,
		});
		return { ...answer, headers: { ...answer.headers, ...limits } };
	}
}

/** Binds an endpoint to the handler that serves it. */
export function route<
	P extends z.ZodType,
	Q extends z.ZodType,
	B extends z.ZodType,
	A extends z.ZodType | null,
	Paged extends boolean = false,
>(
	endpoint: Endpoint<P, Q, B, A> & { readonly paged?: Paged },
	handler: (request: Request<P, Q, B>) => Promise<Resultat<ValueOf<A, Paged>>>,
): Route;
export function route(endpoint: Endpoint, handler: Handler): Route {
	return {
		endpoint,
		answer: (call, params) => answerCall(endpoint, handler, call, params),
	};
}
