import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Identite, readIdentity } from "./identity.ts";
import { misspeltSettings } from "./misspelt.ts";
import { crossErrors } from "./rules.ts";
import {
	isLoopbackHost,
	SETTING_NAMES,
	settingsSchema,
	type WrittenSettings,
} from "./settings.ts";

const NOM = "Bien commun";

type Environment = Record<string, string | undefined>;

/** How mail is sent: through a provider, a mail server, or into the local mailbox page. */
export type ReglagesCourriel =
	| {
			transport: "resend";
			cle: string;
			baseUrl: string | undefined;
			expediteur: string;
	  }
	| { transport: "smtp"; url: string; enClair: boolean; expediteur: string }
	| { transport: "local"; expediteur: string };

/** The server that turns texts into vectors of their meaning. */
export type ReglagesPlongements = {
	/** Where texts are posted. */
	adresse: string;
	/** The machine that gets them, as people are told; null when it is this one. */
	hote: string | null;
	modele: string;
	cle: string | undefined;
	/** Whether a text being typed may be sent to it. */
	saisie: boolean;
};

/** The issuer of OpenID Connect by which one may sign in. */
export type ReglagesEmetteur = {
	/** Without a final slash. */
	adresse: string;
	client: string;
	secret: string;
	/** What people call it. */
	nom: string;
	portees: string;
	/** How it signs ID tokens. */
	signature: "RS256" | "ES256";
	/** Whether what it tells of people is signed as well. */
	userinfoSigne: boolean;
};

/** The settings in force, defaults included and checked against each other. */
export type Reglages = {
	mode: "production" | "development" | "test";
	/** Whether this is the public trial of `npm run vitrine`, which its starter says. */
	vitrine: boolean;
	port: number;
	host: string;
	/** Origin without a final slash; every link we write starts with it. */
	siteUrl: string;
	/** Whether `siteUrl` only reaches this machine. */
	estLocal: boolean;
	/** `undefined` asks for the embedded PostgreSQL. */
	databaseUrl: string | undefined;
	/** Absolute path. */
	dataDir: string;
	courriel: ReglagesCourriel;
	/** `undefined` only on loopback or in the public trial, until the starter has made one. */
	secret: string | undefined;
	upstash: { url: string; jeton: string } | undefined;
	/** `undefined`: no text leaves. */
	plongements: ReglagesPlongements | undefined;
	/** Sockets of loopback that tests let the site read (`lib/platform/network`); always empty on a public site. */
	lecturesEssai: readonly string[];
	/** What tests wait for the database, in milliseconds: their machine may be slow. `undefined`: as long as a request may. */
	patienceEssaiMs: number | undefined;
	adminCourriels: readonly string[];
	/** `undefined`: one signs in by code alone. */
	emetteur: ReglagesEmetteur | undefined;
	limiteAppels: number;
	limiteContributions: number;
	limiteCodes: number;
	trustedProxies: number;
	siteNom: string;
	/** Whether the site has a name of its own: ours is also what its contents are called. */
	estNomme: boolean;
	identite: Identite;
	editeur: string | undefined;
	editeurAdresse: string | undefined;
	hebergeur: string | undefined;
	contact: string | undefined;
	/** Where anyone reads the source code of the site. */
	codeSource: string | undefined;
	metricsToken: string | undefined;
	/** Whether browsers must also use https for every subdomain of the site. */
	hstsSousDomaines: boolean;
	/** One French sentence per variable that looks like a misspelt setting, and per weakness of the identity. */
	avertissements: readonly string[];
};

/** Outcome of the analysis: the settings, or all errors at once, one French sentence each. */
export type AnalyseReglages =
	| { ok: true; reglages: Reglages }
	| { ok: false; erreurs: string[] };

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

