import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { analyserReglages, transportSecurity } from "./env.ts";
import { SETTING_NAMES } from "./settings.ts";

const PUBLIC = {
	SITE_URL: "https://bien.example.org",
	NEXTAUTH_SECRET: "s".repeat(32),
	RESEND_API_KEY: "re_cle",
	MAIL_FROM: "Bien commun <site@example.org>",
	EDITEUR: "Association",
	EDITEUR_ADRESSE: "1 rue du Lac",
	HEBERGEUR: "Une machine à nous",
	CONTACT: "bonjour@example.org",
};

function inForce(source: Record<string, string>) {
	const analyse = analyserReglages(source);
	if (!analyse.ok) throw new Error(analyse.erreurs.join("\n"));
	return analyse.reglages;
}

function problems(source: Record<string, string>): string[] {
	const analyse = analyserReglages(source);
	return analyse.ok ? [] : analyse.erreurs;
}

describe("settings", () => {
	test("an empty environment gives the documented defaults, all on loopback", () => {
		expect(inForce({})).toMatchObject({
			port: 3000,
			host: "127.0.0.1",
			siteUrl: "http://localhost:3000",
			estLocal: true,
			databaseUrl: undefined,
			dataDir: resolve(".data"),
			courriel: { transport: "local" },
			secret: undefined,
			upstash: undefined,
			adminCourriels: [],
			limiteAppels: 600,
			limiteContributions: 5,
			trustedProxies: 0,
			siteNom: "Bien commun",
			avertissements: [],
		});
	});

	test("the default SITE_URL follows PORT, so that links lead to the port in use", () => {
		expect(inForce({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
	});

	test("a setting present but empty counts as absent", () => {
		expect(inForce({ PORT: "", DATABASE_URL: " " })).toMatchObject({
			port: 3000,
			databaseUrl: undefined,
		});
	});

	test("it listens on this machine only, public site or not, unless HOST says otherwise", () => {
		expect(inForce(PUBLIC).host).toBe("127.0.0.1");
		expect(inForce({ ...PUBLIC, HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
		expect(inForce({ SITE_URL: "http://127.0.0.1:3000" }).host).toBe(
			"127.0.0.1",
		);
		expect(inForce({ SITE_URL: "http://[::1]:3000/" }).siteUrl).toBe(
			"http://[::1]:3000",
		);
	});

	test("off loopback plain http is refused with the reason", () => {
		expect(
			problems({ ...PUBLIC, SITE_URL: "http://bien.example.org" }),
		).toEqual([expect.stringMatching(/^SITE_URL .*https.*en clair/)]);
	});

	test.each([
		"NEXTAUTH_SECRET",
		"EDITEUR",
		"EDITEUR_ADRESSE",
		"HEBERGEUR",
		"CONTACT",
		"RESEND_API_KEY",
		"MAIL_FROM",
	])("off loopback the absence of %s is refused by name", (name) => {
		const rest = Object.fromEntries(
			Object.entries(PUBLIC).filter(([key]) => key !== name),
		);
		expect(problems(rest)).toEqual([expect.stringContaining(name)]);
	});

	test("a mail server that is written wrongly is refused for that alone, not as missing too", () => {
		const { RESEND_API_KEY: _, ...rest } = PUBLIC;
		expect(problems({ ...rest, SMTP_URL: "smtp" })).toEqual([
			expect.stringMatching(/^SMTP_URL /),
		]);
	});

	test("the local mailbox is refused as soon as HOST is open to other machines", () => {
		expect(problems({ HOST: "0.0.0.0" })).toEqual([
			expect.stringContaining("boîte aux lettres locale"),
		]);
	});

	test.each([
		["db.example.org/base", false],
		["db.example.org/base?sslmode=prefer", false],
		["db.example.org/base?sslmode=require", true],
		["db.example.org/base?sslmode=verify-full", true],
		["127.0.0.1:5433/base", true],
		["localhost/base", true],
	])(
		"DATABASE_URL to %s: allowed %s, and always with LIAISONS_EN_CLAIR=base",
		(place, isAllowed) => {
			const settings = { DATABASE_URL: `postgresql://a:b@${place}` };
			expect(problems(settings)).toEqual(
				isAllowed
					? []
					: [
							expect.stringMatching(
								/^DATABASE_URL .*sslmode=verify-full.*LIAISONS_EN_CLAIR/,
							),
						],
			);
			expect(
				problems({ ...settings, LIAISONS_EN_CLAIR: "courriel, base" }),
			).toEqual([]);
		},
	);

	test("browsers get includeSubDomains only when it is asked for", () => {
		const hsts = (more: object) =>
			transportSecurity(inForce({ ...PUBLIC, ...more }));
		expect(hsts({})).toBe("max-age=63072000");
		expect(hsts({ HSTS_SOUS_DOMAINES: "oui" })).toBe(
			"max-age=63072000; includeSubDomains",
		);
		expect(transportSecurity(inForce({}))).toBeUndefined();
	});

	test("two mail transports at once are refused, since one would be ignored", () => {
		expect(
			problems({ ...PUBLIC, SMTP_URL: "smtp://mail.example.org:587" }),
		).toEqual([expect.stringContaining("tous les deux")]);
	});

	test.each([
		["PORT", "0"],
		["PORT", "65536"],
		["PORT", "3000a"],
		["HOST", "http://x"],
		["SITE_URL", "localhost"],
		["SITE_URL", "https://example.org/annuaire"],
		["SITE_URL", "https://example.org."],
		["SITE_URL", "https://*.example.org"],
		["OIDC_PORTEES", "email,openid"],
		["SITE_URL", "javascript:alert(1)"],
		["DATABASE_URL", "mysql://localhost/base"],
		["DATABASE_URL", "postgresql://localhost"],
		["RESEND_BASE_URL", "http://example.org"],
		["SMTP_URL", "http://mail.example.org"],
		["MAIL_FROM", "Bien commun"],
		["MAIL_FROM", "a@b.fr\nBcc: c@d.fr"],
		["NEXTAUTH_SECRET", "s".repeat(31)],
		["UPSTASH_REDIS_REST_URL", "ftp://example.org"],
		["ADMIN_EMAILS", "a@b.fr; c@d.fr"],
		["LIMITE_APPELS", "0"],
		["LIMITE_APPELS", "1.5"],
		["LIMITE_CONTRIBUTIONS", "-1"],
		["TRUSTED_PROXIES", "oui"],
		["LIAISONS_EN_CLAIR", "tout"],
		["HSTS_SOUS_DOMAINES", "peut-être"],
		["CONTACT", "http://example.org"],
		["CODE_SOURCE", "javascript:alert(1)"],
		["CODE_SOURCE", "https://jeton@code.example.org"],
		["METRICS_TOKEN", "court"],
		["PLONGEMENTS_URL", "ftp://127.0.0.1"],
		["PLONGEMENTS_URL", "http://compte:secret@127.0.0.1"],
		["PLONGEMENTS_URL", "http://127.0.0.1/?cle=1"],
		["PLONGEMENTS_CLE", "deux mots"],
		["PLONGEMENTS_SAISIE", "peut-être"],
		["PATIENCE_ESSAI", "0"],
		["LECTURES_ESSAI", "127.0.0.1"],
		["LECTURES_ESSAI", "10.0.0.1:4010"],
		["LECTURES_ESSAI", "localhost:4010"],
		["LECTURES_ESSAI", "127.0.0.1:0"],
		["LECTURES_ESSAI", "127.0.0.1:4010, 1.1.1.1:80"],
	])(
		"%s=%j is refused by one sentence that begins with its name",
		(name, text) => {
			const own = problems({ [name]: text }).filter((sentence) =>
				sentence.startsWith(`${name} `),
			);
			expect(own).toHaveLength(1);
		},
	);

	test.each([
		["PORT", 1, 65_535],
		["LIMITE_APPELS", 1, 1_000_000],
		["LIMITE_CONTRIBUTIONS", 1, 1_000_000],
		["LIMITE_CODES", 4, 1_000_000],
		["TRUSTED_PROXIES", 0, 16],
	])(
		"the error for %s outside its bounds names both: %i and %i",
		(name, min, max) => {
			for (const text of [min - 1, max + 1, 100_000_000, 1e10]) {
				const found = problems({ [name]: `${text}` });
				expect(found).toHaveLength(1);
				expect(found[0]).toContain(`de ${min} à ${max}`);
			}
			for (const text of [min, max])
				expect(problems({ [name]: `${text}` })).toEqual([]);
		},
	);

	test.each([
		["PORT", "1"],
		["PORT", "65535"],
		["LIMITE_APPELS", "1"],
		["TRUSTED_PROXIES", "0"],
		["NEXTAUTH_SECRET", "s".repeat(32)],
		[
			"DATABASE_URL",
			"postgresql://a:b@db.example.org:5432/base?sslmode=require",
		],
		["ADMIN_EMAILS", "a@b.fr, c@d.fr"],
		["CODE_SOURCE", "https://code.example.org/bien-commun"],
		["METRICS_TOKEN", "m".repeat(16)],
	])("%s=%j, at the bound, is accepted", (name, text) => {
		expect(problems({ [name]: text })).toEqual([]);
	});

	const PLONGEMENTS = {
		PLONGEMENTS_URL: "http://127.0.0.1:11434",
		PLONGEMENTS_MODELE: "bge-m3",
	};

	test("without PLONGEMENTS_URL there is no server of vectors; with it, a typed text stays unless PLONGEMENTS_SAISIE says oui", () => {
		expect(inForce({}).plongements).toBeUndefined();
		expect(inForce(PLONGEMENTS).plongements).toEqual({
			adresse: "http://127.0.0.1:11434/v1/embeddings",
			hote: null,
			modele: "bge-m3",
			cle: undefined,
			saisie: false,
		});
		expect(
			inForce({
				...PLONGEMENTS,
				PLONGEMENTS_URL: "https://ia.example.org/v1",
				PLONGEMENTS_CLE: "cle",
				PLONGEMENTS_SAISIE: "oui",
			}).plongements,
		).toEqual({
			adresse: "https://ia.example.org/v1/embeddings",
			hote: "ia.example.org",
			modele: "bge-m3",
			cle: "cle",
			saisie: true,
		});
	});

	test.each([
		["http://127.0.0.1:1", "http://127.0.0.1:1/v1/embeddings"],
		["http://127.0.0.1:1/", "http://127.0.0.1:1/v1/embeddings"],
		["http://127.0.0.1:1/v1", "http://127.0.0.1:1/v1/embeddings"],
		["http://127.0.0.1:1/v1/embeddings", "http://127.0.0.1:1/v1/embeddings"],
		["https://a.example/ia/v2", "https://a.example/ia/v2/embeddings"],
	])("PLONGEMENTS_URL=%s posts texts to %s", (url, adresse) => {
		const { plongements } = inForce({ ...PLONGEMENTS, PLONGEMENTS_URL: url });
		expect(plongements?.adresse).toBe(adresse);
	});

	test("a server of vectors on another machine is reached over https, unless LIAISONS_EN_CLAIR allows the contrary", () => {
		const settings = { ...PLONGEMENTS, PLONGEMENTS_URL: "http://ollama:11434" };
		expect(problems(settings)).toEqual([
			expect.stringMatching(/^PLONGEMENTS_URL .*LIAISONS_EN_CLAIR/),
		]);
		expect(problems({ ...settings, LIAISONS_EN_CLAIR: "plongements" })).toEqual(
			[],
		);
	});

	test.each([
		[{ PLONGEMENTS_URL: "http://127.0.0.1:1" }, "PLONGEMENTS_MODELE"],
		[{ PLONGEMENTS_MODELE: "bge-m3" }, "PLONGEMENTS_MODELE"],
		[{ PLONGEMENTS_CLE: "cle" }, "PLONGEMENTS_CLE"],
		[{ PLONGEMENTS_SAISIE: "oui" }, "PLONGEMENTS_SAISIE"],
	])("half of what vectors need, %j, is refused by name", (given, name) => {
		expect(problems(given)).toEqual([expect.stringContaining(name)]);
	});

	test("half of the Upstash pair is refused", () => {
		expect(
			problems({ UPSTASH_REDIS_REST_URL: "https://example.org" }),
		).toHaveLength(1);
	});

	test("every problem is reported in one go, invalid values and broken rules together", () => {
		const texts = problems({
			PORT: "x",
			SITE_URL: "http://bien.example.org",
			LIMITE_APPELS: "0",
		}).join("\n");
		for (const name of ["PORT", "SITE_URL", "LIMITE_APPELS", "EDITEUR"]) {
			expect(texts).toContain(name);
		}
	});

	test.each([
		["SITEURL", "SITE_URL"],
		["site_url", "SITE_URL"],
		["TRUSTED_PROXY", "TRUSTED_PROXIES"],
		["NEXT_AUTH_SECRET", "NEXTAUTH_SECRET"],
		["RESEND_APIKEY", "RESEND_API_KEY"],
	])("%s is reported as a misspelling of %s", (slip, meant) => {
		expect(inForce({ [slip]: "x" }).avertissements).toEqual([
			expect.stringMatching(new RegExp(`^${slip} .*${meant} \\?$`)),
		]);
	});

	test("an unknown LIMITE_ is reported as having no effect", () => {
		expect(inForce({ LIMITE_VOTES: "3" }).avertissements).toHaveLength(1);
	});

	test("variables of other programs cause no warning", () => {
		expect(
			inForce({
				PATH: "/bin",
				HOSTNAME: "machine",
				NODE_ENV: "production",
				npm_config_cache: "x",
				HTTP_PROXY: "x",
				EDITOR: "vi",
			}).avertissements,
		).toEqual([]);
	});
});

describe("LECTURES_ESSAI", () => {
	const ESSAI = { LECTURES_ESSAI: "127.0.0.1:4010, 127.0.0.2:80" };

	test("opens sockets of loopback on a site of this machine with the local mailbox", () => {
		expect(inForce(ESSAI).lecturesEssai).toEqual([
			"127.0.0.1:4010",
			"127.0.0.2:80",
		]);
		expect(inForce({}).lecturesEssai).toEqual([]);
	});

	test.each([
		["on a public site", PUBLIC],
		["on a site that other machines reach", { HOST: "0.0.0.0" }],
		[
			"on a site that sends mail",
			{ SMTP_URL: "smtp://x:25", MAIL_FROM: "a@example.org" },
		],
		[
			"with a provider of mail",
			{ RESEND_API_KEY: "re_cle", MAIL_FROM: "a@example.org" },
		],
	])("%s the site does not start", (_, settings) => {
		expect(problems({ ...settings, ...ESSAI })).toContainEqual(
			expect.stringMatching(/^LECTURES_ESSAI /),
		);
	});
});

describe(".env.example", () => {
	const lines = readFileSync(".env.example", "utf8").split("\n");
	const settings = lines.flatMap((line) => {
		const found = /^#?([A-Z][A-Z_]*)=(.*)$/.exec(line);
		return found ? [{ name: found[1] ?? "", value: found[2] ?? "" }] : [];
	});

	test("names exactly the settings of the schema, once each", () => {
		expect(settings.map(({ name }) => name).sort()).toEqual(
			[...SETTING_NAMES].sort(),
		);
	});

	test("explains each setting on the line above it", () => {
		for (const { name } of settings) {
			const at = lines.findIndex((line) => line.startsWith(`#${name}=`));
			const above = lines[at - 1] ?? "";
			expect(above.startsWith("# ") || above.startsWith("#UPSTASH")).toBe(true);
		}
	});

	test("shows the true defaults: uncommenting those changes nothing", () => {
		const shown = Object.fromEntries(
			settings
				.filter(({ name }) => !["DATABASE_URL", "MAIL_FROM"].includes(name))
				.map(({ name, value }) => [name, value]),
		);
		expect(inForce(shown)).toEqual(inForce({}));
	});
});
