import { expect, test } from "vitest";
import { dossierIdentite } from "#lib/platform/config/identity.fixture";
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
	},
	PATIENCE_MS,
);