function mailSettings(values: WrittenSettings, site: URL): ReglagesCourriel {
	const expediteur = values.MAIL_FROM ?? `ne-pas-repondre@${site.hostname}`;
	if (values.RESEND_API_KEY !== undefined) {
		return {
			transport: "resend",
			cle: values.RESEND_API_KEY,
			baseUrl: values.RESEND_BASE_URL,
			expediteur,
		};
	}
	return values.SMTP_URL === undefined
		? { transport: "local", expediteur }
		: {
				transport: "smtp",
				url: values.SMTP_URL,
				enClair: values.LIAISONS_EN_CLAIR?.includes("courriel") ?? false,
				expediteur,
			};
}

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
}: WrittenSettings): ReglagesPlongements | undefined {
	if (url === undefined || modele === undefined) return undefined;
	const { hostname } = new URL(url);
	const hote = isLoopbackHost(hostname) ? null : hostname;
	return { adresse: embeddingEndpoint(url), hote, modele, cle, saisie };
}

function issuerSettings({
	OIDC_EMETTEUR: adresse,
	OIDC_CLIENT: client,
	OIDC_SECRET: secret,
	OIDC_NOM: nom,
	OIDC_PORTEES: portees = "openid email",
	OIDC_SIGNATURE: signature = "RS256",
	OIDC_USERINFO_SIGNE: userinfoSigne = false,
}: WrittenSettings): ReglagesEmetteur | undefined {
	if (!adresse || !client || !secret || !nom) return undefined;
	const own = { client, secret, nom, portees, signature, userinfoSigne };
	return { adresse: adresse.replace(/\/+$/, ""), ...own };
}

function runMode(text: string | undefined): Reglages["mode"] {
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

/** Checks the settings in `source`, and the folder of the identity; changes nothing. */
export function analyserReglages(source: Environment): AnalyseReglages {
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
	if (values.IDENTITE !== undefined && !existsSync(folder))
		erreurs.push(`IDENTITE mène à ${folder}, qui n'existe pas.`);
	erreurs.push(
		...crossErrors(values, siteUrl, host, vitrine).filter(
			(text) => !settingsNamedFirst(text).some((name) => reported.has(name)),
		),
		...identity.erreurs.map((text) => `IDENTITE : ${text}`),
	);
	if (erreurs.length > 0) return { ok: false, erreurs };
	const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: jeton } =
		values;
	return {
		ok: true,
		reglages: {
			mode: runMode(source.NODE_ENV),
			vitrine,
			port,
			host,
			siteUrl,
			estLocal,
			databaseUrl: values.DATABASE_URL,
			dataDir: vitrine ? join(dataDir, "vitrine") : dataDir,
			courriel: mailSettings(values, site),
			secret: values.NEXTAUTH_SECRET,
			upstash:
				url !== undefined && jeton !== undefined ? { url, jeton } : undefined,
			plongements: embeddingSettings(values),
			lecturesEssai: values.LECTURES_ESSAI ?? [],
			patienceEssaiMs:
				values.PATIENCE_ESSAI === undefined
					? undefined
					: values.PATIENCE_ESSAI * 1000,
			adminCourriels: values.ADMIN_EMAILS ?? [],
			emetteur: issuerSettings(values),
			limiteAppels: values.LIMITE_APPELS ?? 600,
			limiteContributions: values.LIMITE_CONTRIBUTIONS ?? 5,
			limiteCodes: values.LIMITE_CODES ?? 1000,
			trustedProxies: values.TRUSTED_PROXIES ?? 0,
			siteNom: values.SITE_NOM ?? NOM,
			estNomme: (values.SITE_NOM ?? NOM) !== NOM,
			identite: identity.identite,
			editeur: values.EDITEUR,
			editeurAdresse: values.EDITEUR_ADRESSE,
			hebergeur: values.HEBERGEUR,
			contact: values.CONTACT,
			codeSource: values.CODE_SOURCE,
			metricsToken: values.METRICS_TOKEN,
			hstsSousDomaines: values.HSTS_SOUS_DOMAINES ?? false,
			avertissements: [
				...misspeltSettings(Object.keys(source)),
				...identity.avertissements.map((text) => `IDENTITE : ${text}`),
				...(estLocal ? [] : missingDuties(identity.identite)),
			],
		},
	};
}

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

/** Reads a `.env` file if there is one; variables that are already set win. */
export function loadEnvironmentFile(path: string): void {
	if (existsSync(path)) process.loadEnvFile(path);
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
