/**
 * Examples of the document, generated from the schemas: first a value for this field of
 * this component, else one from the schema's metadata, else a value for the wire key,
 * else one for the type.
 */
import { CHAMPS_BESOIN, CHAMPS_PROJET } from "#lib/contributions/schema";
import { each } from "#lib/platform/contract/records";
import type { JsonSchema } from "#lib/platform/validation/json-schema";

const BESOIN = CHAMPS_BESOIN.description.exemple;

/** Values by wire key, with the component's name where they differ between components. */
const VALUES: Readonly<Record<string, unknown>> = {
	...each(CHAMPS_BESOIN, "exemple"),
	...each(CHAMPS_PROJET, "exemple"),
	"AuteurAdmin.nom": "Camille",
	"BesoinAdmin.description": BESOIN,
	"BesoinAdmin.slug": "une-carte-des-fontaines-d-eau",
	"BesoinContribue.slug": "une-carte-des-fontaines-d-eau",
	"BesoinContribution.description": BESOIN,
	"BesoinSortie.description": BESOIN,
	"BesoinSortie.statut": "etude",
	"BesoinSortie.statut_libelle": "À l’étude",
	"ArticleResume.slug": "premier-mois",
	"ArticleResume.auteur": "L’équipe",
	"ArticleResume.projets": ["openstreetmap"],
	"ArticleSortie.auteur": "L’équipe",
	"ArticleSortie.projets": ["openstreetmap"],
	"ArticleResume.titre": "Un premier mois de recensement",
	"ArticleSortie.slug": "premier-mois",
	"ArticleSortie.titre": "Un premier mois de recensement",
	"BesoinContribution.theme": "environnement",
	"BesoinModeration.projet": "openstreetmap",
	"BesoinModeration.statut": "etude",
	"BesoinContribue.statut": "propose",
	"Etape.titre": "Premier relevé de terrain",
	"Etape.texte": "Quarante fontaines ont été relevées par six personnes.",
	"Jalon.statut": "publie",
	"Moi.nom": "Camille",
	"ProjetContribue.statut": "propose",
	"ProjetContribution.themes": ["territoires"],
	"ThemeSortie.description":
		"Se déplacer autrement, en ville comme à la campagne.",
	cahier:
		"Une page qui montre les fontaines proches, et permet d’en signaler une.",
	courriel: "camille@exemple.org",
	date: "2026-11-21",
	depot: "https://exemple.org/fontaines.git",
	html: "<p>Ce que le recensement a appris ce mois-ci.</p>",
	message: "Merci ! Votre contribution sera relue avant d’être publiée.",
	motif: "Ce projet figure déjà dans le recensement.",
	nb_soutiens: 12,
	nb_votes: 42,
	resume: "Où en est le recensement, et ce qui vient.",
	slug: "openstreetmap",
	statut: "publie",
	statut_libelle: "Exprimé",
	suspendu: true,
	traductions: {},
};

const OF_FORMAT: Readonly<Record<string, string>> = {
	"date-time": "2026-11-21T10:00:00.000Z",
	date: "2026-11-21",
	uri: "https://exemple.org/",
};

export type Components = Readonly<Record<string, JsonSchema>>;

/** Whether a value of JSON is an object: not null, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

/** The name of the component that a schema refers to, if it is a reference. */
export function referredName({ $ref }: JsonSchema): string | undefined {
	return typeof $ref === "string" ? REFERENCE.exec($ref)?.[1] : undefined;
}

function ofObject(
	{ properties, required }: JsonSchema,
	components: Components,
	name: string,
): Record<string, unknown> {
	const asked = Array.isArray(required) ? required : [];
	const entries = Object.entries(isObject(properties) ? properties : {})
		// Optional fields with a default are omitted.
		.filter(
			([key, schema]) =>
				asked.includes(key) || !isObject(schema) || !("default" in schema),
		)
		.map(([key, schema]) => [
			key,
			VALUES[`${name}.${key}`] ??
				(isObject(schema) ? ofMetadata(schema) : undefined) ??
				VALUES[key] ??
				exampleOf(isObject(schema) ? schema : {}, components),
		]);
	return Object.fromEntries(entries);
}

function ofMetadata({ examples }: JsonSchema): unknown {
	return Array.isArray(examples) ? examples[0] : undefined;
}

function firstType({ type }: JsonSchema): unknown {
	return Array.isArray(type) ? type[0] : type;
}

/** A value that the schema accepts. */
export function exampleOf(
	schema: JsonSchema,
	components: Components,
	name = "",
): unknown {
	const declared = ofMetadata(schema) ?? schema.default;
	if (declared !== undefined) return declared;
	const referred = referredName(schema);
	if (referred !== undefined)
		return exampleOf(components[referred] ?? {}, components, referred);
	if (Array.isArray(schema.enum)) return schema.enum[0];
	if (Array.isArray(schema.anyOf)) {
		const [first] = schema.anyOf;
		return isObject(first) ? exampleOf(first, components, name) : null;
	}
	switch (firstType(schema)) {
		case "object":
			return ofObject(schema, components, name);
		case "array":
			return isObject(schema.items)
				? [exampleOf(schema.items, components)]
				: [];
		case "integer":
			return schema.minimum ?? 1;
		case "boolean":
			return true;
		case "string":
			return OF_FORMAT[String(schema.format)] ?? "(texte)";
		default:
			return null;
	}
}
