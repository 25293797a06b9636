import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { faultsOfLines } from "./env-lines.ts";
import { type Identite, readIdentity } from "./identity.ts";
import { misspeltSettings } from "./misspelt.ts";
import { OperatorError } from "./operator-error.ts";
import { crossErrors } from "./rules.ts";
import {
	isLoopbackHost,
	SETTING_NAMES,
	settingsSchema,
	type WrittenSettings,
} from "./settings.ts";

const NOM = "Bien commun";

type Environment = Record<string, string | undefined>;

function written(source: Environment): {
	values: WrittenSettings;
	erreurs: string[];
} {
	const given = Object.fromEntries(
		SETTING_NAMES.flatMap((name) => {
			const text = source[name]?.trim() ?? "";
			return text === "" ? [] : [[name, text]];
		}),
	);
	const parsed = settingsSchema.safeParse(given);
	if (parsed.success) return { values: parsed.data, erreurs: [] };
	const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
	const valid = Object.fromEntries(
		Object.entries(given).filter(([name]) => !wrong.has(name)),
	);
	return {
		// The rules between settings still run on the valid ones, so that the operator sees every error at once.
		values: settingsSchema.parse(valid),
		erreurs: parsed.error.issues.map(
			(issue) => `${String(issue.path[0])} ${issue.message}`,
		),
	};
}

function mailSettings(values: WrittenSettings, site: URL) {
	const expediteur = values.MAIL_FROM ?? `ne-pas-repondre@${site.hostname}`;
	const { RESEND_API_KEY: cle, SMTP_URL: url } = values;
	if (cle !== undefined) {
		const baseUrl = values.RESEND_BASE_URL;
		return { transport: "resend", cle, baseUrl, expediteur } as const;
	}
	if (url === undefined) return { transport: "local", expediteur } as const;
	const enClair = values.LIAISONS_EN_CLAIR?.includes("courriel") ?? false;
	return { transport: "smtp", url, enClair, expediteur } as const;
}

export type ReglagesCourriel = ReturnType<typeof mailSettings>;

/** What the documentation of such servers calls their address: with or without `/v1`, or the whole path. */
function embeddingEndpoint(text: string): string {
	const base = text.replace(/\/+$/, "");
	if (base.endsWith("/embeddings")) return base;
	return `${base}${/\/v\d+$/.test(base) ? "" : "/v1"}/embeddings`;
}

function embeddingSettings({
	PLONGEMENTS_URL: url,
	PLONGEMENTS_MODELE: modele,
	PLONGEMENTS_CLE: cle,
	PLONGEMENTS_SAISIE: saisie = false,
}: WrittenSettings) {
	if (url === undefined || modele === undefined) return undefined;
	const { hostname } = new URL(url);
	return {
		adresse: embeddingEndpoint(url),
		/** The machine that gets them, as people are told; null when it is this one. */
		hote: isLoopbackHost(hostname) ? null : hostname,
		modele,
		cle,
		/** Whether a text being typed may be sent to it. */
		saisie,
	};
}

export type ReglagesPlongements = NonNullable<
	ReturnType<typeof embeddingSettings>
>;

/** The issuer of OpenID Connect by which one may sign in; `undefined`: one signs in by code alone. */
function issuerSettings({
	OIDC_EMETTEUR: adresse,
	OIDC_CLIENT: client,
	OIDC_SECRET: secret,
	OIDC_NOM: nom,
	OIDC_PORTEES: portees = "openid email",
	OIDC_SIGNATURE: signature = "RS256",
	OIDC_USERINFO_SIGNE: userinfoSigne = false,
}: WrittenSettings) {
	if (!adresse || !client || !secret || !nom) return undefined;
	return {
		/** Without a final slash. */
		adresse: adresse.replace(/\/+$/, ""),
		client,
		secret,
		nom,
		portees,
		signature,
		/** Whether what it tells of people is signed as well. */
		userinfoSigne,
	};
}

