import { spawnSync } from "node:child_process";
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import {
	analyserReglages,
	childEnvironment,
	completeEnvironment,
	type Reglages,
} from "#lib/platform/config/env";
import { OperatorError } from "#lib/platform/config/operator-error";
import { testDatabase } from "../postgres/test-database.ts";
import { queryOnce } from "../postgres/test-process.ts";
import { buildInputs } from "./build.ts";
import { openDatabase } from "./database.ts";
import { checkPort } from "./port.ts";
import { provideSecret, readEnvironmentFile } from "./settings.ts";
import { welcome } from "./welcome.ts";

const base = mkdtempSync(join(tmpdir(), "bc-startup-"));
afterAll(() => rmSync(base, { recursive: true }));

function settingsOf(source: Record<string, string>): Reglages {
	const analysis = analyserReglages(source);
	if (!analysis.ok) throw new Error(analysis.erreurs.join("\n"));
	return analysis.reglages;
}

const MARK = "\uFEFF";

describe("the settings file", () => {
	afterEach(() => completeEnvironment({ HEBERGEUR: "" }));

	test("is read, through a link too; without one nothing is set", () => {
		const file = join(base, "reglages.env");
		const link = join(base, "reglages.lien");
		writeFileSync(
			file,
			"EDITEUR_ESSAI=a@exemple.org\nHEBERGEUR=du fichier\nHEBERGEUR_ESSAI='b c' # d\n",
		);
		symlinkSync("reglages.env", link);
		completeEnvironment({ HEBERGEUR: "déjà là" });
		readEnvironmentFile(link);
		expect(childEnvironment()).toMatchObject({
			EDITEUR_ESSAI: "a@exemple.org",
			HEBERGEUR: "déjà là",
			HEBERGEUR_ESSAI: "b c",
		});
		expect(() => readEnvironmentFile(join(base, "absent"))).not.toThrow();
	});

	test("may begin with a byte order mark: its first setting is not lost", () => {
		const file = join(base, "marque.env");
		writeFileSync(file, `${MARK}EDITEUR_MARQUE=premier\r\nDPO_MARQUE=b\r\n`);
		readEnvironmentFile(file);
		expect(childEnvironment()).toMatchObject({
			EDITEUR_MARQUE: "premier",
			DPO_MARQUE: "b",
		});
	});

	test.each([
		["a colon", "SITE_URL: https://a.example", /la ligne 2 n'est ni/],
		["a space", "SITE_URL https://a.example", /la ligne 2 n'est ni/],
		["a hash in a value", "OIDC_SECRET=ab#cd", /2 \(OIDC_SECRET\) perdrait/],
		["a hash ahead", "OIDC_SECRET=#abcd", /2 \(OIDC_SECRET\) perdrait/],
		["a quote without end", 'EDITEUR="Ville', /2 \(EDITEUR\) s'ouvre/],
		["a name in quotes", 'MAIL_FROM="V" <a@b.fr>', /2 \(MAIL_FROM\) s'ouvre/],
		["a second value", "DPO_LIGNE=b", /2 redonne DPO_LIGNE .*la ligne 1 /],
	])(
		"with %s is refused by line and name, never by value: Node would lose it, or a part of it, without a word",
		(_, line, sentence) => {
			const file = join(base, "lignes.env");
			writeFileSync(file, `DPO_LIGNE=a\n${line}\n`);
			expect(() => readEnvironmentFile(file)).toThrow(sentence);
			expect(() => readEnvironmentFile(file)).not.toThrow(/example|cd|Ville/);
			expect(childEnvironment().DPO_LIGNE).toBeUndefined();
		},
	);

	test("may hold what Node reads as it was meant: comments, quotes, spaces, a value given twice alike", () => {
		const file = join(base, "admis.env");
		writeFileSync(
			file,
			`# a\r\n\r\n  export DPO_A = l'un # b\r\nDPO_B='x#y'#c\nDPO_C=\nDPO_C= # none\nDPO_D=a=b\nDPO_B= 'x#y'#c\n`,
		);
		readEnvironmentFile(file);
		expect(childEnvironment()).toMatchObject({
			...{ DPO_A: "l'un", DPO_B: "x#y", DPO_C: "", DPO_D: "a=b" },
		});
	});

	test.each(["latin1", "utf16le"] as const)(
		"in %s is rejected: its names and accents would be lost without a word",
		(encoding) => {
			const file = join(base, "autre.env");
			writeFileSync(file, `${MARK}EDITEUR=Mairie de Besançon\n`, encoding);
			expect(() => readEnvironmentFile(file)).toThrow(/pas en UTF-8/);
		},
	);

	test("when it is a link to nowhere, is rejected with the path where it should be", () => {
		const link = join(base, "lien.env");
		symlinkSync(join(base, "nulle-part", "reglages.env"), link);
		expect(() => readEnvironmentFile(link)).toThrow(OperatorError);
		expect(() => readEnvironmentFile(link)).toThrow(
			/lien vers .*nulle-part\/reglages\.env, qui n'existe pas/,
		);
	});

	test("when it cannot be read, is reported without Node's own message", () => {
		const folder = join(base, "dossier.env");
		mkdirSync(folder);
		expect(() => readEnvironmentFile(folder)).toThrow(/ne peut être lu/);
	});
});

describe("provideSecret", () => {
	afterEach(() => completeEnvironment({ NEXTAUTH_SECRET: "" }));

	test("a local instance creates a secret once, readable by its owner alone, and keeps it", () => {
		const settings = settingsOf({ DATA_DIR: join(base, "new", "data") });
		const first = provideSecret(settings).secret;
		const path = join(base, "new", "data", "secret");
		expect(first).toBe(readFileSync(path, "utf8"));
		expect(first).toMatch(/^[\w-]{64}$/);
		expect((statSync(path).mode & 0o777).toString(8)).toBe("600");
		completeEnvironment({ NEXTAUTH_SECRET: "" });
		expect(provideSecret(settings).secret).toBe(first);
	});

	test.skipIf(process.platform === "win32")(
		"a disk that has no room for a secret keeps none; one that an earlier start left empty is told, and never used",
		() => {
			const dataDir = join(base, "full");
			// Every write fails: no file may grow.
			const { status, stderr } = spawnSync(
				"sh",
				[
					...["-c", 'ulimit -f 0; exec "$@"', "sh", process.execPath],
					...["--input-type=module", "-e"],
					`import { provideSecret } from "./server/startup/settings.ts";
					 provideSecret({ dataDir: ${JSON.stringify(dataDir)} });`,
				],
				{ encoding: "utf8" },
			);
			expect([status, stderr]).toEqual([1, expect.stringContaining("EFBIG")]);
			expect(readdirSync(dataDir)).toEqual([]);
			writeFileSync(join(dataDir, "secret"), "");
			const settings = settingsOf({ DATA_DIR: dataDir });
			expect(() => provideSecret(settings)).toThrow(/secret est vide/);
		},
	);

	test("a secret of the settings is used unchanged, and none is written", () => {
		const secret = "x".repeat(40);
		completeEnvironment({ NEXTAUTH_SECRET: secret });
		const dataDir = join(base, "given");
		const settings = settingsOf({ DATA_DIR: dataDir, NEXTAUTH_SECRET: secret });
		expect(provideSecret(settings).secret).toBe(secret);
		expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined();
	});
});

describe("checkPort", () => {
	test("a port in use is reported with the remedy, a free one passes", async () => {
		const other = createServer();
		await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
		const port = portOf(other.address());
		const place = { host: "127.0.0.1", port };
		await expect(checkPort(place)).rejects.toThrow(
			new RegExp(`${port} est déjà pris.*PORT=`),
		);
		await new Promise((done) => other.close(done));
		await expect(checkPort(place)).resolves.toBeUndefined();
	});

	test("an address that does not belong to this machine is reported by the name of its setting", async () => {
		await expect(
			checkPort({ host: "203.0.113.7", port: 3000 }),
		).rejects.toThrow(/^HOST=203\.0\.113\.7/);
	});
});

function portOf(address: AddressInfo | string | null): number {
	return typeof address === "object" && address !== null ? address.port : 0;
}

describe("openDatabase", () => {
	test("a DATABASE_URL where nothing listens is reported without its password", async () => {
		const settings = settingsOf({
			DATABASE_URL: "postgresql://compte:motdepasse@127.0.0.1:1/base",
		});
		const failure = await openDatabase(settings).catch((error) => error);
		expect(failure).toBeInstanceOf(OperatorError);
		expect(failure.message).toMatch(/127\.0\.0\.1:1\/base.*rien n'écoute/);
		expect(failure.message).not.toContain("motdepasse");
	});

	test("a database whose order is not ICU's is opened with a warning, one like ours without", async () => {
		const { url, drop } = await testDatabase();
		const other = new URL(url);
		other.pathname = `${other.pathname}_c`;
		const name = other.pathname.slice(1);
		await queryOnce(
			url,
			`CREATE DATABASE ${name} LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
		);
		try {
			const warnings = async (DATABASE_URL: string) =>
				(await openDatabase(settingsOf({ DATABASE_URL }))).warnings;
			expect(await warnings(url)).toEqual([]);
			expect(await warnings(other.href)).toEqual([
				expect.stringContaining("ICU"),
			]);
		} finally {
			await queryOnce(url, `DROP DATABASE ${name}`);
			await drop();
		}
	});

	test("a server that accepts and never answers fails in a bounded time", async () => {
		const silent = createServer();
		await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
		const settings = settingsOf({
			DATABASE_URL: `postgresql://a:b@127.0.0.1:${portOf(silent.address())}/base`,
		});
		await expect(openDatabase(settings)).rejects.toThrow(/injoignable/);
		silent.close();
	});
});

describe("buildInputs", () => {
	test("change with a source, its name, the schema and the lock; not with a test or a script", () => {
		const root = join(base, "checkout");
		const write = (path: string, text: string) => {
			mkdirSync(join(root, path, ".."), { recursive: true });
			writeFileSync(join(root, path), text);
			return buildInputs(root);
		};
		write("prisma/schema.prisma", "a");
		const first = write("app/page.tsx", "a");
		expect(write("lib/x.test.ts", "a")).toBe(first);
		expect(write("scripts/y.ts", "a")).toBe(first);
		const changed = [
			write("app/page.tsx", "b"),
			write("app/other.tsx", "b"),
			write("prisma/schema.prisma", "b"),
			write("package-lock.json", "b"),
		];
		expect(new Set([first, ...changed]).size).toBe(5);
	});
});

test("the welcome message says that no project can be proposed, and how to fix it, only while there is no theme", () => {
	const settings = settingsOf({});
	expect(welcome(settings, false)).toMatch(/aucun thème[\s\S]*themes premiers/);
	expect(welcome(settings, true)).not.toContain("thème");
});
