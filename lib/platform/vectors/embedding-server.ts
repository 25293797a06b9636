/**
 * The operator's server of vectors, which speaks `/v1/embeddings` as OpenAI does. What it
 * answers is believed only when it is exactly what was asked: as many vectors as texts,
 * of one dimension, of finite numbers.
 */
import { z } from "zod";
import type { ReglagesPlongements } from "../config/env.ts";

const DIMENSION_MAX = 4_096;
/** A number is written with fewer characters, its comma and blanks included. */
const OCTETS_PER_NUMBER = 32;
/** What stands around the vectors. */
const OCTETS_BESIDE = 64 * 1024;

const Received = z.object({
	data: z.array(
		z.object({
			index: z.int().nonnegative().optional(),
			embedding: z.array(z.number()).min(1).max(DIMENSION_MAX),
		}),
	),
});
type Received = z.output<typeof Received>;

/** Vectors of length 1, in the order of the texts; or why there are none, in words of ours. */
export type Embedded =
	| { readonly ok: true; readonly vectors: readonly Float32Array[] }
	| {
			readonly ok: false;
			readonly erreur: string;
			/** The fault is in these texts: the server works, and would refuse them again. */
			readonly isOfTexts: boolean;
	  };

function failure(erreur: string, isOfTexts = false): Embedded {
	return { ok: false, erreur, isOfTexts };
}

/** The statuses by which servers refuse a text: malformed, too large, not processable. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422]);

/** The body as text; null when it is longer than `max` bytes. */
async function boundedText(
	{ body }: Response,
	max: number,
): Promise<string | null> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.length;
		// Leaving the loop cancels the body.
		if (size > max) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

/** The same direction with length 1; null for a vector that has none. */
function unitOf(numbers: readonly number[]): Float32Array | null {
	const length = Math.hypot(...numbers);
	if (length === 0 || !Number.isFinite(length)) return null;
	return Float32Array.from(numbers, (one) => one / length);
}

function vectorsOf({ data }: Received, count: number): Embedded {
	if (data.length !== count) return failure("nombre de vecteurs");
	const vectors: Float32Array[] = [];
	for (const [at, { index = at, embedding }] of data.entries()) {
		const vector = unitOf(embedding);
		if (!vector || index >= count || vectors[index])
			return failure("vecteur invalide");
		vectors[index] = vector;
	}
	const [{ length } = { length: 0 }] = vectors;
	return vectors.every((vector) => vector.length === length)
		? { ok: true, vectors }
		: failure("dimensions différentes");
}

async function received(response: Response, count: number): Promise<Embedded> {
	if (!response.ok) {
		await response.body?.cancel();
		return failure(`statut ${response.status}`, REFUSALS.has(response.status));
	}
	const text = await boundedText(
		response,
		OCTETS_BESIDE + count * DIMENSION_MAX * OCTETS_PER_NUMBER,
	);
	if (text === null) return failure("réponse trop longue");
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		return failure("réponse illisible");
	}
	const parsed = Received.safeParse(json);
	return parsed.success
		? vectorsOf(parsed.data, count)
		: failure("réponse illisible");
}

/**
 * The vectors of these texts, at least one. Never throws; gives up when `signal` aborts,
 * whatever the server is doing. Its key and the texts are in no message.
 */
export async function embed(
	{ adresse, modele, cle }: ReglagesPlongements,
	texts: readonly string[],
	signal: AbortSignal,
): Promise<Embedded> {
	try {
		const response = await fetch(adresse, {
			method: "POST",
			// Another address would get the key and the texts.
			redirect: "error",
			cache: "no-store",
			headers: {
				"Content-Type": "application/json",
				Accept: "application/json",
				...(cle === undefined ? {} : { Authorization: `Bearer ${cle}` }),
			},
			body: JSON.stringify({ model: modele, input: texts }),
			signal,
		});
		return await received(response, texts.length);
	} catch {
		return failure(signal.aborted ? "délai dépassé" : "injoignable");
	}
}
