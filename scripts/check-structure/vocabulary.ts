/** The folders and files that docs/architecture.md allows in lib/; the dependency rules read them too. */

export const DOMAINS = [
	"comptes",
	"themes",
	"projets",
	"besoins",
	"articles",
	"vocabulaire",
	"lieux",
	"recherche",
	"participation",
	"contributions",
	"signalements",
	"moderation",
	"espace",
	"flux",
	"donnees",
	"statistiques",
	"exploitation",
] as const;

/** What a domain folder holds, lowest layer first. */
export const DOMAIN_FILES = [
	"schema",
	"rules",
	"serialize",
	"queries",
	"writes",
	"commands",
	"http",
] as const;

/** A sub-concern of a domain with fewer files, tests apart, belongs in the folder above it. */
export const MIN_FILES_OF_CONCERN = 3;

export const LIB_FOLDERS: readonly string[] = [
	...DOMAINS,
	"adapters",
	"i18n",
	"platform",
];
