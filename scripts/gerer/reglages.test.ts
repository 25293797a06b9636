import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { CARRE, dossierIdentite } from "#lib/platform/config/identity.fixture";
import { gerer } from "./gerer.fixture.ts";

/** Each run starts a process, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

test(
	"`reglages` says in JSON whether settings and identity are right, and fails when they are not, without a database",
	async () => {
		const couleur = (hex: string) =>
			dossierIdentite({ "identite.json": { couleur: hex } });
		const lire = async (settings: Record<string, string>) => {
			const { code, stdout } = await gerer(
				{ DATABASE_URL: "postgresql://x:x@127.0.0.1:1/x", ...settings },
				"reglages",
			);
			return { code, ...JSON.parse(stdout) };
		};
		expect(await lire({ IDENTITE: couleur("#00429d") })).toEqual({
			...{ code: 0, erreurs: [], avertissements: [] },
		});
		expect(
			await lire({ IDENTITE: couleur("#ffdb09"), PORT: "x", MAIL_FORM: "a" }),
		).toEqual({
			code: 1,
			erreurs: [
				expect.stringMatching(/^PORT /),
				expect.stringMatching(/^IDENTITE : .*#ffdb09/),
			],
			avertissements: [expect.stringContaining("MAIL_FROM")],
		});
		// What only drawing it shows, and stops the start.
		const coupe = CARRE.replace("</svg>", "");
		for (const nom of ["logo.svg", "icone.svg"])
			expect(
				await lire({ IDENTITE: dossierIdentite({ [nom]: coupe }) }),
			).toMatchObject({
				code: 1,
				erreurs: [expect.stringContaining(`IDENTITE : ${nom}`)],
			});
	},
	PATIENCE_MS,
);

test.runIf(existsSync("/dev/full"))(
	"a result that the output could not take, as on a full disk, is a failure and is told",
	() => {
		const { status, stderr } = spawnSync(
			process.execPath,
			["scripts/bootstrap.mjs", "scripts/gerer.ts", "reglages"],
			{
				stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
				encoding: "utf8",
			},
		);
		expect(stderr).toContain("son résultat n’a pas pu être écrit");
		expect(status).toBe(1);
	},
	PATIENCE_MS,
);
