/**
 * Refusals as problem details (RFC 9457), for clients that ask for them by `Accept`.
 * All others get the body that D12 describes, unchanged.
 */
import { STATUS_CODES } from "node:http";
import { z } from "zod";
import { rangesOf } from "../files/negotiation.ts";
import type { Answer } from "./call.ts";

export const PROBLEM_TYPE = "application/problem+json";
const PLAIN_TYPE = "application/json";

/** Body of every refusal: a sentence, or the list of what is wrong (D12). */
const Refusal = z.object({
	detail: z.union([z.string(), z.array(z.object({ msg: z.string() }).loose())]),
});

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

function problemOf(status: number, { detail }: z.output<typeof Refusal>) {
	const common = {
		type: "about:blank",
		title: STATUS_CODES[status] ?? "Error",
		status,
	};
	if (typeof detail === "string") return { ...common, detail };
	const said = [...new Set(detail.map(({ msg }) => msg))].join(" ; ");
	return { ...common, detail: said, errors: detail };
}

/** A refusal in the form that the client asks for; any other answer as it is. */
export function asAccepted(answer: Answer, accept: string | undefined): Answer {
	if (answer.status < 400 || !answer.body || !wantsProblem(accept))
		return answer;
	const refusal = Refusal.safeParse(JSON.parse(answer.body.toString()));
	if (!refusal.success) return answer;
	const headers = answer.headers.flatMap((name, at, all) => {
		if (at % 2 === 1) return [];
		const value = all[at + 1] ?? "";
		return name.toLowerCase() === "content-type"
			? [name, `${PROBLEM_TYPE}; charset=utf-8`]
			: [name, value];
	});
	return {
		...answer,
		headers: [...headers, "Vary", "Accept"],
		body: Buffer.from(JSON.stringify(problemOf(answer.status, refusal.data))),
	};
}
