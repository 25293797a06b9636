/**
 * Refusals as problem details (RFC 9457), for clients that ask for them by `Accept`, and
 * in English for those that prefer it by `Accept-Language`. All others get the body that
 * D12 describes, unchanged.
 */
import { STATUS_CODES } from "node:http";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { entryIn } from "#lib/platform/validation/errors";
import { rangesOf } from "../files/negotiation.ts";
import type { Answer, Call, Refusal } from "./call.ts";

export const PROBLEM_TYPE = "application/problem+json";
const PLAIN_TYPE = "application/json";

/** Whether `Accept` names problem details, and wants nothing else of ours more. */
export function wantsProblem(accept: string | undefined): boolean {
	const ranges = rangesOf(accept ?? "");
	const problem = ranges.get(PROBLEM_TYPE) ?? 0;
	const plain =
		ranges.get(PLAIN_TYPE) ??
		ranges.get("application/*") ??
		ranges.get("*/*") ??
		0;
	return problem > 0 && problem >= plain;
}

/** Whether `Accept-Language` ranks English above French and above any other. */
export function wantsEnglish(accepted: string | undefined): boolean {
	const ranges = [...rangesOf(accepted ?? "")];
	const rank = (langue: string) =>
		Math.max(
			0,
			...ranges.flatMap(([range, weight]) =>
				range === langue || range.startsWith(`${langue}-`) ? [weight] : [],
			),
		);
	return rank("en") > Math.max(rank("fr"), rank("*"));
}

/** What a refusal says, in one language. */
export function saidIn({ detail }: Refusal, langue: Langue) {
	return "fr" in detail
		? detail[langue]
		: detail.map((entry) => entryIn(entry, langue));
}

function problemOf(
	{ status, refusal }: { status: number; refusal: Refusal },
	langue: Langue,
	requete: string,
) {
	const { code } = refusal;
	const detail = saidIn(refusal, langue);
	return {
		type:
			code === undefined
				? "about:blank"
				: `${reglages().siteUrl}/developpeurs/erreurs#${code}`,
		title: STATUS_CODES[status] ?? "Error",
		status,
		...(typeof detail === "string"
			? { detail }
			: {
					detail: [...new Set(detail.map(({ msg }) => msg))].join(" ; "),
					errors: detail,
				}),
		...(code === undefined ? {} : { code }),
		requete,
	};
}

/** A refusal in the form and the language that the client asks for; any other answer as it is. */
export function asAccepted(
	answer: Answer,
	call: Pick<Call, "header" | "requestId">,
): Answer {
	const { body, headers, refusal, status } = answer;
	if (!body || !refusal) return answer;
	const isProblem = wantsProblem(call.header("accept"));
	const langue = wantsEnglish(call.header("accept-language")) ? "en" : "fr";
	if (!isProblem && langue === "fr") return answer;
	const type = isProblem ? PROBLEM_TYPE : PLAIN_TYPE;
	const written = isProblem
		? problemOf({ status, refusal }, langue, call.requestId)
		: { detail: saidIn(refusal, langue) };
	const vary = [
		...(isProblem ? ["Accept"] : []),
		...(langue === "en" ? ["Accept-Language"] : []),
	];
	return {
		...answer,
		headers: {
			...headers,
			"Content-Type": `${type}; charset=utf-8`,
			...(langue === "en" ? { "Content-Language": "en" } : {}),
			Vary: vary.join(", "),
		},
		body: Buffer.from(JSON.stringify(written)),
	};
}
