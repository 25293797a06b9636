import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A tree in a temporary folder, removed by `remove()`. */
export type TemporaryTree = {
	directory: string;
	write: (files: Readonly<Record<string, string>>) => void;
	remove: () => void;
};

/** Writes `files` (path → text) into a new temporary folder. */
export function temporaryTree(
	files: Readonly<Record<string, string>>,
): TemporaryTree {
	const directory = mkdtempSync(join(tmpdir(), "bien-commun-tree-"));
	const write: TemporaryTree["write"] = (added) => {
		for (const [path, text] of Object.entries(added)) {
			mkdirSync(dirname(join(directory, path)), { recursive: true });
			writeFileSync(join(directory, path), text);
		}
	};
	write(files);
	return {
		directory,
		write,
		remove: () => rmSync(directory, { recursive: true, force: true }),
	};
}

/** A small tree that keeps every rule of the structure check. */
export const CLEAN_TREE: Readonly<Record<string, string>> = {
	"package.json": JSON.stringify({ dependencies: { zod: "4.6.7" } }),
	"package-lock.json": JSON.stringify({
		packages: {
			"": { name: "x" },
			"node_modules/zod": { integrity: "sha512-eA==" },
			"node_modules/here": { link: true, resolved: "here" },
			"node_modules/tool-darwin-arm64": {
				optional: true,
				os: ["darwin"],
				cpu: ["arm64"],
			},
		},
	}),
	"docs/glossary.md": [
		"| Word | Refused in code | Except in |",
		"|---|---|---|",
		"| `besoin` | `need` | technique, `http.ts` |",
		"| `jeton` | `token`, `api key` | technique, `lib/comptes/connexion` |",
		"",
	].join("\n"),
	"docs/decisions/0001-runtime.md": "# Runtime\n",
	"app/api/projets/route.ts":
		'import { x } from "#lib/projets/http";\n\nexport const GET = x;\n',
	"app/[langue]/page.tsx": "export default function Page() {\n}\n",
	"components/ui/bouton.tsx": "export const BOUTON = 1;\n",
	"lib/platform/config/env.ts": "export const PORT = process.env.PORT;\n",
	"lib/platform/runtime/clock.ts": "export const now = () => Date.now();\n",
	"lib/platform/parser.ts": "export const token = 1;\n",
	"lib/comptes/jetons/rules.ts":
		"export const JETONS_MAX_PAR_COMPTE = 5 as const;\n",
	"lib/comptes/jetons/schema.ts": "",
	"lib/comptes/jetons/queries.ts": "",
	"lib/comptes/jetons/rules.test.ts": "export const avant = Date.now();\n",
	"lib/comptes/connexion/queries.ts": "export const sessionToken = 1;\n",
	"lib/comptes/connexion/schema.ts": "",
	"lib/comptes/connexion/rules.ts": "",
	"lib/besoins/chantier/schema.ts": "",
	"lib/besoins/chantier/queries.ts": "",
	"lib/besoins/chantier/serialize.ts": "",
	"lib/projets/http.ts": "export const needs = 1;\n",
	"lib/projets/writes.ts":
		"/** Files it. */\nexport async function classer(tx: object, id: number) {}\nexport const lever = (tx: object) => tx;\nfunction seul(id: number) {}\nexport const VIDE = 0;\n",
	"e2e/api/projets.spec.ts": "export const apres = new Date();\n",
	"bench/mesures/duree.ts": "export const depart = Date.now();\n",
};