export type ReglagesEmetteur = NonNullable<ReturnType<typeof issuerSettings>>;

function runMode(text?: string): "production" | "development" | "test" {
	return text === "development" || text === "test" ? text : "production";
}

/** The value of `Strict-Transport-Security` for a site of https: two years; undefined otherwise. */
export function transportSecurity({
	siteUrl,
	hstsSousDomaines,
}: Reglages): string | undefined {
	if (!siteUrl.startsWith("https:")) return undefined;
	return `max-age=63072000${hstsSousDomaines ? "; includeSubDomains" : ""}`;
}

/** The settings that an error begins with: of "A ou B manque", both. */
function settingsNamedFirst(text: string): string[] {
	return /^\S+(?: ou [A-Z_]+)*/.exec(text)?.[0].split(" ou ") ?? [];
}

/**
 * The settings in force, defaults included and checked against each other, or all errors
 * at once, one French sentence each. Reads the folder of the identity; changes nothing.
 */
export function analyserReglages(source: Environment) {
	const { values, erreurs } = written(source);
	const port = values.PORT ?? 3000;
	const siteUrl = values.SITE_URL ?? `http://localhost:${port}`;
	const site = new URL(siteUrl);
	const estLocal = isLoopbackHost(site.hostname);
	// The public entrance is a proxy on this machine: a client that bypassed it could forge X-Forwarded-For.
	const host = values.HOST ?? "127.0.0.1";
	const vitrine = source.VITRINE === "oui";
	// A setting that is present but invalid is already reported: it must not be reported as missing too.
	const reported = new Set(erreurs.map((text) => text.split(" ")[0]));
	// The comment keeps Next from treating the whole checkout as data to bundle.
	const dataDir = resolve(
		/* turbopackIgnore: true */ values.DATA_DIR ?? ".data",
	);
	const folder = resolve(
		/* turbopackIgnore: true */ values.IDENTITE ?? join(dataDir, "identite"),
	);
	const identity = readIdentity(folder);
	if (values.IDENTITE !== undefined && identity.absent)
		erreurs.push(`IDENTITE mène à ${folder}, qui n'existe pas.`);
	erreurs.push(
		...crossErrors(values, siteUrl, host, vitrine).filter(
			(text) => !settingsNamedFirst(text).some((name) => reported.has(name)),
		),
		...identity.erreurs.map((text) => `IDENTITE : ${text}`),
	);
	// A name that is misspelt is often why another is said to be missing.
	const avertissements = [
		...misspeltSettings(Object.keys(source)),
		...identity.avertissements.map((text) => `IDENTITE : ${text}`),
	];
	if (erreurs.length > 0)
		return { ok: false, erreurs, avertissements } as const;
	const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: jeton } =
		values;
	const siteNom = values.SITE_NOM ?? NOM;
	const reglages = {
		mode: runMode(source.NODE_ENV),
		/** Whether this is the public trial of `npm run vitrine`, which its starter says. */
		vitrine,
		port,
		host,
		/** Origin without a final slash; every link we write starts with it. */
		siteUrl,
		/** Whether `siteUrl` only reaches this machine. */
		estLocal,
		/** `undefined` asks for the embedded PostgreSQL. */
		databaseUrl: values.DATABASE_URL,
		/** Absolute path. */
		dataDir: vitrine ? join(dataDir, "vitrine") : dataDir,
		courriel: mailSettings(values, site),
		/** `undefined` only on loopback or in the public trial, until the starter has made one. */
		secret: values.NEXTAUTH_SECRET,
		upstash: url && jeton ? { url, jeton } : undefined,
		plongements: embeddingSettings(values),
		/** Sockets of loopback that tests let the site read (`lib/platform/network`); always empty on a public site. */
		lecturesEssai: values.LECTURES_ESSAI ?? [],
		/** What tests wait for the database, in milliseconds: their machine may be slow. `undefined`: as long as a request may. */
		patienceEssaiMs: values.PATIENCE_ESSAI && values.PATIENCE_ESSAI * 1000,
		adminCourriels: values.ADMIN_EMAILS ?? [],
		emetteur: issuerSettings(values),
		limiteAppels: values.LIMITE_APPELS ?? 600,
		limiteContributions: values.LIMITE_CONTRIBUTIONS ?? 5,
		limiteCodes: values.LIMITE_CODES ?? 1000,
		trustedProxies: values.TRUSTED_PROXIES ?? 0,
		siteNom,
		/** Whether the site has a name of its own: ours is also what its contents are called. */
		estNomme: siteNom !== NOM,
		identite: identity.identite,
		editeur: values.EDITEUR,
		editeurAdresse: values.EDITEUR_ADRESSE,
		hebergeur: values.HEBERGEUR,
		contact: values.CONTACT,
		codeSource: values.CODE_SOURCE,
		metricsToken: values.METRICS_TOKEN,
		/** Whether browsers must also use https for every subdomain of the site. */
		hstsSousDomaines: values.HSTS_SOUS_DOMAINES ?? false,
		/** One French sentence per variable that looks like a misspelt setting, and per weakness of the identity. */
		avertissements: [
			...avertissements,
			...(estLocal ? [] : missingDuties(identity.identite)),
		],
	};
	return { ok: true, reglages } as const;
}

