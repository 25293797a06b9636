/** No text may cost more CPU than its length justifies, up to the size that its transport accepts. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
	COUT_MAX_MS,
	cpuMs,
	hostileTexts,
} from "#lib/platform/validation/cpu-time.fixture";
import { FORMULAIRE_MAX_OCTETS } from "#lib/platform/validation/forms";
import { validateRequest } from "#lib/platform/validation/request";
import { CORPS_MAX_OCTETS } from "./api/route.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A query and headers may be no longer than a form or an API body. */
const TEXTS = hostileTexts(Math.max(CORPS_MAX_OCTETS, FORMULAIRE_MAX_OCTETS));

/** A value that matches `schema`, with `text` in place of every value. */
function filled(schema: z.core.$ZodType, text: string): unknown {
	if (
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodNullable ||
		schema instanceof z.ZodDefault
	)
		return filled(schema.def.innerType, text);
	if (schema instanceof z.ZodPipe)
		return filled(
			schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in,
			text,
		);
	if (schema instanceof z.ZodArray) return [filled(schema.def.element, text)];
	if (schema instanceof z.ZodObject)
		return Object.fromEntries(
			Object.keys(schema.shape).map((key) => [
				key,
				filled(schema.shape[key], text),
			]),
		);
	return text;
}

/** Schemas that several objects share are tested once. */
const tried = new Set<unknown>();

type Field = {
	/** Where it is declared. */
	readonly name: string;
	/** The field, and an object that has only this field. */
	readonly field: z.core.$ZodType;
	readonly schema: z.ZodType;
	value(text: string): unknown;
};

function fieldsOf(name: string, schema: unknown): Field[] {
	if (schema instanceof z.ZodObject)
		return Object.keys(schema.shape).map((key) => ({
			name: `${name}.${key}`,
			field: schema.shape[key],
			schema: z.object({ [key]: schema.shape[key] }),
			value: (text) => ({ [key]: filled(schema.shape[key], text) }),
		}));
	if (!(schema instanceof z.ZodType)) return [];
	return [
		{ name, field: schema, schema, value: (text) => filled(schema, text) },
	];
}

/** Every field of every schema of the domain: bodies, queries and paths of the API, forms, queries of pages. */
async function allFields(): Promise<Field[]> {
	const files = globSync("lib/**/schema.ts", { cwd: ROOT }).sort();
	const modules = await Promise.all(
		files.map(async (file) => {
			const module: Record<string, unknown> = await import(
				pathToFileURL(join(ROOT, file)).href
			);
			return Object.entries(module).flatMap(([name, schema]) =>
				fieldsOf(`${file} ${name}`, schema),
			);
		}),
	);
	return modules.flat();
}

function tooDear({ name, schema, field, value }: Field): string[] {
	if (tried.has(field)) return [];
	tried.add(field);
	return TEXTS.flatMap(([kind, text]) => {
		const body = value(text);
		const ms = cpuMs(() => validateRequest({ body: schema }, { body }));
		return ms > COUT_MAX_MS ? [`${name}: ${kind}, ${Math.round(ms)} ms`] : [];
	});
}

describe("every field, with the longest text that its transport accepts", async () => {
	const fields = await allFields();

	test("the walk finds the fields of forms, bodies and queries", () => {
		const names = fields.map(({ name }) => name.split(" ")[1]);
		expect(names).toEqual(
			expect.arrayContaining([
				"AdresseForme.courriel",
				"CodeForme.code",
				"ProjetContribution.description",
				"ProjetContribution.themes",
				"ProjetsQuery.q",
				"FiltreJournal.qui",
			]),
		);
		expect(names.length).toBeGreaterThan(200);
	});

	test("costs less than 100 ms of CPU time", { timeout: 300_000 }, () => {
		expect(fields.flatMap(tooDear)).toEqual([]);
	});
});
