import type { IForbiddenRuleType } from "dependency-cruiser";
import { ANY_DOMAIN, domainFiles, packages, refuse, TEST } from "./patterns.ts";

const CLIENT = `^prisma/client/|${packages("@prisma/client")}`;
const DRIVERS = packages(
	"pg",
	"@prisma/adapter-pg",
	"@prisma/driver-adapter-utils",
	"@prisma/schema-engine-wasm",
);
const MEASURES = "^bench/";

/** Every rule outside lib/, and those of the database and of any import. */
export const HOUSE_RULES: readonly IForbiddenRuleType[] = [
	refuse(
		"database",
		"only queries, writes, commands and lib/platform reach the database; the process opens and closes it",
		{
			path: "^(app|components|lib)/",
			pathNot: `${TEST}|^lib/platform/|${domainFiles("queries", "writes", "commands")}`,
		},
		{ path: "^lib/platform/db/pool\\.ts$" },
	),
	refuse(
		"database-client",
		"the generated client is for queries, writes, commands and lib/platform; serialize takes its types only",
		{
			path: "^(app|components|lib|server|scripts|bench)/",
			pathNot: `${TEST}|${MEASURES}|^lib/platform/|${domainFiles("queries", "writes", "commands", "serialize")}`,
		},
		{ path: CLIENT },
	),
	refuse(
		"serialize-types-only",
		"serialize takes types from the generated client, never the client",
		{ path: domainFiles("serialize") },
		{ path: CLIENT, dependencyTypesNot: ["type-only"] },
	),
	refuse(
		"database-drivers",
		"drivers are for lib/platform, for what creates and migrates the database, and for what measures it",
		{
			path: "^(app|components|lib|server|scripts|bench)/",
			pathNot: `${TEST}|${MEASURES}|^lib/platform/|^server/(migrations|postgres)/`,
		},
		{ path: DRIVERS },
	),
	refuse(
		"app",
		"pages and routes know components, adapters and domains, not serialize, parts of commands, the process or the scripts",
		{ path: "^app/", pathNot: TEST },
		{
			path: `^(server|scripts|bench|e2e|prisma)/|${domainFiles("serialize", "writes")}`,
		},
	),
	refuse(
		"components",
		"components receive what they show: no queries, writes, commands, serialize, adapters, pages or process",
		{ path: "^components/", pathNot: TEST },
		{
			path: `^(app|server|scripts|bench|e2e|prisma|lib/adapters)/|${domainFiles("queries", "writes", "commands", "serialize")}`,
		},
	),
	refuse(
		"browser",
		"our script is built by itself: it knows its own folder only, and is known by its marks",
		{ path: "^browser/", pathNot: TEST },
		{ pathNot: "^browser/" },
	),
	refuse(
		"browser-apart",
		"nothing imports our script: pages load what is built of it",
		{ pathNot: `^browser/|${TEST}` },
		{ path: "^browser/" },
	),
	refuse(
		"api-without-session",
		"the API and the feeds use no cookie, session or component",
		{
			path: "^app/api/|^app/.*\\bflux/.*\\broute\\.ts$",
			pathNot: `^app/api/auth/|${TEST}`,
		},
		{
			path: `^components/|^lib/comptes/connexion/|^lib/adapters/pages/(action|page)\\.ts$|${packages("next-auth", "next/headers(\\.js)?")}`,
		},
	),
	refuse(
		"sessions-one-place",
		"next-auth is imported in app/api/auth and lib/comptes/connexion only",
		{ pathNot: `^app/api/auth/|^lib/comptes/connexion/|node_modules|${TEST}` },
		{ path: packages("next-auth") },
	),
	refuse(
		"server",
		"the process knows lib and the routes of app/api",
		{ path: "^server/", pathNot: TEST },
		{ path: "^(app/(?!api/)|components/|scripts/|bench/|e2e/)" },
	),
	refuse(
		"scripts",
		"scripts, measures and ordeals know lib, server and the content of prisma",
		{ path: "^(scripts|bench)/", pathNot: TEST },
		{ path: "^(app|components|e2e)/" },
	),
	refuse(
		"content",
		"the demonstration content knows only itself and lib",
		{ path: "^prisma/", pathNot: `${TEST}|^prisma/client/` },
		{
			path: `^(app|components|server|scripts|bench|e2e)/|${ANY_DOMAIN}.*/serialize`,
		},
	),
	refuse(
		"tests-are-leaves",
		"only a test imports what serves tests",
		{ pathNot: TEST },
		{ path: TEST },
	),
	refuse(
		"no-circle",
		"modules import each other in one direction",
		{},
		{ circular: true },
	),
	refuse(
		"resolved",
		"every import leads somewhere",
		{},
		{ couldNotResolve: true },
	),
	refuse(
		"declared",
		"every package is named in package.json",
		{},
		{ dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
	),
	refuse(
		"development-only",
		"what runs in production uses no development package",
		{ path: "^(app|components|lib|server)/", pathNot: TEST },
		{ dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
	),
];
