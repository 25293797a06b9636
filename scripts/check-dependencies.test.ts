import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import {
	type TemporaryTree,
	temporaryTree,
} from "./check-structure/tree.fixture.ts";

const open: TemporaryTree[] = [];

afterEach(() => {
	for (const tree of open.splice(0)) tree.remove();
});

function run(files: Readonly<Record<string, string>>) {
	const tree = temporaryTree(files);
	open.push(tree);
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[join(import.meta.dirname, "check-dependencies.ts"), tree.directory],
		{ encoding: "utf8" },
	);
	return { status, lines: stdout.trim().split("\n"), stderr };
}

const needs = (...paths: string[]): string =>
	paths.map((path) => `import "${path}";\n`).join("");

const installed = (name: string): Readonly<Record<string, string>> => ({
	[`node_modules/${name}/package.json`]: JSON.stringify({
		name,
		main: "index.js",
	}),
	[`node_modules/${name}/index.js`]: "",
});

/** A tree that uses every permission once. */
const CLEAN_TREE: Readonly<Record<string, string>> = {
	"package.json": JSON.stringify({
		type: "module",
		imports: {
			"#lib/*": "./lib/*.ts",
			"#app/*": "./app/*.ts",
			"#components/*": "./components/*.tsx",
		},
		dependencies: { zod: "1.0.0", pg: "1.0.0", "next-auth": "1.0.0" },
		devDependencies: { vitest: "1.0.0" },
	}),
	"tsconfig.json": JSON.stringify({
		compilerOptions: {
			target: "ES2024",
			module: "esnext",
			moduleResolution: "bundler",
			allowImportingTsExtensions: true,
			noEmit: true,
		},
	}),
	...installed("zod"),
	...installed("pg"),
	...installed("next-auth"),
	...installed("vitest"),
	"prisma/client/client.ts": "export type Projet = number;\n",
	"lib/platform/db/pool.ts": needs(
		"pg",
		"../config/env.ts",
		"../../../prisma/client/client.ts",
	),
	"lib/platform/config/env.ts": "",
	"lib/platform/contract/wire.ts": needs("zod"),
	"lib/themes/schema.ts": needs("zod", "#lib/platform/contract/wire"),
	"lib/themes/rules.ts": needs("./schema.ts"),
	"lib/themes/serialize.ts": needs("./rules.ts"),
	"lib/themes/queries.ts": needs("./serialize.ts", "#lib/platform/db/pool"),
	"lib/themes/writes.ts": needs("./queries.ts", "#lib/platform/db/pool"),
	"lib/projets/schema.ts": needs("#lib/themes/schema"),
	"lib/projets/http.ts": needs("./schema.ts", "#lib/platform/contract/wire"),
	"lib/projets/serialize.ts":
		'import type { Projet } from "../../prisma/client/client.ts";\nimport "#lib/themes/serialize";\nexport type X = Projet;\n',
	"lib/projets/queries.ts": needs("./serialize.ts", "#lib/themes/queries"),
	"lib/projets/writes.ts": needs(
		"./queries.ts",
		"#lib/themes/writes",
		"#lib/platform/db/pool",
	),
	"lib/projets/commands.ts": needs("./writes.ts", "#lib/platform/db/pool"),
	"lib/projets/commands.test.ts": needs("vitest", "./commands.ts", "pg"),
	"lib/comptes/connexion/queries.ts": needs("next-auth"),
	"lib/comptes/jetons/queries.ts": needs("#lib/platform/db/pool"),
	"lib/adapters/api/route.ts": needs(
		"#lib/projets/http",
		"#lib/comptes/jetons/queries",
	),
	"lib/adapters/pages/action.ts": needs("#lib/comptes/connexion/queries"),
	"lib/adapters/pages/page.ts": "",
	"components/projets/fiche.tsx": needs("#lib/projets/schema"),
	"app/page.tsx": needs("#components/projets/fiche", "#lib/projets/queries"),
	"app/api/projets/route.ts": needs(
		"#lib/adapters/api/route",
		"#lib/projets/commands",
	),
	"app/api/auth/route.ts": needs("next-auth"),
	"app/[langue]/flux/page.tsx": needs("#components/projets/fiche"),
	"browser/enhance.ts": needs("./page.ts"),
	"browser/page.ts": "",
	"server/index.ts": needs("#app/api/projets/route", "#lib/platform/db/pool"),
	"scripts/gerer.ts": needs("../server/index.ts", "#lib/projets/commands"),
	"e2e/api/projets.spec.ts": needs("../../scripts/gerer.ts"),
};

