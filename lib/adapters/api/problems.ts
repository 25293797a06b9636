import { z } from "zod";
import { component } from "#lib/platform/validation/json-schema";

/** Body of every refusal except 422 (D12). */
export const Erreur = component(
	"Erreur",
	z.object({
		detail: z.string().meta({
			fr: "Ce qui s’oppose à l’appel.",
			en: "What prevents the call.",
		}),
	}),
);

export const ValidationError = component(
	"ValidationError",
	z.object({
		type: z
			.string()
			.meta({ fr: "Code de l’erreur.", en: "Code of the error." }),
		loc: z.array(z.union([z.string(), z.int()])).meta({
			fr: "Place de la valeur : `body`, `query`, `path` ou `header`, puis le nom du champ et l’indice dans une liste.",
			en: "Where the value is: `body`, `query`, `path` or `header`, then the field name and its index in a list.",
		}),
		msg: z.string().meta({
			fr: "La raison, en une phrase : en anglais pour les règles communes, en français pour celles du site.",
			en: "The reason, in one sentence: in English for common rules, in French for the site’s own.",
		}),
		input: z.unknown().optional().meta({
			fr: "La valeur reçue, telle quelle.",
			en: "The value received, as is.",
		}),
		ctx: z.record(z.string(), z.unknown()).optional().meta({
			fr: "Ce que la règle attendait.",
			en: "What the rule expected.",
		}),
	}),
);

/** A refusal as RFC 9457 words it, for who asks for it by `Accept`. */
export const Probleme = component(
	"Probleme",
	z.object({
		type: z.string().meta({
			fr: "Adresse de l’explication du code ; `about:blank` quand il n’y en a pas.",
			en: "Address that explains the code; `about:blank` when there is none.",
		}),
		title: z.string().meta({
			fr: "Le nom du statut HTTP, en anglais.",
			en: "The name of the HTTP status.",
		}),
		status: z.int().meta({ fr: "Le statut HTTP.", en: "The HTTP status." }),
		detail: Erreur.shape.detail,
		errors: z.array(ValidationError).optional().meta({
			fr: "Les erreurs d’une 422, une à une.",
			en: "The errors of a 422, one by one.",
		}),
		code: z.string().optional().meta({
			fr: "Ce qui distingue ce refus des autres du même statut.",
			en: "What tells this refusal apart from others of the same status.",
		}),
		requete: z.string().meta({
			fr: "Identifiant de l’appel, comme `X-Request-Id`.",
			en: "Identifier of the call, like `X-Request-Id`.",
		}),
	}),
);

/** Body of a 422: all errors of the request at once. */
export const HTTPValidationError = component(
	"HTTPValidationError",
	z.object({
		detail: z.array(ValidationError).meta({
			fr: "Toutes les erreurs de la requête, dans l’ordre des champs.",
			en: "Every error in the request, in the order of the fields.",
		}),
	}),
);
