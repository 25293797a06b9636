import { z } from "zod";
import { component } from "#lib/platform/validation/json-schema";

/** Body of every refusal except 422 (D12). */
export const Erreur = component(
	"Erreur",
	z.object({
		detail: z.string(),
	}),
);

export const ValidationError = component(
	"ValidationError",
	z.object({
		type: z.string(),
		loc: z.array(z.union([z.string(), z.int()])),
		msg: z.string(),
		input: z.unknown().optional(),
		ctx: z.record(z.string(), z.unknown()).optional(),
	}),
);

/** A refusal as RFC 9457 words it, for who asks for it by `Accept`. */
export const Probleme = component(
	"Probleme",
	z.object({
		type: z.string(),
		title: z.string(),
		status: z.int(),
		detail: Erreur.shape.detail,
		errors: z.array(ValidationError).optional(),
		code: z.string().optional(),
		requete: z.string(),
	}),
);

/** Body of a 422: all errors of the request at once. */
export const HTTPValidationError = component(
	"HTTPValidationError",
	z.object({
		detail: z.array(ValidationError),
	}),
);
