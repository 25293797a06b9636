import { expect, test } from "vitest";
import { z } from "zod";
import {
	blockText,
	boundedArray,
	boundedInteger,
	closedList,
	lineText,
	looseBoolean,
	optionalText,
	orNull,
	rawText,
} from "./fields.ts";
import { buildComponents, component, jsonSchemaOf } from "./json-schema.ts";
import { webAddress } from "./web-address.ts";

const Theme = component(
	"EssaiTheme",
	z.object({
		slug: z.string(),
		jour: z.iso.date(),
		publie_le: z.iso.datetime().nullable(),
		nb: z.int().nonnegative(),
	}),
);

component(
	"EssaiProjet",
	z.object({ theme: Theme.nullable(), themes: z.array(Theme) }),
);

component(
	"EssaiContribution",
	z
		.object({
			nom: lineText({ min: 2, max: 120 }),
			description: blockText({ min: 40, max: 5000 }),
			site_web: orNull(webAddress()),
			porteur: optionalText(lineText({ max: 160 })),
			code_ouvert: orNull(looseBoolean()),
			themes: boundedArray(lineText(), { min: 1, max: 3 }),
			piege: rawText().default(""),
		})
		.meta({ examples: [{ nom: "Un nom" }] }),
	"input",
);

test("a body's schema has the bounds that are validated", () => {
	expect(buildComponents("fr").EssaiContribution).toEqual({
		type: "object",
		properties: {
			nom: { type: "string", minLength: 2, maxLength: 120 },
			description: { type: "string", minLength: 40, maxLength: 5000 },
			site_web: {
				anyOf: [
					{ type: "string", format: "uri", minLength: 1, maxLength: 2083 },
					{ type: "null" },
				],
			},
			porteur: {
				anyOf: [{ type: "string", maxLength: 160 }, { type: "null" }],
			},
			code_ouvert: { type: ["boolean", "null"] },
			themes: {
				type: "array",
				items: { type: "string" },
				minItems: 1,
				maxItems: 3,
			},
			piege: { type: "string", default: "" },
		},
		required: ["nom", "description", "themes"],
		examples: [{ nom: "Un nom" }],
	});
});

test("an answer's schema requires every key and refers to named schemas", () => {
	const components = buildComponents("fr");
	expect(components.EssaiTheme).toEqual({
		type: "object",
		properties: {
			slug: { type: "string" },
			jour: { type: "string", format: "date" },
			publie_le: {
				anyOf: [{ type: "string", format: "date-time" }, { type: "null" }],
			},
			nb: { type: "integer", minimum: 0 },
		},
		required: ["slug", "jour", "publie_le", "nb"],
	});
	const ref = { $ref: "#/components/schemas/EssaiTheme" };
	expect(components.EssaiProjet).toEqual({
		type: "object",
		properties: {
			theme: { anyOf: [ref, { type: "null" }] },
			themes: { type: "array", items: ref },
		},
		required: ["theme", "themes"],
	});
	expect(jsonSchemaOf(Theme, "output", "fr")).toEqual(ref);
	expect(jsonSchemaOf(z.array(Theme), "output", "fr")).toEqual({
		type: "array",
		items: ref,
	});
});

test("a parameter's schema keeps its list, bounds and default", () => {
	const tri = closedList(["une", "votes"]).default("une");
	expect(jsonSchemaOf(tri, "input", "fr")).toEqual({
		type: "string",
		enum: ["une", "votes"],
		default: "une",
	});
	const limite = orNull(boundedInteger({ min: 1, max: 100 }));
	expect(jsonSchemaOf(limite, "input", "fr")).toEqual({
		anyOf: [{ type: "integer", minimum: 1, maximum: 100 }, { type: "null" }],
	});
});

test("a value of an answer that JSON can't represent stops the generation", () => {
	expect(() =>
		jsonSchemaOf(z.object({ le: z.date() }), "output", "fr"),
	).toThrow();
});
