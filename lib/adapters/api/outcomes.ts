import { phrase } from "#lib/i18n/texts";
import type { Refus } from "#lib/platform/contract/result";
import { TooBusy } from "#lib/platform/db/costly-reads";
import { GivenUp, isStoreDown, ReadOnly } from "#lib/platform/db/unavailable";
import { log } from "#lib/platform/runtime/log";
import {
	BROKEN_INVARIANT,
	conflict,
	cursorTooOld,
	forbidden,
	invalid,
	NOT_FOUND,
	ROLE_TOO_LOW,
	readOnly,
	STALE_VERSION,
	STORE_DOWN,
	tooMany,
	unauthorized,
} from "./answers.ts";
import type { Answer } from "./call.ts";

/** The API's answer to each refusal of a command: the only place where they are mapped. */
export function answerOfRefusal(refusal: Refus): Answer {
	switch (refusal.refus) {
		case "non_autorise":
			return unauthorized(true);
		case "introuvable":
			return refusal.depasse ? cursorTooOld() : NOT_FOUND;
		case "interdit":
			return refusal.raison === "role"
				? ROLE_TOO_LOW
				: forbidden(phrase(`api.interdit.${refusal.raison}`));
		case "conflit":
			return refusal.perime ? STALE_VERSION : conflict(refusal.raison);
		case "invalide":
			return invalid(refusal.detail);
		case "limite":
			return tooMany("contributions_epuisees", refusal.delaiSecondes);
	}
}

/** The API's answer when a call can't be served; faults are logged, a pause, a full queue or a sender that left is none. */
export function answerOfFault(
	error: unknown,
	call: { readonly requestId: string; readonly operation: string },
): Answer {
	if (error instanceof TooBusy) return tooMany("occupe", error.delaiSecondes);
	if (error instanceof ReadOnly) return readOnly();
	if (error instanceof GivenUp) return STORE_DOWN;
	const { operation, requestId } = call;
	const down = isStoreDown(error);
	log()
		.child({ requete: requestId })
		.error({ err: error, operation }, down ? "store down" : "unexpected error");
	return down ? STORE_DOWN : BROKEN_INVARIANT;
}
