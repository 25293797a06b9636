import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "#e2e/fixtures/api";
import { ROOT } from "#e2e/fixtures/processes";
import { SAMPLE_TOKEN } from "#lib/adapters/openapi/calls";
import { childEnvironment } from "#lib/platform/config/env";
import { LANGUES, type Langue } from "#lib/platform/langues";

const run = promisify(execFile);

/** A test runner may force colours, which would appear in the programs' output. */
const SANS_COULEUR = { FORCE_COLOR: "0", NO_COLOR: "1" };

function estLa(programme: string): boolean {
	try {
		execFileSync(programme, ["--version"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

const ENTITES: Readonly<Record<string, string>> = {
	"&quot;": '"',
	"&#x27;": "'",
	"&lt;": "<",
	"&gt;": ">",
	"&amp;": "&",
};

/** The programs of the page, as a reader copies them. */
async function exemples(
	port: number,
	langue: Langue,
): Promise<Map<string, string>> {
	const chemin = langue === "en" ? "/en/developpeurs" : "/developpeurs";
	const page = await fetch(`http://localhost:${port}${chemin}`);
	const html = await page.text();
	const trouves = [
		...html.matchAll(
			/data-exemple="(\w+)".*?<code[^>]*>(.*?)<\/code><\/pre>/gs,
		),
	];
	return new Map(
		trouves.map(([, nom = "", code = ""]) => [
			nom,
			code.replace(/&(?:quot|#x27|lt|gt|amp);/g, (une) => ENTITES[une] ?? une),
		]),
	);
}

test.describe("the programs of /developpeurs, copied from the page and run", () => {
	let dossier: string;
	test.beforeAll(() => {
		dossier = mkdtempSync(join(tmpdir(), "bc-exemples-"));
	});
	test.afterAll(() => rmSync(dossier, { recursive: true }));

	const PROGRAMMES = [
		{ nom: "curl", programme: "curl", lancer: ["sh"], attendu: /^\[\{"slug":/ },
		{
			nom: "conditionnel",
			programme: "curl",
			lancer: ["sh"],
			attendu: /^304\s*$/,
		},
		{
			nom: "javascript",
			programme: process.execPath,
			lancer: [process.execPath, "--input-type=module", "--eval"],
			attendu: /^(?:\d+ .+\n){3}$/,
		},
		{
			nom: "pages",
			programme: process.execPath,
			lancer: [process.execPath, "--input-type=module", "--eval"],
			attendu: /^exemple-\d+-0$/m,
		},
		{
			nom: "python",
			programme: "python3",
			lancer: ["python3"],
			attendu: /^(?:\d+ .+\n){3}$/,
		},
	];

	const CAS = LANGUES.flatMap((langue) =>
		PROGRAMMES.map((programme) => ({ ...programme, langue })),
	);
	for (const { attendu, lancer, langue, nom, programme } of CAS)
		test(`${langue}: ${nom}`, async ({ base, front, monde }) => {
			test.skip(!estLa(programme), `${programme} is not installed`);
			const { port } = front.server;
			await base.lignes(
				`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
				 SELECT 'exemple-' || $1 || '-' || n, 'Projet exemple ' || n, 'Une accroche.', repeat('a', 40), 'publie', now()
				 FROM generate_series(0, 2) AS n ON CONFLICT DO NOTHING`,
				[port],
			);
			const code = (await exemples(port, langue)).get(nom) ?? "";
			expect(code).toContain(SAMPLE_TOKEN[langue]);
			const [premier = "", ...options] = lancer;
			const complet = code.replaceAll(SAMPLE_TOKEN[langue], monde.membre.jeton);
			const fichier = join(dossier, nom);
			writeFileSync(fichier, complet);
			const { stdout } = await run(
				premier,
				options.includes("--eval") ? [...options, complet] : [fichier],
				{ cwd: dossier, env: childEnvironment(SANS_COULEUR) },
			);
			expect(stdout).toMatch(attendu);
		});
});

const TSC = join(ROOT, "node_modules/typescript/bin/tsc");
const TSC_STRICT = [
	...["--noEmit", "--strict", "--skipLibCheck", "--allowImportingTsExtensions"],
	...["--target", "es2023", "--lib", "es2023,dom,dom.iterable"],
	...["--module", "nodenext", "--types", "node"],
	...["--typeRoots", join(ROOT, "node_modules/@types")],
];

/** Code that a developer writes with the client: every name and type of it comes from the document. */
const ESSAI = `import { configure, listerProjets, listerThemes, type ProjetResume } from "./bien-commun.ts";

const [, , serverUrl = "", bearer = ""] = process.argv;
configure({ serverUrl, auth: { bearer } });
const projets: ProjetResume[] = await listerProjets({ query: { limite: 2, tri: "recents" } });
const themes = await listerThemes();
const noms: string[] = projets.map(({ nom }) => nom);
console.log(\`\${noms.length} projets, \${themes.length} en tout\`);
`;

test("the client generated from the document is typed, and reads a list", async ({
	base,
	front,
	monde,
}) => {
	const { port } = front.server;
	await base.lignes(
		`INSERT INTO projets (slug, nom, accroche, description, statut, publie_le)
		 SELECT 'client-' || $1 || '-' || n, 'Client ' || n, 'Une accroche.', repeat('a', 40), 'publie', now()
		 FROM generate_series(0, 2) AS n`,
		[port],
	);
	const dossier = mkdtempSync(join(tmpdir(), "bc-client-"));
	try {
		const document = join(dossier, "openapi.json");
		const reponse = await front.appeler("GET", "/api/openapi.json");
		writeFileSync(document, reponse.octets);
		await run(
			process.execPath,
			[
				join(ROOT, "node_modules/@redocly/cli/bin/cli.js"),
				...["generate-client", document, "--output"],
				join(dossier, "bien-commun.ts"),
			],
			{ cwd: dossier, env: childEnvironment({ REDOCLY_TELEMETRY: "off" }) },
		);
		writeFileSync(join(dossier, "package.json"), '{ "type": "module" }');
		const essai = join(dossier, "essai.ts");
		writeFileSync(essai, ESSAI);
		await run(process.execPath, [TSC, ...TSC_STRICT, essai], { cwd: dossier });
		// A filter that is not in the contract must not compile.
		const faux = join(dossier, "faux.ts");
		writeFileSync(faux, ESSAI.replace("limite: 2", "limit: 2"));
		await expect(
			run(process.execPath, [TSC, ...TSC_STRICT, faux], { cwd: dossier }),
		).rejects.toThrow();
		const { stdout } = await run(process.execPath, [
			essai,
			`http://localhost:${port}`,
			monde.membre.jeton,
		]);
		expect(stdout).toMatch(/^2 projets, \d+ en tout\n$/);
	} finally {
		rmSync(dossier, { recursive: true });
	}
});
