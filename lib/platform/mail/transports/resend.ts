import { type ErrorResponse, Resend } from "resend";
import { now } from "../../runtime/clock.ts";
import type { Message } from "../render.ts";
import type { Envoi, Transport } from "./transport.ts";

const DELAI_MAX_SECONDES = 10;
const LIMITE_DELAI_MIN_SECONDES = 1;
const LIMITE_DELAI_MAX_SECONDES = 120;
/** Shorter than what makes a code late for the health of the site: with no quota left the site still serves. */
const QUOTA_DELAI_SECONDES = 60;

/** Faults of this mail: a retry would be refused in the same way. */
const REFUSALS = new Set([
	"validation_error",
	"invalid_parameter",
	"missing_required_field",
]);

function isRefusal({ name, statusCode }: ErrorResponse): boolean {
	// With 401 and 403 the same names concern the key or the sender's domain, which the operator can fix.
	return REFUSALS.has(name) && (statusCode === 400 || statusCode === 422);
}

/** The wait asked for, in seconds or until an instant (RFC 9110), within our bounds. */
function wait(headers: Record<string, string> | null): number {
	const asked = headers?.["retry-after"] ?? "";
	const seconds = Number.isNaN(Number(asked))
		? Math.ceil((Date.parse(asked) - now().getTime()) / 1_000)
		: Number(asked);
	return Math.min(
		Math.max(seconds || 0, LIMITE_DELAI_MIN_SECONDES),
		LIMITE_DELAI_MAX_SECONDES,
	);
}

/** Only our own words: the answer's `name` is kept when it looks like one of Resend's. */
function inWords({ name, statusCode }: ErrorResponse): string {
	const known = /^[a-z_]{1,40}$/.test(name) ? name : "unknown";
	return `resend ${statusCode ?? "injoignable"} ${known}`;
}

function outcome(
	error: ErrorResponse,
	headers: Record<string, string> | null,
): Envoi {
	const erreur = inWords(error);
	switch (error.name) {
		// The key was used with another body: an earlier version of the program sent this
		// mail in its own words, and it was accepted.
		case "invalid_idempotent_request":
			return { issue: "envoye" };
		// Tries that count would be used up before the day, or the month, is over.
		case "daily_quota_exceeded":
		case "monthly_quota_exceeded":
			return { issue: "limite", delaiSecondes: QUOTA_DELAI_SECONDES, erreur };
		default:
			// A proxy on the way says it in other words, or in HTML.
			if (error.statusCode === 429)
				return { issue: "limite", delaiSecondes: wait(headers), erreur };
			return { issue: isRefusal(error) ? "refus" : "echec", erreur };
	}
}

/** Sends mails through Resend, with the same idempotency key at each try. */
export function transportResend(
	cle: string,
	baseUrl?: string,
	delaiMaxSecondes = DELAI_MAX_SECONDES,
): Transport {
	const client = new Resend(cle, baseUrl === undefined ? {} : { baseUrl });
	async function send(message: Message): Promise<Envoi> {
		const { data, error, headers } = await client.emails.send(
			{
				from: message.expediteur,
				to: message.destinataire,
				subject: message.sujet,
				html: message.html,
				text: message.texte,
				headers: { ...message.entetes },
			},
			{
				idempotencyKey: message.cle,
				// resend 6.38 has no timeout of its own.
				signal: AbortSignal.timeout(delaiMaxSecondes * 1_000),
			},
		);
		if (error !== null) return outcome(error, headers);
		// What is between us and the provider may answer 200 in its place.
		return data?.id
			? { issue: "envoye" }
			: { issue: "echec", erreur: "resend réponse sans id" };
	}
	return {
		delaiMaxSecondes,
		// It throws when the timeout expires while it reads an error's body.
		envoyer: (message) =>
			send(message).catch(() => ({ issue: "echec", erreur: "resend délai" })),
		async fermer() {},
	};
}