/** One row per rule: its name, the file that breaks it, the text of that file. */
const REFUSED: readonly [string, string, string][] = [
	["no-circle", "lib/platform/cercle.ts", needs("./retour.ts")],
	["resolved", "lib/platform/perdu.ts", needs("./nulle-part.ts")],
	["declared", "lib/platform/inconnu.ts", needs("undeclared")],
	["development-only", "lib/platform/vite.ts", needs("vitest")],
	["within-schema", "lib/besoins/schema.ts", needs("./rules.ts")],
	["within-rules", "lib/besoins/rules.ts", needs("./serialize.ts")],
	["within-serialize", "lib/besoins/serialize.ts", needs("./queries.ts")],
	["within-queries", "lib/besoins/queries.ts", needs("./commands.ts")],
	["within-writes", "lib/besoins/writes.ts", needs("./commands.ts")],
	["within-commands", "lib/besoins/commands.ts", needs("./http.ts")],
	["within-http", "lib/besoins/http.ts", needs("./queries.ts")],
	["across-schema", "lib/articles/schema.ts", needs("#lib/projets/http")],
	["across-rules", "lib/articles/rules.ts", needs("#lib/projets/schema")],
	["across-serialize", "lib/articles/serialize.ts", needs("#lib/projets/http")],
	[
		"across-queries",
		"lib/articles/queries.ts",
		needs("#lib/projets/serialize"),
	],
	["across-writes", "lib/articles/writes.ts", needs("#lib/projets/commands")],
	[
		"across-commands",
		"lib/articles/commands.ts",
		needs("#lib/projets/serialize"),
	],
	["across-http", "lib/articles/http.ts", needs("#lib/projets/http")],
	...[
		["comptes", "projets"],
		["themes", "projets"],
		["contributions", "projets"],
		["signalements", "projets"],
		["projets", "besoins"],
		["besoins", "articles"],
		["articles", "besoins"],
		["moderation", "espace"],
		["espace", "moderation"],
		["flux", "comptes"],
		["donnees", "comptes"],
		["statistiques", "comptes"],
	].map(([from, to]): [string, string, string] => [
		`edge-${from}`,
		`lib/${from}/bord/queries.ts`,
		needs(`#lib/${to}/ilot/rules`),
	]),
	[
		"exploitation-callers",
		"app/purge/page.tsx",
		needs("#lib/exploitation/conservation/commands"),
	],
	["pure", "lib/besoins/chantier/rules.ts", needs("./schema.ts")],
	[
		"domain-downwards",
		"lib/besoins/jalons/queries.ts",
		needs("#lib/adapters/pages/page"),
	],
	[
		"platform-knows-no-domain",
		"lib/platform/su.ts",
		needs("#lib/themes/schema"),
	],
	["i18n-knows-no-domain", "lib/i18n/su.ts", needs("#lib/themes/schema")],
	["adapters", "lib/adapters/api/outcomes.ts", needs("#lib/themes/queries")],
	[
		"database",
		"lib/adapters/openapi/document.ts",
		needs("#lib/platform/db/pool"),
	],
	["database-client", "server/base.ts", needs("../prisma/client/client.ts")],
	[
		"serialize-types-only",
		"lib/besoins/etapes/serialize.ts",
		needs("../../../prisma/client/client.ts"),
	],
	["database-drivers", "server/pilote.ts", needs("pg")],
	["app", "app/a/page.tsx", needs("#lib/themes/serialize")],
	["app", "app/c/page.tsx", needs("#lib/themes/writes")],
	["components", "components/ui/x.tsx", needs("#lib/themes/queries")],
	["browser", "browser/su.ts", needs("#lib/projets/schema")],
	["browser-apart", "components/ui/y.tsx", needs("../../browser/page.ts")],
	[
		"api-without-session",
		"app/api/themes/route.ts",
		needs("#components/projets/fiche"),
	],
	[
		"api-without-session",
		"app/[langue]/flux/projets.xml/route.ts",
		needs("#lib/adapters/pages/action"),
	],
	["sessions-one-place", "app/b/page.tsx", needs("next-auth")],
	["server", "server/page.ts", needs("../components/projets/fiche.tsx")],
	["scripts", "scripts/page.ts", needs("../components/projets/fiche.tsx")],
	["content", "prisma/seed.ts", needs("../scripts/gerer.ts")],
	["tests-are-leaves", "lib/platform/essai.ts", needs("./x.fixture.ts")],
];

/** Files that the violations above import, and that break no rule themselves. */
const BESIDE: Readonly<Record<string, string>> = {
	...installed("undeclared"),
	"lib/platform/retour.ts": needs("./cercle.ts"),
	"lib/platform/x.fixture.ts": "",
	"lib/besoins/chantier/schema.ts": needs("#lib/platform/detour"),
	"lib/platform/detour.ts": needs("./db/pool.ts"),
	"lib/exploitation/conservation/commands.ts": "",
	...Object.fromEntries(
		["projets", "besoins", "articles", "comptes", "moderation", "espace"].map(
			(domain) => [`lib/${domain}/ilot/rules.ts`, ""],
		),
	),
};

describe("the dependency check", () => {
	it("reports nothing on a tree that keeps every rule, and prints how much it read", () => {
		const { status, lines, stderr } = run(CLEAN_TREE);
		expect(stderr).toBe("");
		expect(lines).toEqual([
			expect.stringMatching(/^dependencies: 0 to mend among \d+ modules$/),
		]);
		expect(status).toBe(0);
	});

	it("reports each rule at the file that breaks it, and exits with 1", () => {
		const { status, lines } = run({
			...CLEAN_TREE,
			...BESIDE,
			...Object.fromEntries(REFUSED.map(([, path, text]) => [path, text])),
		});
		const reported = lines.map((line) => line.split(": imports ")[0]);
		for (const [rule, path] of REFUSED) {
			expect(reported).toContain(`${path}:1: ${rule}`);
		}
		expect(status).toBe(1);
	});

	it("fails on an empty tree, because it read nothing", () => {
		const { status, lines } = run({
			"package.json": "{}",
			"tsconfig.json": "{}",
		});
		expect(lines.at(-1)).toMatch(/0 modules read/);
		expect(status).toBe(1);
	});
});
