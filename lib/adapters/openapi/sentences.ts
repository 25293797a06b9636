/**
 * What the document says of each call and of each field, found by their names in
 * `lib/i18n/messages/{fr,en}/contrat.json`. Schemas say none but that of `traductions`,
 * which names its keys.
 */
import { z } from "zod";
import EN from "#lib/i18n/messages/en/contrat.json" with { type: "json" };
import FR from "#lib/i18n/messages/fr/contrat.json" with { type: "json" };
import { LIMITE_PAR_DEFAUT, SLUGS_MAX } from "#lib/platform/contract/wire";
import type { Langue } from "#lib/platform/langues";
import { named } from "#lib/platform/validation/json-schema";
import { CONTRACT } from "../api/endpoints.ts";

type Filed = Readonly<Record<string, Readonly<Record<string, string>>>>;

const CALLS: Readonly<Record<Langue, Filed>> = { fr: FR.appels, en: EN.appels };
const FIELDS: Readonly<Record<Langue, Filed>> = {
	fr: FR.champs,
	en: EN.champs,
};

/** The sentence filed under `key` of `name`. */
function saidAt(filed: Filed, name: string, key: string): string {
	const said = filed[name]?.[key] ?? "";
	return said
		.replace("{limite}", String(LIMITE_PAR_DEFAUT))
		.replace("{slugs}", String(SLUGS_MAX));
}

/** What a call does, in one line and in a longer text. */
export function saidOfCall(operationId: string, langue: Langue) {
	return {
		summary: saidAt(CALLS[langue], operationId, "resume"),
		description: saidAt(CALLS[langue], operationId, "texte"),
	};
}

/** What a header that a call may send is for. */
export function saidOfHeader(
	name: keyof (typeof FR)["entetes"],
	langue: Langue,
): string {
	return { fr: FR, en: EN }[langue].entetes[name];
}

/** A name, then the same with fewer of its words: `ProjetSortie`, `Projet`. */
function shorter(name: string): string[] {
	const words = name.match(/[A-Z]*[a-z]+/g) ?? [];
	return words.map((_, dropped) =>
		words.slice(0, words.length - dropped).join(""),
	);
}

/**
 * Where the sentence of a field is filed: under the name of the object that holds it, or
 * fewer words of that name; else, whatever holds it, under `tous`.
 */
function placeOf(
	object: string,
	path: readonly string[],
): [name: string, key: string] | undefined {
	const places = shorter(object).map((name): [string, string] => [
		name,
		path.join("_"),
	]);
	return [
		...places,
		["tous", path.slice(-2).join("_")] satisfies [string, string],
	].find(([name, key]) => FIELDS.fr[name]?.[key] !== undefined);
}

/** The schemas that a field is made of: its elements, its choices, what it is before it is null or left out. */
function within(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
	if (schema instanceof z.ZodArray) return [schema.element];
	if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
	const isWrapped =
		schema instanceof z.ZodNullable ||
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodDefault;
	return isWrapped ? [schema.unwrap()] : [];
}

/**
 * Gives each field of the contract its sentence. A field that several objects share has
 * the one of the first of them. Answers the places of the sentences that were found.
 */
export function describeFields(): ReadonlySet<string> {
	const components = new Map<z.core.$ZodType, string>();
	for (const [name, { schema }] of named) components.set(schema, name);
	const seen = new Set<z.core.$ZodType>();
	const places = new Set<string>();
	const visit = (
		schema: z.core.$ZodType,
		object: string,
		path: readonly string[] = [],
	) => {
		// What has a name of its own is described under it.
		if ((components.get(schema) ?? object) !== object) return;
		for (const one of within(schema)) visit(one, object, path);
		if (!(schema instanceof z.ZodObject)) return;
		for (const [key, field] of Object.entries(schema.shape)) {
			if (!(field instanceof z.ZodType) || seen.has(field)) continue;
			seen.add(field);
			const place = placeOf(object, [...path, key]);
			if (place) {
				places.add(place.join("."));
				const { examples, ...known } = z.globalRegistry.get(field) ?? {};
				z.globalRegistry.add(field, {
					...known,
					fr: saidAt(FIELDS.fr, ...place),
					en: saidAt(FIELDS.en, ...place),
					...(examples ? { examples } : {}),
				});
			}
			visit(field, object, [...path, key]);
		}
	};
	const filed = Object.keys(FIELDS.fr);
	const rank = (name: string) =>
		filed.indexOf(shorter(name).find((one) => filed.includes(one)) ?? "");
	// In the order of the file: which module was loaded first decides nothing.
	for (const [schema, name] of [...components].toSorted(
		([, one], [, other]) => rank(one) - rank(other),
	))
		visit(schema, name);
	for (const { operationId, params, query, body, answer } of CONTRACT)
		for (const schema of [params, query, body, answer])
			if (schema) visit(schema, operationId);
	return places;
}
