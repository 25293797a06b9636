/** The bodies of refusals, as schemas of the contract. */
import { z } from "zod";
import { component } from "#lib/platform/validation/json-schema";

/** Body of every refusal except 422 (D12). */
export const Erreur = component(
	"Erreur",
	z.object({
		detail: z.string().meta({ description: "Ce qui s’oppose à l’appel." }),
	}),
);

export const ValidationError = component(
	"ValidationError",
	z.object({
		type: z.string().meta({ description: "Code de l’erreur." }),
		loc: z.array(z.union([z.string(), z.int()])).meta({
			description:
				"Place de la valeur : `body`, `query`, `path` ou `header`, puis le nom du champ et l’indice dans une liste.",
		}),
		msg: z.string().meta({
			description:
				"La raison, en une phrase : en anglais pour les règles communes, en français pour celles du site.",
		}),
		input: z
			.unknown()
			.optional()
			.meta({ description: "La valeur reçue, telle quelle." }),
		ctx: z
			.record(z.string(), z.unknown())
			.optional()
			.meta({ description: "Ce que la règle attendait." }),
	}),
);

/** A refusal as RFC 9457 words it, for who asks for it by `Accept`. */
export const Probleme = component(
	"Probleme",
	z.object({
		type: z.string().meta({
			description:
				"Adresse de l’explication du code ; `about:blank` quand il n’y en a pas.",
		}),
		title: z
			.string()
			.meta({ description: "Le nom du statut HTTP, en anglais." }),
		status: z.int().meta({ description: "Le statut HTTP." }),
		detail: z.string().meta({ description: "Ce qui s’oppose à l’appel." }),
		errors: z
			.array(ValidationError)
			.optional()
			.meta({ description: "Les erreurs d’une 422, une à une." }),
		code: z.string().optional().meta({
			description: "Ce qui distingue ce refus des autres du même statut.",
		}),
		requete: z
			.string()
			.meta({ description: "Identifiant de l’appel, comme `X-Request-Id`." }),
	}),
);

/** Body of a 422: all errors of the request at once. */
export const HTTPValidationError = component(
	"HTTPValidationError",
	z.object({
		detail: z.array(ValidationError).meta({
			description: "Toutes les erreurs de la requête, dans l’ordre des champs.",
		}),
	}),
);
