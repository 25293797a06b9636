/**
 * The words and sizes that docs/architecture.md allows. This file is data:
 * the structure check and the dependency rules both read it.
 */

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

/** What any folder of app/ may hold: the names that Next reads, the server actions, and the reads. */
export const APP_FILES: readonly string[] = [
	"actions.ts",
	"data.ts",
	"default.tsx",
	"error.tsx",
	"fonts.ts",
	"global-error.tsx",
	"layout.tsx",
	"loading.tsx",
	"not-found.tsx",
	"page.tsx",
	"route.ts",
	"template.tsx",
];

/** What stands once for the whole site, at the top of app/. */
export const APP_TOP_FILES: readonly string[] = [
	"globals.css",
	"manifest.ts",
	"opengraph-image.png",
	"prose.css",
	"robots.ts",
	"sitemap.ts",
];

export const COMPONENT_FOLDERS: readonly string[] = [
	"ui",
	"accueil",
	"developpeurs",
	...DOMAINS,
];

export const E2E_FOLDERS: readonly string[] = [
	"api",
	"parcours",
	"epreuves",
	"fixtures",
];

export const TOP_FOLDERS: readonly string[] = [
	".ci",
	".devcontainer",
	".github",
	".vscode",
	"app",
	"bench",
	"browser",
	"client",
	"components",
	"deploiement",
	"docs",
	"e2e",
	"lib",
	"prisma",
	"public",
	"scripts",
	"server",
];

export const TOP_FILES: readonly string[] = [
	".dependency-cruiser.mjs",
	".dockerignore",
	".editorconfig",
	".env.example",
	".gitattributes",
	".gitignore",
	".node-version",
	".npmrc",
	"CHANGELOG.md",
	"CONTRIBUTING.md",
	"LICENSE",
	"README.md",
	"SECURITY.md",
	"biome.json",
	"cspell.json",
	"instrumentation.ts",
	"knip.json",
	"next.config.ts",
	"package-lock.json",
	"package.json",
	"playwright.config.ts",
	"postcss.config.mjs",
	"publiccode.yml",
	"prisma.config.ts",
	"redocly.yaml",
	"tsconfig.json",
	"vitest.config.ts",
];

/** Names that say nothing about the content, refused for any file or folder. */
export const EMPTY_WORDS: readonly string[] = [
	"common",
	"helper",
	"helpers",
	"manager",
	"managers",
	"misc",
	"shared",
	"util",
	"utils",
];

export const MAX_LINES = 400;
export const MAX_CODE_LINES_OF_ROUTE = 15;
export const MAX_CODE_LINES_OF_PAGE = 60;

/** The client is generated: splitting a file in two would only hide its length. */
export const UNLIMITED_FOLDERS: readonly string[] = ["client/"];

/** The folder that provides time and randomness, and the files that measure. */
export const CLOCK_FOLDERS: readonly string[] = [
	"e2e/",
	"lib/platform/",
	"bench/epreuves/",
	"bench/mesures/",
];