type Analyse = ReturnType<typeof analyserReglages>;

export type Reglages = Extract<Analyse, { ok: true }>["reglages"];

/** What French law has a public site say, and its identity does not. */
function missingDuties(identite: Identite): string[] {
	const missing = (
		["directeur_publication", "editeur_siren", "dpo", "accessibilite"] as const
	).filter((name) => identite[name] === undefined);
	return missing.length === 0
		? []
		: [
				`IDENTITE : identite.json ne dit pas ${missing.join(", ")}, que la loi demande à la plupart des sites publics français.`,
			];
}

let memo: Reglages | undefined;

/**
 * The settings of this process, read once from its environment. Throws an Error whose
 * message lists every error in French.
 */
export function reglages(): Reglages {
	if (memo === undefined) {
		const analyse = analyserReglages(process.env);
		if (!analyse.ok) throw new Error(analyse.erreurs.join("\n"));
		memo = analyse.reglages;
	}
	return memo;
}

/**
 * Adds to the environment what the starter determined (secret, URL of the embedded
 * database…), for this process and its children; the next `reglages()` reads it.
 */
export function completeEnvironment(values: Record<string, string>): void {
	Object.assign(process.env, values);
	memo = undefined;
}

/**
 * Reads a `.env` file if there is one; variables that are already set win. Throws an
 * `OperatorError` when it is in another encoding than UTF-8, or a line of it would not be
 * read as it was meant.
 */
export function loadEnvironmentFile(path: string): void {
	if (existsSync(path)) {
		const bytes = readFileSync(path);
		if (!isUtf8(bytes))
			throw new OperatorError(
				`${path} n'est pas en UTF-8 : enregistrez-le de nouveau, dans cet encodage.`,
			);
		// Node (20 to 24) takes a byte order mark for a part of the first name.
		const text = String(bytes).replace(/^\uFEFF/, "");
		const faults = faultsOfLines(text).map((fault) => `  - ${fault}`);
		if (faults.length > 0)
			throw new OperatorError(
				[`${path} est à corriger :`, ...faults].join("\n"),
			);
		Object.assign(process.env, { ...parseEnv(text), ...process.env });
	}
	memo = undefined;
}

/** The environment to pass to a child process, with `changes` on top. */
export function childEnvironment(
	changes: Record<string, string> = {},
): NodeJS.ProcessEnv {
	return { ...process.env, ...changes };
}

/** The directory where the operator typed the command: npm changes to the checkout and keeps it in INIT_CWD. */
export function callerDirectory(): string {
	return process.env.INIT_CWD ?? process.cwd();
}
